import {type SidebarItem, sidebarBeside} from '../../../../src/plugins/route-table/sidebar';

const link = (name: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  type: 'link',
  href: `/docs/${name}`,
  label: name,
  ...more,
});
const category = (label: string, items: SidebarItem[], more: Partial<SidebarItem> = {}): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

const inner = category('inner', [link('i1'), link('i2')]);
const sidebar = [
  {...link(''), href: '/docs/'},
  category('guides', [link('g1'), link('g2'), inner]),
  category('more', [category('deep', [link('hidden', {unlisted: true}), link('d1'), link('d2')]), link('m1')]),
];

/** The names of all items, those of a category in brackets behind it. */
const outline = (items: readonly SidebarItem[]): string =>
  items.map(({label, items: inside}) => label + (inside ? `(${outline(inside)})` : '')).join(' ');

test.each([
  ['a doc outside all of them', ['/docs'], ' guides(g1) more(d1)'],
  ['a doc in a category', ['/docs/g2'], ' guides(g1 g2 inner(i1)) more(d1)'],
  ['a doc in a category inside another', ['/docs/i2'], ' guides(g1 g2 inner(i1 i2)) more(d1)'],
  ['docs of several', ['/docs/g1', '/docs/m1'], ' guides(g1 g2 inner(i1)) more(deep(d1) m1)'],
])('beside %s, folded categories have the doc that they lead to', (_what, docs, expected) => {
  expect(outline(sidebarBeside(new Set(docs), sidebar))).toBe(expected);
});

test.each([
  ['that starts open', {collapsed: false}],
  ['that cannot be folded', {collapsible: false}],
  ['that is the page itself', {href: '/docs'}],
])('a category %s has all of its items', (_what, more) => {
  const items = [category('guides', [link('g1'), link('g2')], more)];
  expect(sidebarBeside(new Set(['/docs']), items)).toEqual(items);
});

test('a category leads to the page of the category that comes first in it', () => {
  const items = [category('guides', [category('inner', [link('i1')], {href: '/docs/inner'}), link('g1')])];
  expect(outline(sidebarBeside(new Set(), items))).toBe('guides(inner)');
});

test('a category of which nothing is listed stays as it is', () => {
  const items = [category('guides', [link('g1', {unlisted: true})])];
  expect(sidebarBeside(new Set(), items)).toEqual(items);
});
