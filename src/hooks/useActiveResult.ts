import {type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {listMoves} from '../lib/listbox';
import type {Search} from './useSearch';

type ActiveResult = {
  list: RefObject<HTMLDivElement | null>;
  /** Index of the result that Enter would follow. */
  active: number;
  setActive: (index: number) => void;
  /** Follows the best of what is found for what is wanted now: at once, or once it is there. */
  openFirst: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The keys of a list of results, whose focus stays in the search box: arrows move through them, Enter follows one. */
export function useActiveResult({found, isCurrent, onceReady}: Search): ActiveResult {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  // What is best now is what Enter follows; and once it shows, a key may move on from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else was found
  useLayoutEffect(() => {
    setActive(0);
    options()[0]?.scrollIntoView({block: 'nearest'});
  }, [found]);

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const follow = (index: number) => onceReady(() => options()[index]?.click());

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    const all = options();
    if (key === 'Enter') {
      // Of what is still to come, the best.
      follow(isCurrent ? active : 0);
    } else if (all.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp' || key === 'PageDown' || key === 'PageUp')) {
      const next = listMoves[key](active, all.length - 1);
      setActive(next);
      all[next]?.scrollIntoView({block: 'nearest'});
    } else {
      return;
    }
    event.preventDefault();
  }

  return {list, active, setActive: setActive, openFirst: () => follow(0), onKeyDown};
}
