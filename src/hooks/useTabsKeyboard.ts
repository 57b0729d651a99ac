import {type KeyboardEvent, useRef} from 'react';

/** Where a key leads from a tab, round the ends. */
const moves: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type TabKeys = {
  /** For the tab list. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** For the tab at `index`: what its `ref` is. */
  keepTab: (index: number) => (element: HTMLElement | null) => void;
};

/**
 * The keys of a row of tabs with one tab stop: arrows go to the neighbour and round the ends, Home and End to the ends;
 * the tab that is reached is selected and takes the focus.
 */
export function useTabsKeyboard(count: number, selected: number, select: (index: number) => void): TabKeys {
  const tabs = useRef<(HTMLElement | null)[]>([]);
  return {
    onKeyDown(event) {
      const to = moves[event.key]?.(selected, count);
      if (to === undefined) return;
      event.preventDefault();
      select(to);
      tabs.current[to]?.focus();
    },
    keepTab: (index) => (element) => {
      tabs.current[index] = element;
    },
  };
}
