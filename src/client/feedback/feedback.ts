import {type Feedback, feedbackKeys, feedbackPaths} from '../../lib/feedback';
import {settings} from '../settings';

/** Time limit for each of the two attempts. */
const timeoutMs = 10_000;

/**
 * Posts an answer. Repeats it once, with the same id, if there is no response in time or the service fails. Rejects if
 * the answer was not stored. The request continues if the visitor leaves the page.
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const first = await post(feedback).catch(() => undefined);
  const {ok, status} = first && first.status < 500 ? first : await post(feedback);
  if (!ok) throw new Error(`Server responded with ${status}`);
}

function post(feedback: Feedback): Promise<Response> {
  return fetch((settings.apiHost ?? '') + feedbackPaths.feedback, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout?.(timeoutMs),
  });
}

/** An answer that may not be complete; `sent` after it was stored. */
export type Draft = Partial<Omit<Feedback, 'path'>> & {sent?: true};

/** Drafts by path, for browsers that block storage. */
const drafts = new Map<string, Draft>();

/** Returns the visitor's answer for a page, from this tab's session; empty if there is none. */
export function readDraft(path: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(feedbackKeys.answer + path) ?? 'null') ?? drafts.get(path) ?? {};
  } catch {
    return drafts.get(path) ?? {};
  }
}

export function saveDraft(path: string, draft: Draft): void {
  drafts.set(path, draft);
  try {
    sessionStorage.setItem(feedbackKeys.answer + path, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft is lost on the next page load.
  }
}
