/*
 * Runs before Docusaurus' own entry: see `../plugin.ts`. Evaluates the modules that every page needs, and those of the
 * page, in separate tasks; in a single task, a phone would not respond to taps and scrolling until all of them had run.
 */
const modules = [
  () => import(/* webpackMode: 'eager' */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager' */ '@generated/client-modules'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/App'),
  preloadPage,
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/clientEntry'),
];

/** Docusaurus' entry does the same next, and handles a failure. */
async function preloadPage(): Promise<void> {
  const {default: preload} = await import(/* webpackMode: 'eager' */ '../../route-table/browser/preload');
  await preload(window.location.pathname).catch(() => {});
}

async function boot(): Promise<void> {
  for (const evaluate of modules) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

boot();
