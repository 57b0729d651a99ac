import {pageRoutes, readRoutes} from '../../../../../src/runtime/build/routes/pageRoutes';
import {partCount, partOf} from '../../../../../src/runtime/protocol';

/** The generated module `routes.js`. */
const code = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/about/',
    component: ComponentCreator('/about/', 'aaa'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'bbb'),
    routes: [
      {
        path: '/docs/guides/first',
        component: ComponentCreator('/docs/guides/first', 'ccc'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'ddd'),
        exact: true
      }
    ]
  },
  {
    path: '/api/:id',
    component: ComponentCreator('/api/:id', 'eee'),
    exact: true
  },
  {
    path: '/open',
    component: ComponentCreator('/open', 'fff')
  },
  {
    path: '/x/y.html',
    component: ComponentCreator('/x/y.html', 'ggg'),
    exact: true
  },
  {
    path: '/about/',
    component: ComponentCreator('/about/', 'hhh'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const names = {
  '/about/-aaa': {__comp: 'page', config: 'config'},
  '/docs-bbb': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs/guides/first-ccc': {__comp: 'doc', pictures: ['shared']},
  '/docs-ddd': {__comp: 'doc', content: 'index'},
  '/api/:id-eee': {__comp: 'api'},
  '/open-fff': {__comp: 'open'},
  '/x/y.html-ggg': {__comp: 'html'},
  '/about/-hhh': {__comp: 'second'},
};
const root = {key: '1', path: '/docs', modules: names['/docs-bbb']};
const site = pageRoutes(readRoutes(code), names);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('each page has its route and the routes around it; of two with the same path, the first', () => {
  expect(plain(Object.fromEntries(site.pages))).toEqual({
    '/about': [{key: '0', path: '/about/', exact: true, modules: names['/about/-aaa']}],
    '/docs/guides/first': [
      root,
      {
        key: '0',
        path: '/docs/guides/first',
        exact: true,
        sidebar: 'docs',
        modules: {__comp: 'doc', pictures: ['shared']},
      },
    ],
    '/docs': [root, {key: '1', path: '/docs', exact: true, modules: names['/docs-ddd']}],
  });
});

test('routes with a parameter, without `exact` or with a path that ends in .html are open', () => {
  expect(site.open.map((chain) => chain.map(({path, key}) => `${key} ${path}`))).toEqual([
    ['2 /api/:id'],
    ['3 /open'],
    ['4 /x/y.html'],
  ]);
});

test('parts of 10,000 pages have at most 400 pages', () => {
  const sizes = Array.from({length: partCount}, () => 0);
  for (let page = 0; page < 10_000; page += 1) {
    const part = partOf(`/docs/part-${page % 40}/page-${page}`);
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});
