import type {useHistory} from '@docusaurus/router';
import {isSameTabClick} from '../../../client/isSameTabClick';

/** Links that the router handles: to pages of the site. `Link` opens all others in a new tab. */
function siteLink({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null;
  return link?.getAttribute('href') ?? undefined;
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
