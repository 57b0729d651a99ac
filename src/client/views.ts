import {isSameTabClick} from './isSameTabClick';
import {onPageChange} from './routeChange';

/** What of an address a view needs. */
export type ViewAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Calls back once for each navigation, when its view begins: at the click for a link in the header, also one that
 * leads where we are (specification, section 2), otherwise when its page is there, and when the browser brings a
 * page back whole. A hash is no navigation, and the page that was loaded first is not announced.
 */
export function trackViews(begin: (address: ViewAddress) => void): void {
  /** Paths whose views a click has begun and whose pages are on their way. */
  let underWay: string[] = [];

  onPageChange((address) => {
    const begun = underWay.indexOf(address.pathname);
    underWay = begun < 0 ? [] : underWay.slice(begun + 1);
    if (begun < 0) begin(address);
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) begin(location);
  });
  // Before React sees the click, and prevents the browser's own answer to it.
  document.addEventListener(
    'click',
    (event) => {
      const link = followedInHeader(event);
      if (!link) return;
      if (link.pathname !== location.pathname) underWay.push(link.pathname);
      begin(link);
    },
    {capture: true},
  );
}

/** The header's link that this click follows inside this page, if it does. */
function followedInHeader(event: MouseEvent): HTMLAnchorElement | undefined {
  const {target} = event;
  // Before the page has come alive a link loads its page anew, which begins a view of its own.
  if (!('hasHydrated' in document.documentElement.dataset)) return undefined;
  if (!isSameTabClick(event)) return undefined;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-starts-views] a[href]');
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return undefined;
  return link;
}
