import preload from '@docusaurus/core/lib/client/preload';
import {reportError} from '../../client/monitoring';

/** How long a host may take to say that it is there, in milliseconds. */
const patience = 5000;

/**
 * Fetches what a page inside the site needs before it is shown. When that does not come and the host answers, the
 * site was deployed anew since this page was opened: the browser then goes to the new page by itself. When nothing
 * answers it stays: the place of the page says so, and the way back leads to what was typed.
 */
export default async function preloadOrLeave(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    reportError(error, {component: 'page scripts'});
    if (!(await answers(pathname))) return;
    window.location.reload();
    await new Promise(() => {});
  }
}

function answers(pathname: string): Promise<boolean> {
  return fetch(pathname, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience)}).then(
    ({status}) => status < 500,
    () => false,
  );
}
