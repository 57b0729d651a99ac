import {useEffect, useRef, useState} from 'react';
import {reportError} from '../client/monitoring/reports';
import type {Found} from '../client/search/find';
import type {Scope} from '../client/search/ranking';
import {searchSite} from '../client/search/search';
import {useOnReconnect} from './useOnReconnect';

/** Pause in typing before a search starts. */
const debounceMs = 80;

export type Search = {
  /** The last results and their query; they stay while the next search is running. */
  found: (Found & {query: string}) | undefined;
  /** Whether `found` belongs to the current query and content type. */
  isCurrent: boolean;
  /** Whether the search failed, such as because the index did not load. */
  failed: boolean;
  /** Repeats the search; `failed` is false until it has ended. */
  retry: () => void;
  /**
   * Calls `act` when the results of the current query are rendered: immediately, or after the search. Never calls it if
   * the search fails or the query changes.
   */
  onceReady: (act: () => void) => void;
};

/** Searches the site for a query as the visitor types it; does not search for an empty one. */
export function useSearch(query: string, {kind, atMost}: Scope): Search {
  const trimmedQuery = query.trim();
  const [outcome, setOutcome] = useState<{found?: Search['found']; kind?: Scope['kind']; failed: boolean}>({
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const pendingAct = useRef<() => void>(undefined);
  const isCurrent = outcome.found?.query === trimmedQuery && outcome.kind === kind;

  function retry(): void {
    setOutcome({failed: false});
    setAttempt((count) => count + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new search
  useEffect(() => {
    let isLatest = true;
    if (!trimmedQuery) {
      setOutcome({failed: false});
      return undefined;
    }
    const timer = setTimeout(async () => {
      try {
        const found = await searchSite(trimmedQuery, {kind, atMost});
        if (isLatest) setOutcome({found: {...found, query: trimmedQuery}, kind, failed: false});
      } catch (error) {
        if (!isLatest) return;
        setOutcome({failed: true});
        reportError(error, {component: 'search'});
      }
    }, debounceMs);
    return () => {
      isLatest = false;
      pendingAct.current = undefined;
      clearTimeout(timer);
    };
  }, [trimmedQuery, kind, atMost, attempt]);

  // Retry a failed search when the connection is back.
  useOnReconnect(outcome.failed, retry);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a search has ended
  useEffect(() => {
    if (isCurrent) pendingAct.current?.();
    pendingAct.current = undefined;
  }, [outcome]);

  return {
    found: outcome.found,
    isCurrent,
    failed: outcome.failed,
    retry,
    onceReady: (act) => {
      if (isCurrent) act();
      else if (trimmedQuery) pendingAct.current = act;
    },
  };
}
