import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isSameTabClick} from '../../runtime/browser/isSameTabClick';
import {onPageChange} from '../../runtime/browser/pageChange';
import {report} from './reports';

/*
 * Reports views to monitoring: the page that is loaded, and each navigation once: on click for a link in the header, also
 * to the current page (specification, section 2), otherwise when the page is rendered, and when the browser restores a
 * page from the back/forward cache. Changes of the hash are no views. Part of the bundle only with credentials.
 */

/** The parts of a URL that a view records. */
type ViewUrl = Pick<Location, 'pathname' | 'search' | 'hash'>;

if (ExecutionEnvironment.canUseDOM) {
  startView(location);
  trackViews();
}

function startView({pathname, search, hash}: ViewUrl): void {
  const url = location.origin + pathname + search + hash;
  report((rum) => rum.startView(pathname, url));
}

function trackViews(): void {
  /** Paths of pages whose views were reported on click and which are still loading. */
  let pendingPaths: string[] = [];

  onPageChange((url) => {
    const index = pendingPaths.indexOf(url.pathname);
    pendingPaths = index < 0 ? [] : pendingPaths.slice(index + 1);
    if (index < 0) startView(url);
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) startView(location);
  });
  // Captures the click before React handles it and prevents its default action.
  document.addEventListener(
    'click',
    (event) => {
      const link = headerLinkOf(event);
      if (!link) return;
      if (link.pathname !== location.pathname) pendingPaths.push(link.pathname);
      startView(link);
    },
    {capture: true},
  );
}

/** Returns the header link that the click follows by client-side navigation; `undefined` for other clicks. */
function headerLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const {target} = event;
  // Before hydration a link causes a full page load, which starts a view of its own.
  if (!('hasHydrated' in document.documentElement.dataset)) return undefined;
  if (!isSameTabClick(event)) return undefined;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-starts-views] a[href]');
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return undefined;
  return link;
}
