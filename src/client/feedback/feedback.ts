import {type Feedback, feedbackKeys, feedbackPaths} from '../../lib/feedback';
import {settings} from '../settings';

/** Time limit for each of the two attempts. */
const timeoutMs = 10_000;

/**
 * Posts an answer. Repeats it once, with the same id, if there is no response in time or the service fails. Returns
 * whether the answer was stored; never rejects. The request continues if the visitor leaves the page.
 */
export async function sendFeedback(feedback: Feedback): Promise<boolean> {
  const status = await post(feedback);
  return (status < 500 ? status : await post(feedback)) < 300;
}

/** Returns the status of the response; 500 without one. */
function post(feedback: Feedback): Promise<number> {
  return fetch((settings.apiHost ?? '') + feedbackPaths.feedback, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout?.(timeoutMs),
  }).then(
    ({status}) => status,
    () => 500,
  );
}

/** An answer that may not be complete; `sent` after it was stored. */
export type Draft = Partial<Omit<Feedback, 'path'>> & {sent?: true};

/** Returns the visitor's answer for a page, from this tab's session; empty if there is none. */
export function readDraft(path: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(feedbackKeys.answer + path) ?? '{}');
  } catch {
    return {};
  }
}

export function saveDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(feedbackKeys.answer + path, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft is lost when the visitor leaves the page.
  }
}
