import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {storageKeys} from '../lib/storageKeys';

/** An entry of the browser's history. */
type Entry = {key?: string | undefined; pathname: string; hash: string};

/** Where a page was left, and how long it was then, in CSS pixels. */
type Position = {top: number; length: number};

/** By what tells one entry from another: `keyOf`. */
const positions = ExecutionEnvironment.canUseDOM ? storedPositions() : new Map<string, Position>();

/** Remembers how far the page that is left has been scrolled. */
export function saveScrollPosition(entry: Entry): void {
  positions.set(keyOf(entry), {top: window.scrollY, length: pageLength()});
}

let stop = (): void => {};

/** Ends what still waits for a page to be as long as it was. */
export function stopRestoring(): void {
  stop();
}

/**
 * Scrolls to where a page was left: at once, and again whenever a part that comes makes the page longer or shorter,
 * until it is as long as it was or the visitor goes on.
 */
export function restorePosition(entry: Entry): void {
  const position = positions.get(keyOf(entry));
  if (!position) return;
  const {top, length} = position;
  const changes = new ResizeObserver(() => {
    window.scrollTo({top, behavior: 'instant'});
    if (pageLength() === length) stopRestoring();
  });
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  stop = () => {
    changes.disconnect();
    for (const act of acts) removeEventListener(act, stopRestoring);
    stop = () => {};
  };
  for (const act of acts) addEventListener(act, stopRestoring);
  window.scrollTo({top, behavior: 'instant'});
  changes.observe(document.body);
}

function pageLength(): number {
  return document.documentElement.scrollHeight;
}

/**
 * Entries that the browser makes for a hash have no key. A query does not tell them apart: pages change theirs in its
 * place, unseen by the router.
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

/** Keeps the positions across a load of the page. */
export function persistPositions(): void {
  try {
    sessionStorage.setItem(storageKeys.scrollPositions, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is refused: positions hold until the page is left.
  }
}
