/*
 * Stands before Docusaurus' own: see `../plugin.ts`. Wakes what every page is made of part by part, each in a task
 * of its own: in one, a phone would not answer a press or a scroll before all of it was there.
 */
const parts = [
  () => import(/* webpackMode: 'eager' */ 'react-dom/client'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: 'eager' */ '@docusaurus/core/lib/client/clientEntry'),
];

async function wake(): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

wake();
