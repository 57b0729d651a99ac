import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {decodableFragment} from '../lib/fragments';
import {focusMain, focusMainFromOutside, focusWithoutScroll} from './focus';
import {isSameTabClick} from './isSameTabClick';
import {persistPositions, restorePosition, saveScrollPosition, stopRestoring} from './scrollPositions';
import {setShownUrl} from './shownUrl';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/**
 * Where a navigation goes to; places that moved: `hashRedirects.ts`. Following a link scrolls the new page smoothly
 * to the top (specification, section 2), and a link to a place on the same page glides there (section 2 "Blog"); back
 * and forward go where the visitor was, another page's hash goes to its place, and with reduced motion nothing glides.
 * Docusaurus itself calls `scrollTo(0, 0)` or `scrollIntoView()` between the two hooks below, and takes the manner
 * from the root's `scroll-behavior`; but not where a link changes the query alone, such as what is searched for.
 */
const routeChange: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) return undefined;
    // Docusaurus decodes it, too, before the hook below.
    location.hash = decodableFragment(location.hash);
    if (location.pathname === previousLocation.pathname) setShownUrl(window.location.href);
    saveScrollPosition(previousLocation);
    restoring = traversing;
    traversing = false;
    stopRestoring();
    document.documentElement.style.scrollBehavior = glides(location, previousLocation) ? 'smooth' : 'auto';
    if (restoring) return undefined;
    if (location.pathname !== previousLocation.pathname) return focusMainFromOutside;
    return changesQuery(location, previousLocation) ? focusMain : undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (location.pathname === window.location.pathname) setShownUrl(window.location.href);
    if (restoring) restorePosition(location);
    if (!restoring && changesQuery(location, previousLocation)) goTo(location.hash);
    if (followingHash) {
      followingHash = false;
      // The browser goes to the place by itself, too, in the frame after this one.
      afterNextFrame(forgetManner);
    } else {
      forgetManner();
    }
    const place = restoring ? null : targetElement(location.hash);
    if (place) startAt(place);
    if (location.pathname === previousLocation.pathname) return;
    if (!restoring && !place) focusMainFromOutside();
    // The class by which a page of its kind is laid out comes to the root in the frame after this one.
    if (!restoring && location.hash) afterNextFrame(() => goTo(location.hash));
    for (const notify of pageListeners) notify(location);
  },
};
export default routeChange;

const pageListeners = new Set<(location: Location) => void>();

/** Calls back once for each page that a navigation inside the site has led to; a hash is not a page. */
export function onPageChange(notify: (location: Location) => void): () => void {
  pageListeners.add(notify);
  return () => pageListeners.delete(notify);
}

/** A press on back or forward has been seen, and the navigation has not begun. */
let traversing = false;

/** The navigation leads back or forward, or is a reload: the browser, or we, restore the scroll position. */
let restoring = ExecutionEnvironment.canUseDOM && isRestoredLoad();

/** A link to a place on the same page was followed: the browser announces that as it does back and forward. */
let followingHash = false;

if (ExecutionEnvironment.canUseDOM) {
  // The first entry of a visit comes without a key, and its address changes unseen by the router: a page opens a
  // question.
  if (!history.state) history.replaceState({key: `${Date.now()}`}, '');
  document.addEventListener('click', (event) => {
    const {target} = event;
    followingHash = isSameTabClick(event) && target instanceof Element && target.closest('a[href^="#"]') !== null;
    // The browser itself goes to the place first.
    if (followingHash && !motionIsReduced()) document.documentElement.style.scrollBehavior = 'smooth';
  });
  window.addEventListener('popstate', () => {
    traversing = !followingHash;
    mendFragment();
  });
  // Within the site we restore positions ourselves, once the page is there. Across loads the browser does; Safari only
  // after the events of a load, and not where it is told then that we do.
  if (document.readyState === 'complete') restoreOurselves();
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    persistPositions();
  });
  window.addEventListener('pageshow', () => setTimeout(restoreOurselves));
}

/**
 * Lets the keyboard go on from the place that a link led to, as it does where the browser follows the link: after the
 * router, Tab would lead back to what follows the link.
 */
function startAt(place: HTMLElement): void {
  if (!place.contains(document.activeElement)) focusWithoutScroll(place);
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

function restoreOurselves(): void {
  history.scrollRestoration = 'manual';
}

function glides(location: Location, previousLocation: Location): boolean {
  if (restoring || motionIsReduced()) return false;
  if (location.pathname !== previousLocation.pathname) return !location.hash;
  return followingHash || changesQuery(location, previousLocation);
}

/** Whether a link leads from a page to itself, with another query. */
function changesQuery({pathname, search, hash}: Location, previousLocation: Location): boolean {
  const isSamePlace = pathname === previousLocation.pathname && hash === previousLocation.hash;
  return isSamePlace && search !== previousLocation.search;
}

/**
 * Docusaurus decodes every fragment, and the page breaks over one that cannot be; its router hears of this after us.
 */
function mendFragment(): void {
  const {hash, pathname, search} = window.location;
  const mended = decodableFragment(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', pathname + search + mended);
}

function forgetManner(): void {
  document.documentElement.style.scrollBehavior = '';
}

function motionIsReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isRestoredLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Whether the page keeps the scroll position that it had, so that nothing else may scroll it. */
export function isRestoring(): boolean {
  return restoring;
}
