import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {storageKeys} from '../../lib/storageKeys';

/** A history entry. */
type Entry = {key?: string | undefined; pathname: string; hash: string};

/** Scroll position and height of a page, in CSS pixels, when the visitor left it. */
type Position = {top: number; height: number};

/** By the key of the history entry (`keyOf`). */
const positions = ExecutionEnvironment.canUseDOM ? storedPositions() : new Map<string, Position>();

/** Saves the scroll position of the page that is being left. */
export function saveScrollPosition(entry: Entry): void {
  positions.set(keyOf(entry), {top: window.scrollY, height: pageHeight()});
}

let stop = (): void => {};

/** Stops scrolling to the saved position when the page's height changes. */
export function stopRestoring(): void {
  stop();
}

/**
 * Scrolls to the saved position immediately, and again whenever loaded content changes the page's height, until the
 * height is the saved one or the visitor interacts with the page.
 */
export function restorePosition(entry: Entry): void {
  const position = positions.get(keyOf(entry));
  if (!position) return;
  const {top, height} = position;
  const observer = new ResizeObserver(() => {
    window.scrollTo({top, behavior: 'instant'});
    if (pageHeight() === height) stopRestoring();
  });
  const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  stop = () => {
    observer.disconnect();
    for (const type of userEvents) removeEventListener(type, stopRestoring);
    stop = () => {};
  };
  for (const type of userEvents) addEventListener(type, stopRestoring);
  window.scrollTo({top, behavior: 'instant'});
  observer.observe(document.body);
}

function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

/**
 * Identifies a history entry: those that the browser creates for a hash have no key. Ignores the query, because pages
 * replace theirs without the router.
 */
function keyOf({key, pathname, hash}: Entry): string {
  return key ?? pathname + hash;
}

function storedPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKeys.scrollPositions) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Stores the last 50 positions, for the next page load. */
export function persistPositions(): void {
  try {
    sessionStorage.setItem(storageKeys.scrollPositions, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked: the positions are lost on the next page load.
  }
}
