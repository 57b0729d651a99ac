import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isSameTabClick} from '../../runtime/browser/isSameTabClick';
import {reducedMotion} from '../reducedMotion';
import {focusMain, focusMainFromOutside, focusWithoutScroll} from './focus';
import {decodableFragment} from './fragments';
import {persistPositions, restorePosition, saveScrollPosition, stopRestoring} from './scrollPositions';
import {setShownUrl} from './shownUrl';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/**
 * Controls scrolling and focus on navigation:
 * - a link to another page or query scrolls smoothly to the top (specification, section 2), a link to a fragment of the
 *   same page smoothly to its target (section 2 "Blog"), a link to a fragment of another page instantly;
 * - back and forward restore the scroll position;
 * - with reduced motion nothing scrolls smoothly.
 *
 * Docusaurus calls `scrollTo(0, 0)` or `scrollIntoView()` between the two hooks below and uses the root's
 * `scroll-behavior`, except when a link changes only the query. For fragments that were renamed see `hashRedirects.ts`.
 */
const routeChange: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) return undefined;
    // Docusaurus decodes it, too, before `onRouteDidUpdate`, and would throw.
    location.hash = decodableFragment(location.hash);
    if (location.pathname === previousLocation.pathname) setShownUrl(window.location.href);
    saveScrollPosition(previousLocation);
    restoring = isPopNavigation;
    isPopNavigation = false;
    stopRestoring();
    document.documentElement.style.scrollBehavior = shouldScrollSmoothly(location, previousLocation)
      ? 'smooth'
      : 'auto';
    if (location.pathname !== previousLocation.pathname) return focusMainFromOutside;
    if (restoring) return undefined;
    return changesQuery(location, previousLocation) ? focusMain : undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (location.pathname === window.location.pathname) setShownUrl(window.location.href);
    if (restoring) restorePosition(location);
    if (!restoring && changesQuery(location, previousLocation)) goTo(location.hash);
    if (isHashClick) {
      isHashClick = false;
      // The browser scrolls to the target, too, in the next frame.
      afterNextFrame(resetScrollBehavior);
    } else {
      resetScrollBehavior();
    }
    const target = restoring ? null : targetElement(location.hash);
    if (target) focusTarget(target);
    if (location.pathname === previousLocation.pathname) return;
    if (!restoring && !target) focusMainFromOutside();
    // The root gets the layout class of the page type in the next frame, which moves the target.
    if (!restoring && location.hash) afterNextFrame(() => goTo(location.hash));
  },
};
export default routeChange;

/** `popstate` fired for back or forward, and `onRouteUpdate` has not run yet. */
let isPopNavigation = false;

/** The current navigation is back, forward or a reload, so the scroll position is restored. */
let restoring = ExecutionEnvironment.canUseDOM && isRestoredLoad();

/** A link to a fragment of the same page was clicked: `popstate` fires then as it does for back and forward. */
let isHashClick = false;

if (ExecutionEnvironment.canUseDOM) {
  // The first history entry has no key, and its position must not be stored by URL: pages change their URL without the
  // router, such as when an FAQ question is opened.
  if (!history.state) history.replaceState({key: `${Date.now()}`}, '');
  document.addEventListener('click', (event) => {
    const {target} = event;
    isHashClick = isSameTabClick(event) && target instanceof Element && target.closest('a[href^="#"]') !== null;
    // The browser scrolls to the target before the router handles the navigation.
    if (isHashClick && !reducedMotion().matches) document.documentElement.style.scrollBehavior = 'smooth';
  });
  window.addEventListener('popstate', () => {
    isPopNavigation = !isHashClick;
    sanitizeHash();
  });
  // This module restores positions on client-side navigations, once the page is rendered. After a page load the browser
  // does: Safari only after the load events, and not if `scrollRestoration` is `manual` by then.
  if (document.readyState === 'complete') disableBrowserRestoration();
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    persistPositions();
  });
  window.addEventListener('pageshow', () => setTimeout(disableBrowserRestoration));
}

/**
 * Focuses the target of a followed link. Browsers continue from the target on Tab, but not if a router handles the
 * link: then Tab would continue after the link.
 */
function focusTarget(target: HTMLElement): void {
  if (!target.contains(document.activeElement)) focusWithoutScroll(target);
}

function afterNextFrame(callBack: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callBack));
}

function goTo(hash: string): void {
  if (hash) targetElement(hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}

export function targetElement(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(decodableFragment(hash).slice(1)));
}

function disableBrowserRestoration(): void {
  history.scrollRestoration = 'manual';
}

function shouldScrollSmoothly(location: Location, previousLocation: Location): boolean {
  if (restoring || reducedMotion().matches) return false;
  if (location.pathname !== previousLocation.pathname) return !location.hash;
  return isHashClick || changesQuery(location, previousLocation);
}

/** Whether a link goes from a page to the same page with another query. */
function changesQuery({pathname, search, hash}: Location, previousLocation: Location): boolean {
  const isSameTarget = pathname === previousLocation.pathname && hash === previousLocation.hash;
  return isSameTarget && search !== previousLocation.search;
}

/**
 * Escapes a fragment that cannot be decoded: Docusaurus decodes every fragment, in a `popstate` listener after ours.
 */
function sanitizeHash(): void {
  const {hash, pathname, search} = window.location;
  const sanitized = decodableFragment(hash);
  if (sanitized !== hash) window.history.replaceState(window.history.state, '', pathname + search + sanitized);
}

function resetScrollBehavior(): void {
  document.documentElement.style.scrollBehavior = '';
}

function isRestoredLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Whether the page's scroll position is being restored; nothing else may scroll the page then. */
export function isRestoring(): boolean {
  return restoring;
}
