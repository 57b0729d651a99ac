import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isChunkLoadError} from '../lib/chunkLoadError';
import {reportError} from './monitoring';

/*
 * Docusaurus fetches the scripts of a page when it opens, and ahead of a press on a link that the pointer is on, and
 * catches no failure of either. Nothing is broken then: the page that is open stays as it is, and a link whose scripts
 * did not come is followed by a full load. So it is one report, and no uncaught error.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkLoadError(event.reason)) return;
    event.preventDefault();
    // The monitoring library listens, too.
    event.stopImmediatePropagation();
    reportError(event.reason, {component: 'page scripts'});
  });
}
