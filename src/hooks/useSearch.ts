import {useEffect, useRef, useState} from 'react';
import {reportError} from '../client/monitoring';
import type {Found} from '../client/search/find';
import {searchSite} from '../client/search/search';
import type {Scope} from '../lib/search/searchIndex';
import {useOnReconnect} from './useOnReconnect';

/** How long typing rests before it is searched for, in milliseconds. */
const debounceMs = 80;

export type Search = {
  /** What was found last, and for what: it stays while the next search is under way. */
  found: (Found & {query: string}) | undefined;
  /** Whether that is what is wanted now. */
  isCurrent: boolean;
  /** The index could not be had. */
  failed: boolean;
  /** Searches once more for the same; until that has ended, nothing has failed. */
  retry: () => void;
  /**
   * Acts on what was found for what is wanted now: at once, or as soon as it shows. Forgotten when it cannot be had,
   * and when something else is wanted meanwhile.
   */
  onceReady: (act: () => void) => void;
};

/** Searches the site for what is typed, as it is typed; for nothing while it is empty. */
export function useSearch(query: string, {kind, atMost}: Scope): Search {
  const wanted = query.trim();
  const [outcome, setOutcome] = useState<{found?: Search['found']; kind?: Scope['kind']; failed: boolean}>({
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef<() => void>(undefined);
  const isCurrent = outcome.found?.query === wanted && outcome.kind === kind;

  function retry(): void {
    setOutcome({failed: false});
    setAttempt((count) => count + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    let current = true;
    if (!wanted) {
      setOutcome({failed: false});
      return undefined;
    }
    const timer = setTimeout(async () => {
      try {
        const found = await searchSite(wanted, {kind, atMost});
        if (current) setOutcome({found: {...found, query: wanted}, kind, failed: false});
      } catch (error) {
        if (!current) return;
        setOutcome({failed: true});
        reportError(error, {component: 'search'});
      }
    }, debounceMs);
    return () => {
      current = false;
      waiting.current = undefined;
      clearTimeout(timer);
    };
  }, [wanted, kind, atMost, attempt]);

  // What the connection has cost is asked for again when it is back.
  useOnReconnect(outcome.failed, retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a search has ended
  useEffect(() => {
    if (isCurrent) waiting.current?.();
    waiting.current = undefined;
  }, [outcome]);

  return {
    found: outcome.found,
    isCurrent,
    failed: outcome.failed,
    retry,
    onceReady: (act) => {
      if (isCurrent) act();
      else if (wanted) waiting.current = act;
    },
  };
}
