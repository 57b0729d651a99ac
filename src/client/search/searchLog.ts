import {feedbackKeys, feedbackPaths, randomId} from '../../lib/feedback';
import {withoutPersonalData} from '../../lib/redactSearch';
import {hasConsent} from '../monitoring/consent';
import {settings} from '../settings';
import type {Found} from './find';

/*
 * Collects what visitors search for in the search palette and do not find, and which results they open, and sends it when
 * the palette closes. Part of the scripts only with the setting SITE_FEEDBACK.
 */

/** Limits of the API: searches of a session, and characters of the words. */
const maxSearches = 10;
const maxWords = 100;

type Search = {words: string; results: number; opened?: {path: string; position: number}};

/** Searches since the palette was opened, with the words as typed. */
let searches: Search[] = [];
/** Searches sent since the page was loaded. */
let sentCount = 0;

/** Records a search. It replaces the previous one if that is the beginning of its words; ignores it while it is deleted. */
export function recordSearch({query, results, nearest}: Found & {query: string}): void {
  const last = searches.at(-1);
  if (last?.words.startsWith(query)) return;
  if (last && !last.opened && query.startsWith(last.words)) searches.pop();
  searches.push({words: query, results: nearest ? 0 : results.length});
}

/** Records that the visitor has opened a result. `position` starts at 1. */
export function recordOpened({query, results}: Found & {query: string}, path: string, position: number): void {
  searches = searches.filter(({words, opened}) => words !== query || opened);
  searches.push({words: query, results: results.length, opened: {path, position}});
}

/**
 * Sends the searches without a result and those with an opened result, without personal data, if the visitor consents.
 * Discards the others.
 */
export function sendSearches(): void {
  const relevant = searches
    .filter(({results, opened}) => results === 0 || opened)
    .map((search) => ({...search, words: withoutPersonalData(search.words).slice(0, maxWords)}))
    .filter(({words}) => words !== '');
  searches = [];
  if (relevant.length === 0 || !hasConsent()) return;
  sentCount = Math.max(sentCount, readCount());
  const sent = relevant.slice(0, maxSearches - sentCount);
  if (sent.length === 0) return;
  sentCount += sent.length;
  try {
    sessionStorage.setItem(feedbackKeys.searches, String(sentCount));
  } catch {
    // Storage is blocked: counts those of this page load.
  }
  // A string is sent as text/plain, which needs no preflight request. Some browsers can switch beacons off.
  navigator.sendBeacon?.(
    (settings.apiHost ?? '') + feedbackPaths.searches,
    JSON.stringify({id: randomId(), searches: sent}),
  );
}

function readCount(): number {
  try {
    return Number(sessionStorage.getItem(feedbackKeys.searches)) || 0;
  } catch {
    return 0;
  }
}
