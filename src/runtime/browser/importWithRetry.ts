const retryDelayMs = 1000;

/**
 * Retries a failed import once after 1 s, because requests get lost on bad connections. If the browser is offline, the
 * retry waits for the `online` event, unless `retryOffline` is set. Rejects with the error of the retry.
 */
export function importWithRetry<Script>(
  load: () => Promise<Script>,
  {retryOffline}: {retryOffline: boolean},
): Promise<Script> {
  const waitToRetry = (resume: () => void) =>
    navigator.onLine || retryOffline
      ? setTimeout(resume, retryDelayMs)
      : window.addEventListener('online', resume, {once: true});
  return load().catch(() => new Promise<void>(waitToRetry).then(load));
}
