import type {useHistory} from '@docusaurus/router';
import {isSameTabClick} from '../../../client/isSameTabClick';

/** Returns the URL of the event's link if it links to a page of the site, not to a file. */
function siteLink({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined;
  return link.getAttribute('href') ?? undefined;
}

/** Follows a link as the router's `Link` does, which handles it if React has rendered it. */
export function followLink(event: MouseEvent, history: ReturnType<typeof useHistory>): void {
  const href = siteLink(event);
  if (!href || !isSameTabClick(event)) return;
  event.preventDefault();
  if (history.createHref(history.location) === href) history.replace(href);
  else history.push(href);
}

/** Fetches the page of a link that is hovered or touched. */
export function preloadLink(event: Event): void {
  const href = siteLink(event);
  if (href) window.docusaurus.preload(href);
}
