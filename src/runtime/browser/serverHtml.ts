import {reportError} from './errorReporter';
import {restoreInput} from './restoreInput';

/*
 * An exception while the page is hydrated for the first time leaves the server's HTML: React removes it, and it is
 * inserted again, with what the visitor has entered.
 */

let saved: {container: HTMLElement; nodes: Node[]} | undefined;

/** Saves the server's HTML and returns its container. Call it before hydration starts. Throws if there is none. */
export function saveServerHtml(): HTMLElement {
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The page has no element with the id __docusaurus');
  saved = {container, nodes: [...container.childNodes]};
  return container;
}

/** Call it when the page is hydrated and its effects have run: a later exception shows the theme's error page. */
export function discardServerHtml(): void {
  saved = undefined;
}

/** Whether the page is being hydrated for the first time. */
export function isHydrating(): boolean {
  return saved !== undefined;
}

/** Copies the HTML during hydration. Call it when a component has thrown, before React removes parts of the HTML. */
export function copyServerHtml(): void {
  if (saved) saved.nodes = [...saved.container.childNodes].map((node) => node.cloneNode(true));
}

/** Removes what React has rendered and shows the page as without scripts. Call it during hydration only. */
export function leaveServerHtml(error: unknown): void {
  const html = saved;
  if (!html) return;
  saved = undefined;
  reportError(error, {component: 'hydration', page: window.location.pathname});
  // React is rendering: it cannot be stopped before.
  queueMicrotask(() => {
    (window as {docusaurusRoot?: {unmount: () => void}}).docusaurusRoot?.unmount();
    html.container.replaceChildren(...html.nodes);
    restoreInput();
    window.showWithoutScripts?.();
  });
}
