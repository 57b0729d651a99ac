/** Paths of the feedback API, on the origin of the lead API (setting `SITE_FEEDBACK`). */
export const feedbackPaths = {
  feedback: '/v1/feedback',
  searches: '/v1/searches',
} as const;

/** Path of the API for violations of the Content-Security-Policy, which browsers report. */
export const reportsPath = '/v1/reports';

/** Keys of `sessionStorage`; separate from `storageKeys`, which all pages load. */
export const feedbackKeys = {
  /** A prefix: the answer for a page, by its path (client/feedback/feedback.ts). */
  answer: 'ovamai_feedback_',
  /** The number of searches sent in this session (client/search/searchLog.ts). */
  searches: 'ovamai_searches_sent',
} as const;

/** Maximum characters of the text in an answer. */
export const maxFeedbackText = 1000;

/** What a page lacks, according to a visitor. */
export type Missing = 'explanation' | 'example' | 'outdated';

/** An answer to "Was this page helpful?", as the API expects it. */
export type Feedback = {
  /** A UUID: the API stores the last answer with the same id. */
  id: string;
  path: string;
  answer: 'yes' | 'no';
  missing?: Missing | undefined;
  text?: string | undefined;
};

/**
 * Returns a random UUID, also on pages without TLS, where `crypto.randomUUID` is missing: that of a blob's URL. Here,
 * because a module of its own would add more bytes to the scripts than its code.
 */
export function randomId(): string {
  return crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
}
