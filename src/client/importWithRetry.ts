/** After how long a script that did not come is asked for once more, in milliseconds. */
const secondTry = 1000;

/**
 * Asks for a script, and once more if it does not come: a bad line may lose the first. Where the line is down the
 * second waits until it is back, unless it is to come `soon`; rejects with the second's error.
 */
export function importWithRetry<Script>(load: () => Promise<Script>, {soon}: {soon: boolean}): Promise<Script> {
  const next = (resume: () => void) =>
    navigator.onLine || soon ? setTimeout(resume, secondTry) : window.addEventListener('online', resume, {once: true});
  return load().catch(() => new Promise<void>(next).then(load));
}
