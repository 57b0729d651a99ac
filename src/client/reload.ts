import {reportError} from './monitoring';

/** How long a host may take to say that it is there, in milliseconds. */
const patience = 5000;

/**
 * For scripts that did not come and without which a page cannot be shown. When the host answers, the site was deployed
 * anew since this page was opened: the browser then loads the page from there, and this never resolves. When nothing
 * answers it resolves, and the page should say so.
 */
export async function reloadIfServerResponds(error: unknown): Promise<void> {
  reportError(error, {component: 'page scripts'});
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  await leaving;
}

/** What fails together asks once, and is loaded once. */
let leaving: Promise<void> | undefined;

async function leave(): Promise<void> {
  if (!(await hostAnswers())) return;
  window.location.reload();
  await new Promise(() => {});
}

function hostAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store', signal}).then(
    ({status}) => status < 500,
    () => false,
  );
}
