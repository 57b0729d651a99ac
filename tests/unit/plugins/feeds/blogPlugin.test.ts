import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {withMonths, withPostCards} from '../../../../src/plugins/feeds/blogPlugin';

const entries = Array.from({length: 15}, (_, n) => ({
  source: `@site/${n}.mdx`,
  permalink: `/${n}`,
  title: `Entry ${n}`,
  description: 'About it.',
  date: new Date('2026-01-01'),
  readingTime: 2,
  tags: [{label: 'Support'}],
  frontMatter: {scene: 'support'},
})) as unknown as BlogPostMetadata[];
const items = entries.map(({source}) => ({content: {__import: true as const, path: source}}));
const list: RouteConfig = {
  path: '/list',
  component: '@theme/List',
  modules: {items, sidebar: 'sidebar'},
  props: {metadata: {page: 1}},
};

test('the changelog has the modules of twelve months, and the names and links of all', () => {
  const {modules, props} = withMonths(list, entries);
  expect(modules?.items).toEqual(items.slice(0, 12));
  expect(modules?.sidebar).toBe('sidebar');
  expect(props).toEqual({
    metadata: {page: 1},
    months: entries.map(({title, permalink}) => ({title, permalink})),
  });
});

test('a list of posts has the data of its cards and loads no posts', () => {
  const {modules, props} = withPostCards(list, [...entries].reverse());
  expect(modules).toEqual({sidebar: 'sidebar'});
  const posts = props?.posts as {permalink: string}[];
  expect(posts.map(({permalink}) => permalink)).toEqual(entries.map(({permalink}) => permalink));
  expect(posts[0]).toEqual({
    permalink: '/0',
    title: 'Entry 0',
    description: 'About it.',
    date: new Date('2026-01-01'),
    readingTime: 2,
    tags: ['Support'],
    scene: 'support',
  });
});
