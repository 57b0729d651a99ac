import {focusWithoutScroll} from '../../../client/navigation/focus';
import {isRestoring, targetElement} from '../../../client/navigation/routeChange';
import {selectTabOf} from './tabs';

/**
 * Reveals the target of the URL's fragment if it is in a closed `<details>` or in the panel of another tab, and scrolls
 * to it unless the scroll position is being restored. Returns a function that cancels.
 */
export function revealTarget(root: HTMLElement, hash: string): (() => void) | undefined {
  const target = hash ? targetElement(hash) : null;
  if (!target || !root.contains(target)) return undefined;
  // After Docusaurus has scrolled to the hidden target.
  const frame = requestAnimationFrame(() => {
    if (!open(target) || isRestoring()) return;
    target.scrollIntoView({behavior: 'instant'});
    focusWithoutScroll(target);
  });
  return () => cancelAnimationFrame(frame);
}

/** Opens what contains the element and returns whether anything was closed. */
function open(element: Element): boolean {
  const closed = element.parentElement?.closest('details:not([open]), [role=tabpanel][hidden]');
  if (!closed) return false;
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  else selectTabOf(closed);
  open(closed);
  return true;
}
