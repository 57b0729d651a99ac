import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useState} from 'react';
import {loadFullSidebar} from '../client/fullSidebar';

type Sidebar = readonly PropSidebarItem[];

/** Kept for the pages to come. */
let fetched: Sidebar | undefined;

/**
 * The sidebar of the docs, and what to call when a reader turns to it: until then it is what shows on the page, and
 * its folded categories have one item each. What does not come is asked for again at the next turn, and is one report
 * meanwhile (client/chunkLoadErrors.ts).
 */
export function useFullSidebar(shown: Sidebar): [Sidebar, () => void] {
  const [whole, setWhole] = useState(fetched);
  const complete = () => {
    if (whole) return;
    void loadFullSidebar?.().then((sidebar) => {
      fetched = sidebar;
      setWhole(sidebar);
    });
  };
  return [whole ?? shown, complete];
}
