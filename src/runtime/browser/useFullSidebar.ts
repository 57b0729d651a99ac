import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useReducer} from 'react';
import {loadFullSidebar} from './loadFullSidebar';

type Sidebar = readonly PropSidebarItem[];

/** Cached for the next pages, by name. */
const cached = new Map<string, Sidebar>();

/**
 * Returns the docs sidebar and a function that loads all of it, to be called on the reader's first interaction with it.
 * Before that it is the page's own sidebar, whose collapsed categories have one item each. A failed load is reported
 * (`chunkLoadErrors.ts`), and the next call retries it.
 */
export function useFullSidebar(pageSidebar: Sidebar): [Sidebar, () => void] {
  const [, update] = useReducer((count: number) => count + 1, 0);
  // Sections of one sidebar have the same full sidebar.
  const name = useDocsSidebar()?.name.split(':', 2).join(':') ?? '';
  const load = () => {
    if (cached.has(name)) return;
    void loadFullSidebar(name)?.then((sidebar) => {
      cached.set(name, sidebar);
      update();
    });
  };
  return [cached.get(name) ?? pageSidebar, load];
}
