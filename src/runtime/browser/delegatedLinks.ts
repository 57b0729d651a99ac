import type {useHistory} from '@docusaurus/router';
import {isSameTabClick} from './isSameTabClick';

/** Links in HTML that React has not rendered: of an island before hydration, and in the static body of an MDX page. */
const selector = 'div[data-hydrated] a[href^="/"]';

/**
 * Follows and preloads links in unhydrated HTML as the router's `Link` does, which handles them once React has rendered
 * them. Returns a function that stops it.
 */
export function delegateLinks(history: ReturnType<typeof useHistory>): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const follow = (event: MouseEvent) => {
    const href = siteLink(event);
    if (!href || !isSameTabClick(event)) return;
    event.preventDefault();
    if (history.createHref(history.location) === href) history.replace(href);
    else history.push(href);
  };
  const preload = (event: Event) => {
    const href = siteLink(event);
    if (href) window.docusaurus.preload(href);
  };
  document.addEventListener('click', follow, {signal});
  document.addEventListener('mouseover', preload, {signal});
  document.addEventListener('touchstart', preload, {signal, passive: true});
  return () => controller.abort();
}

/** Returns the URL of the event's link if it links to a page of the site, not to a file. */
function siteLink({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
  if (!link || link.target || link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return undefined;
  // Not to another origin, as in `//example.com`.
  if (link.origin !== window.location.origin) return undefined;
  return link.getAttribute('href') ?? undefined;
}
