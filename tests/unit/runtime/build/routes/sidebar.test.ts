import {type SidebarItem, sidebarForDocs} from '../../../../../src/runtime/build/routes/sidebar';

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

/** Lists the labels of all items, those of a category in parentheses after it. */
const outline = (items: readonly SidebarItem[]): string =>
  items.map(({label, items: children}) => label + (children ? `(${outline(children)})` : '')).join(' ');

test.each([
  ['a doc outside all categories', ['/docs'], ' guides(g1) more(d1)'],
  ['a doc in a category', ['/docs/g2'], ' guides(g1 g2 inner(i1)) more(d1)'],
  ['a doc in a category children another', ['/docs/i2'], ' guides(g1 g2 inner(i1 i2)) more(d1)'],
  ['docs of several categories', ['/docs/g1', '/docs/m1'], ' guides(g1 g2 inner(i1)) more(deep(d1) m1)'],
])('next to %s, collapsed categories contain only the doc that they link to', (_what, docs, expected) => {
  expect(outline(sidebarForDocs(new Set(docs), sidebar))).toBe(expected);
});

test.each([
  ['that is expanded at first', {collapsed: false}],
  ['that cannot be collapsed', {collapsible: false}],
  ['that is the page itself', {href: '/docs'}],
])('a category %s contains all its items', (_what, more) => {
  const items = [category('guides', [link('g1'), link('g2')], more)];
  expect(sidebarForDocs(new Set(['/docs']), items)).toEqual(items);
});

test('a category links to the page of a category that is its first item', () => {
  const items = [category('guides', [category('inner', [link('i1')], {href: '/docs/inner'}), link('g1')])];
  expect(outline(sidebarForDocs(new Set(), items))).toBe('guides(inner)');
});

test('a category with only unlisted docs is unchanged', () => {
  const items = [category('guides', [link('g1', {unlisted: true})])];
  expect(sidebarForDocs(new Set(), items)).toEqual(items);
});
