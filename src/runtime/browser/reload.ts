import {reportError} from './errorReporter';

const responseTimeoutMs = 5000;

/**
 * Handles chunks that failed to load and without which a page cannot be rendered. If the server responds, there was a
 * new deployment since the page was opened: reloads the page and never resolves. Otherwise resolves, so that the caller
 * can show an error.
 */
export async function reloadIfServerResponds(error: unknown): Promise<void> {
  reportError(error, {component: 'page scripts'});
  pendingReload ??= reload().finally(() => {
    pendingReload = undefined;
  });
  await pendingReload;
}

/** Shared by chunks that fail together: one request and one reload for all. */
let pendingReload: Promise<void> | undefined;

async function reload(): Promise<void> {
  if (!(await isServerUp())) return;
  window.location.reload();
  await new Promise(() => {});
}

function isServerUp(): Promise<boolean> {
  const signal = AbortSignal.timeout?.(responseTimeoutMs);
  return fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store', signal}).then(
    ({status}) => status < 500,
    () => false,
  );
}
