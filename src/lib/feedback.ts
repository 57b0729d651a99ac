/** Paths of the feedback API, on the origin of the lead API (setting `SITE_FEEDBACK`). */
export const feedbackPaths = {
  feedback: '/v1/feedback',
  searches: '/v1/searches',
  reports: '/v1/reports',
} as const;
