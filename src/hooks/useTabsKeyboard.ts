import {type KeyboardEvent, useRef} from 'react';
import {tabForKey} from '../lib/tabKeys';

type TabKeys = {
  /** Handler for the tab list. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Returns the ref callback for the tab at `index`. */
  tabRef: (index: number) => (element: HTMLElement | null) => void;
};

/** Handles the keys of a tab list with one tab stop (`tabForKey`): the new tab is selected and focused. */
export function useTabsKeyboard(count: number, selected: number, select: (index: number) => void): TabKeys {
  const tabs = useRef<(HTMLElement | null)[]>([]);
  return {
    onKeyDown(event) {
      const to = tabForKey(event, selected, count);
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
