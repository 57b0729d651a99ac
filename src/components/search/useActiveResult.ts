import {type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState} from 'react';
import type {Search} from '../../hooks/useSearch';
import {listMoves} from '../../lib/listbox';

type ActiveResult = {
  list: RefObject<HTMLDivElement | null>;
  /** Index of the result that Enter opens. */
  active: number;
  setActive: (index: number) => void;
  /** Opens the first result of the current query: immediately, or once the results are loaded. */
  openFirst: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Handles the keys of a result list while the focus stays in the search input: arrows move, Enter opens a result. */
export function useActiveResult({found, isCurrent, onceReady}: Search): ActiveResult {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  // A layout effect, so that the first result is active before a key can move on from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for new results
  useLayoutEffect(() => {
    setActive(0);
    options()[0]?.scrollIntoView({block: 'nearest'});
  }, [found]);

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const openResult = (index: number) => onceReady(() => options()[index]?.click());

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    const all = options();
    if (key === 'Enter') {
      // If the results are still loading, open the first one.
      openResult(isCurrent ? active : 0);
    } else if (all.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp' || key === 'PageDown' || key === 'PageUp')) {
      const next = listMoves[key](active, all.length - 1);
      setActive(next);
      all[next]?.scrollIntoView({block: 'nearest'});
    } else {
      return;
    }
    event.preventDefault();
  }

  return {list, active, setActive, openFirst: () => openResult(0), onKeyDown};
}
