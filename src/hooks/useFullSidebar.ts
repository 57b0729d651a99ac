import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useState} from 'react';
import {loadFullSidebar} from '../client/fullSidebar';

type Sidebar = readonly PropSidebarItem[];

/** Cached for the next pages. */
let cached: Sidebar | undefined;

/**
 * Returns the docs sidebar and a function that loads all of it, to be called on the reader's first interaction with it.
 * Before that it is the page's own sidebar, whose collapsed categories have one item each. A failed load is reported
 * (client/chunkLoadErrors.ts), and the next call retries it.
 */
export function useFullSidebar(pageSidebar: Sidebar): [Sidebar, () => void] {
  const [fullSidebar, setFullSidebar] = useState(cached);
  const load = () => {
    if (fullSidebar) return;
    void loadFullSidebar?.().then((sidebar) => {
      cached = sidebar;
      setFullSidebar(sidebar);
    });
  };
  return [fullSidebar ?? pageSidebar, load];
}
