import {createSlugger} from '@docusaurus/utils';
import type {BreadcrumbListLeaf} from 'schema-dts';
import type {ContentType} from '../../lib/contentTypes';
import type {BuiltPage} from '../built-page/builtPage';
import {find, findAll, hasClass, textOf} from '../built-page/html';

/** One step of the way from the home page to a page. */
type Crumb = {name: string; path: string};

/** Kinds of pages that stand below a list of theirs, and are called like it. */
const listed: readonly ContentType[] = ['Docs', 'Blog', 'Changelog'];

/** The way to a page, the page itself last: through the list that it belongs to, in the docs also its category. */
export function trailOf(page: BuiltPage, kind: ContentType): Crumb[] {
  const home = {name: 'Home', path: '/'};
  const list = {name: kind, path: page.path.split('/').slice(0, 2).join('/')};
  if (page.path === home.path) return [home];
  if (!listed.includes(kind)) return [home, {name: page.name, path: page.path}];
  if (page.path === list.path) return [home, list];
  return [home, list, ...categories(page, list), {name: page.name, path: page.path}];
}

/** What stands between the home page and the page itself in the trail that the docs show. */
function categories({document}: BuiltPage, docs: Crumb): Crumb[] {
  const nav = find(document, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const steps = nav ? findAll(nav, (element) => hasClass(element, 'breadcrumbs__item')).slice(1, -1) : [];
  return steps.map((step) => {
    const name = textOf(step);
    const href = find(step, ({tagName}) => tagName === 'a')?.properties.href;
    // A category without a page of its own is a section of the overview.
    return {name, path: typeof href === 'string' ? href : `${docs.path}#${createSlugger().slug(name)}`};
  });
}

/** The trail in the vocabulary of schema.org. */
export function breadcrumbList(siteUrl: string, trail: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${trail.at(-1)?.path}#breadcrumbs`,
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
