import type {RouteConfig} from '@docusaurus/types';
import {withOlderMonths} from '../../../../src/plugins/feeds/changelog';

const months = Array.from({length: 15}, (_, n) => ({title: `Month ${n}`, permalink: `/changelog/${n}`}));
const list: RouteConfig = {
  path: '/changelog',
  component: '@theme/BlogListPage',
  modules: {items: months.map(({permalink}) => ({content: permalink})), sidebar: 'sidebar'},
  props: {metadata: {page: 1}},
};

test('the changelog shows twelve months in full and links the others', () => {
  const {modules, props} = withOlderMonths(list, months);
  expect(modules?.items).toHaveLength(12);
  expect(modules?.sidebar).toBe('sidebar');
  expect(props).toEqual({metadata: {page: 1}, older: months.slice(12)});
});

test('the page of a month stays the same', () => {
  const month: RouteConfig = {path: '/changelog/1', component: '@theme/BlogPostPage', modules: {content: 'month'}};
  expect(withOlderMonths(month, months)).toBe(month);
});
