import {pitch, type SplitOptions, splitLoader} from '../../../../../src/runtime/build/mdx/splitLoader';

const code = 'export const toc = [];\nexport default function MDXContent() {}\n';
const options = (): SplitOptions => ({
  siteDir: '/site',
  pages: new Set(['@site/docs/page.mdx', '@site/docs/page.md', '@site/blog/post.mdx?truncated=true']),
  compiled: new Map(),
  isStatic: {components: {wrapper: [], p: []}, imports: []},
  hydrated: new Map(),
  listsWithoutData: [],
});
const context = (resourcePath: string, resourceQuery: string, shared: SplitOptions) => ({
  resourcePath,
  resourceQuery,
  getOptions: () => shared,
});

test.each([
  ['/site/docs/page.mdx', '', './page.mdx?body', '?body'],
  ['/site/docs/page.md', '', './page.md?body', '?body'],
  ['/site/blog/post.mdx', '?truncated=true', './post.mdx?truncated=true&body', '?truncated=true&body'],
])('the body of %s%s is its compiled code, which is not compiled again', (path, query, request, bodyQuery) => {
  const shared = options();
  expect(pitch.call(context(path, query, shared))).toBeUndefined();
  expect(splitLoader.call(context(path, query, shared), code)).toContain(JSON.stringify(request));
  expect(pitch.call(context(path, bodyQuery, shared))).toBe(code);
});

test('a page that may need scripts is hydrated: its code stays, and its default export gets the components', () => {
  const shared = options();
  const page = `export function Counter() {}\n${code}`;
  const split = splitLoader.call(context('/site/docs/page.mdx', '', shared), page);
  expect(split).toContain('hydratedPage');
  expect(split).toContain('export function Counter() {}\nexport const toc = [];\n');
  expect(split).toContain('export default _createPage(function MDXContent() {});');
  expect([...shared.hydrated]).toEqual([['@site/docs/page.mdx', 'it defines more than its text']]);
});
