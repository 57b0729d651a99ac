import {pageRoutes, readRoutes} from '../../../../../src/runtime/build/routes/pageRoutes';
import {partCount, partOf} from '../../../../../src/runtime/protocol';

/** A route in the code of the generated module `routes.js`. */
const route = (path: string, hash: string, attributes = '') =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), ${attributes}},`;

const code = [
  "import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [",
  route('/about/', 'a', 'exact: true'),
  route('/docs', 'b', `routes: [${route('/docs/first', 'c', 'exact: true, sidebar: "docs"')}]`),
  route('/api/:id', 'd', 'exact: true'),
  route('/open', 'e'),
  route('/x/y.html', 'f', 'exact: true'),
  route('/about/', 'g', 'exact: true'),
  "{path: '*', component: ComponentCreator('*')}];",
].join('\n');
const names = {'/about/-a': {__comp: 'page'}, '/docs-b': {__comp: 'root'}, '/docs/first-c': {__comp: 'doc'}};
const site = pageRoutes(readRoutes(code), names);

test('each page has its route and the routes around it; of two with the same path, the first', () => {
  expect(JSON.parse(JSON.stringify(Object.fromEntries(site.pages)))).toEqual({
    '/about': [{key: '0', path: '/about/', exact: true, modules: {__comp: 'page'}}],
    '/docs/first': [
      {key: '1', path: '/docs', modules: {__comp: 'root'}},
      {key: '0', path: '/docs/first', exact: true, sidebar: 'docs', modules: {__comp: 'doc'}},
    ],
  });
});

test('routes with a parameter, without `exact` or with a path that ends in .html are open', () => {
  expect(site.open.flat().map(({path, key}) => `${key} ${path}`)).toEqual(['2 /api/:id', '3 /open', '4 /x/y.html']);
});

test('parts of 10,000 pages have at most 400 pages', () => {
  const sizes = Array.from({length: partCount}, () => 0);
  for (let page = 0; page < 10_000; page += 1) {
    const part = partOf(`/docs/part-${page % 40}/page-${page}`);
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});
