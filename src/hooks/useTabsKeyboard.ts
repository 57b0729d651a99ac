import {type KeyboardEvent, useRef} from 'react';

/** Index of the next tab by key; the arrows wrap around. */
const moves: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type TabKeys = {
  /** Handler for the tab list. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Returns the ref callback for the tab at `index`. */
  tabRef: (index: number) => (element: HTMLElement | null) => void;
};

/**
 * Handles the keys of a tab list with one tab stop (ARIA tabs pattern): the arrows move to the next tab and wrap
 * around, Home and End move to the first and last. The new tab is selected and focused.
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
    tabRef: (index) => (element) => {
      tabs.current[index] = element;
    },
  };
}
