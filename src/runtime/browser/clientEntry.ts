/*
 * The entry of the bundle in browsers, in place of Docusaurus'. Evaluates the modules that every page needs,
 * and those of the page, in separate tasks; in a single task, a phone would not respond to taps and scrolling until all of
 * them had run. If one throws, or the page's modules fail to load twice, the page is shown as without scripts.
 */
// Before any chunk is loaded.
import './routes/integrity';

const modules = [
  () => import(/* webpackMode: 'eager' */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager' */ '@generated/client-modules'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/App'),
  preloadPage,
  () => import(/* webpackMode: 'eager' */ './hydrate').then(({hydrate}) => hydrate()),
];

async function preloadPage(): Promise<void> {
  const {importWithRetry} = await import(/* webpackMode: 'eager' */ './importWithRetry');
  const {default: preload} = await import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/preload');
  await importWithRetry(() => preload(window.location.pathname), {retryOffline: false});
}

async function boot(): Promise<void> {
  for (const evaluate of modules) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

boot().catch((error) => {
  window.showWithoutScripts?.();
  throw error;
});
