import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isChunkLoadError} from './chunkLoadError';
import {reportError} from './errorReporter';

/*
 * Reports chunk load errors once instead of leaving them as uncaught rejections. Docusaurus loads a page's chunks when
 * it opens and preloads those of a hovered link, and catches no failure of either. Nothing is broken then: the open
 * page continues to work, and a link whose chunks failed causes a full page load.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkLoadError(event.reason)) return;
    event.preventDefault();
    // The monitoring library listens, too, and would report it a second time.
    event.stopImmediatePropagation();
    reportError(event.reason, {component: 'page scripts'});
  });
}
