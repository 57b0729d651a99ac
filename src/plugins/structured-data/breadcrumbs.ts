import {createSlugger} from '@docusaurus/utils';
import type {BreadcrumbListLeaf} from 'schema-dts';
import type {ContentType} from '../../lib/contentTypes';
import type {BuiltPage} from '../built-page/builtPage';
import {find, findAll, hasClass, textOf} from '../built-page/html';

/** One breadcrumb between the home page and a page. */
type Crumb = {name: string; path: string};

/** Content types with a list page of the same name. */
const typesWithList: readonly ContentType[] = ['Docs', 'Blog', 'Changelog'];

/** Returns the breadcrumbs of a page: home, its list page, in docs its categories, and the page itself. */
export function trailOf(page: BuiltPage, kind: ContentType): Crumb[] {
  const home = {name: 'Home', path: '/'};
  const list = {name: kind, path: page.path.split('/').slice(0, 2).join('/')};
  if (page.path === home.path) return [home];
  if (!typesWithList.includes(kind)) return [home, {name: page.name, path: page.path}];
  if (page.path === list.path) return [home, list];
  return [home, list, ...categories(page, list), {name: page.name, path: page.path}];
}

/** Returns the breadcrumbs between home and the page from those that the docs show. */
function categories({document}: BuiltPage, docs: Crumb): Crumb[] {
  const nav = find(document, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const crumbs = nav ? findAll(nav, (element) => hasClass(element, 'breadcrumbs__item')).slice(1, -1) : [];
  return crumbs.map((crumb) => {
    const name = textOf(crumb);
    const href = find(crumb, ({tagName}) => tagName === 'a')?.properties.href;
    // A category without a page of its own is a section of the docs index.
    return {name, path: typeof href === 'string' ? href : `${docs.path}#${createSlugger().slug(name)}`};
  });
}

/** Converts breadcrumbs to a schema.org `BreadcrumbList`. */
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
