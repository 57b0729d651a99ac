import type {ComparisonPage} from '../data/comparisons/schema';
import type {LandingPage} from '../data/landing/schema';
import type {Page, PageMeta} from '../data/schema/page';
import {readFolder} from './dataFolder';

/*
 * All pages defined by data, by path, for content checks and page lists. Node only.
 */

export const pages = byPath<Page>('marketing');
export const landingPages = byPath<LandingPage>('landing');
export const comparisonPages = byPath<ComparisonPage>('comparisons');

function byPath<Content extends {meta: PageMeta}>(folder: Parameters<typeof readFolder>[0]): Record<string, Content> {
  return Object.fromEntries(
    readFolder(folder).map(({value}) => {
      const page = value as Content;
      return [page.meta.path, page];
    }),
  );
}
