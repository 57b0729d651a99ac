import {copyCode, showWrapButtons, toggleWrap} from './codeBlocks';
import {openDetailsForPrint} from './printedDetails';
import {setTableTabStops} from './tables';
import {handleTabKeys, selectTab, showStoredTabs, staticTab} from './tabs';

/**
 * Handles the tabs, code buttons, tables and enlargeable images in the body of an MDX page with listeners on `root`, so
 * it works for server-rendered and for React-rendered HTML. Links: `runtime/browser/delegatedLinks.ts`. Returns a cleanup
 * function.
 */
export function handleBody(root: HTMLElement, enlarge: (image: HTMLImageElement) => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const update = () => {
    showWrapButtons(root);
    setTableTabStops(root);
  };
  const actions: Record<string, (button: HTMLElement) => void> = {
    copy: (button) => void copyCode(button),
    wrap: toggleWrap,
    enlarge: ({previousElementSibling: image}) => image instanceof HTMLImageElement && enlarge(image),
  };

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const tab = target.closest<HTMLElement>(staticTab);
      const button = target.closest<HTMLElement>('[data-action]');
      if (tab) selectTab(tab);
      else if (button) actions[button.dataset.action ?? '']?.(button);
      // Wrapped lines change what overflows.
      update();
    },
    {signal},
  );
  root.addEventListener('keydown', handleTabKeys, {signal});
  window.addEventListener('storage', () => showStoredTabs(root), {signal});
  openDetailsForPrint(root, signal);
  showStoredTabs(root);
  const resizes = new ResizeObserver(update);
  resizes.observe(root);
  // Another tab is selected.
  const panels = new MutationObserver(update);
  panels.observe(root, {subtree: true, attributeFilter: ['hidden']});
  return () => {
    controller.abort();
    resizes.disconnect();
    panels.disconnect();
  };
}
