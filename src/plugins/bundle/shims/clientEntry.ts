/*
 * Runs before Docusaurus' own entry: see `../plugin.ts`. Evaluates the modules that every page needs in separate
 * tasks; in a single task, a phone would not respond to taps and scrolling until all of them had run.
 */
const modules = [
  () => import(/* webpackMode: 'eager' */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/clientEntry'),
];

async function boot(): Promise<void> {
  for (const evaluate of modules) {
    await evaluate();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

boot();
