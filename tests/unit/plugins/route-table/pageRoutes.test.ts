import type {RouteConfig} from '@docusaurus/types';
import {
  type BundledModule,
  bundledRoute,
  flattenNames,
  pageRoutes,
  sectionOf,
} from '../../../../src/plugins/route-table/pageRoutes';
import {partCount, partOf} from '../../../../src/plugins/route-table/parts';

const component = '@theme/Page';
const routes: RouteConfig[] = [
  {path: '/about', component, exact: true, modules: {config: 'config'}, metadata: {lastUpdatedAt: 1}},
  {
    path: '/docs',
    component,
    routes: [
      {path: '/docs/guides/first', component, exact: true, sidebar: 'docs'},
      {path: '/docs', component, exact: true},
    ],
  },
];
const names = {
  '/about-aaa': {__comp: 'page', config: 'config'},
  '/docs-bbb': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs/guides/first-ccc': {__comp: 'doc', pictures: ['shared']},
  '/docs-ddd': {__comp: 'doc', content: 'index'},
};
const root = {key: '1', path: '/docs', modules: names['/docs-bbb']};

test.each([
  ['/docs', '/docs'],
  ['/docs/first', '/docs'],
  ['/docs/guides/first', '/docs/guides'],
  ['/docs/guides/more/second', '/docs/guides/more'],
])('%s is in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('each page has its route and the routes around it, without data that only a build needs', () => {
  expect(Object.fromEntries(pageRoutes(routes, names))).toEqual({
    '/about': [{key: '0', path: '/about', exact: true, modules: names['/about-aaa']}],
    '/docs/guides/first': [
      root,
      {
        key: '0',
        path: '/docs/guides/first',
        exact: true,
        sidebar: '/docs/guides',
        modules: {__comp: 'doc', pictures: ['shared'], sidebar: '/docs/guides'},
      },
    ],
    '/docs': [root, {key: '1', path: '/docs', exact: true, modules: names['/docs-ddd']}],
  });
});

test('of two routes with the same path the first is the page, as for the router', () => {
  const twice = [routes[0], routes[0]].flatMap((route) => route ?? []);
  const pages = pageRoutes(twice, {'/about-aaa': {__comp: 'first'}, '/about-bbb': {__comp: 'second'}});
  expect(flattenNames(pages.get('/about')?.[0]?.modules ?? '')).toEqual(['first']);
});

test('names in another order fail the build', () => {
  const {'/about-aaa': about, ...others} = names;
  expect(() => pageRoutes(routes, {...others, '/about-aaa': about})).toThrow('has /docs-bbb where /about is expected');
});

test('a route with a parameter fails the build', () => {
  expect(() => pageRoutes([{path: '/docs/:id', component}], {'/docs/:id-aaa': {}})).toThrow(
    'The route /docs/:id has a parameter',
  );
});

test('the browser gets ids instead of names, and the files of each module and of bodies', () => {
  const bundled: Record<string, BundledModule> = {
    root: {id: '1', files: {10: 'root.js'}, body: {}},
    plugin: {id: '2', files: {}, body: {}},
    doc: {id: '3', files: {30: 'doc.js', 31: 'shared.js'}, body: {32: 'body.js', 31: 'shared.js'}},
    shared: {id: '4', files: {31: 'shared.js'}, body: {}},
    '/docs/guides': {id: '5', files: {50: 'sidebar.js'}, body: {}},
  };
  const page = pageRoutes(routes, names).get('/docs/guides/first') ?? [];
  const moduleOf = (name: string) => bundled[name] ?? {id: '', files: {}, body: {}};
  const {routes: browserRoutes, files, bodies} = bundledRoute(page, moduleOf);
  expect(browserRoutes.map(({modules}) => modules)).toEqual([
    {__comp: '1', __context: {plugin: '2'}},
    {__comp: '3', pictures: ['4'], sidebar: '5'},
  ]);
  expect(files).toEqual({
    1: {10: 'root.js'},
    2: {},
    3: {30: 'doc.js', 31: 'shared.js'},
    4: {31: 'shared.js'},
    5: {50: 'sidebar.js'},
  });
  expect(bodies).toEqual({32: 'body.js', 31: 'shared.js'});
});

test('parts of 10,000 pages have at most 400 pages', () => {
  const sizes = Array.from({length: partCount}, () => 0);
  for (let page = 0; page < 10_000; page += 1) {
    const part = partOf(`/docs/part-${page % 40}/page-${page}`);
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});
