import type {RouteConfig} from 'react-router-config';
import {addRoute} from '../../../../../src/runtime/browser/routes/addRoute';

jest.mock('@docusaurus/ComponentCreator', () => ({__esModule: true, default: () => () => null}));

const modules = {__comp: '1'};
const root = {key: '5', path: '/docs', modules};
const doc = (key: string) => ({key, path: `/docs/${key}`, exact: true, sidebar: '/docs', modules});
const about = {key: '0', path: '/about', exact: true, modules};
const paths = (routes: readonly RouteConfig[] = []) => routes.map(({path}) => path);

test('adds routes in the order of all routes, before the page for unknown paths', () => {
  const table: RouteConfig[] = [{path: '*'}];
  addRoute([root, doc('10')], table);
  addRoute([about], table);
  addRoute([root, doc('9')], table);
  expect(paths(table)).toEqual(['/about', '/docs', '*']);
  expect(paths(table[1]?.routes)).toEqual(['/docs/9', '/docs/10']);
  expect(table[1]?.routes?.[0]).toMatchObject({exact: true, sidebar: '/docs'});
});

test('routes that are in the table stay the same, so that React keeps their components', () => {
  const table: RouteConfig[] = [];
  addRoute([root, doc('1')], table);
  const [before] = table;
  addRoute([root, doc('1')], table);
  addRoute([root, doc('2')], table);
  expect(table).toEqual([before]);
  expect(table[0]).toBe(before);
  expect(paths(before?.routes)).toEqual(['/docs/1', '/docs/2']);
});
