import {pitch, type SplitOptions, splitLoader} from '../../../../src/plugins/mdx/splitLoader';

const code = 'export const toc = [];\nexport default function MDXContent() {}\n';
const options = (): SplitOptions => ({
  siteDir: '/site',
  pages: new Set(['@site/docs/page.mdx', '@site/blog/post.mdx?truncated=true']),
  compiled: new Map(),
});
const context = (resourcePath: string, resourceQuery: string, shared: SplitOptions) => ({
  resourcePath,
  resourceQuery,
  getOptions: () => shared,
});

test.each([
  ['/site/docs/page.mdx', '', './page.mdx?body', '?body'],
  ['/site/blog/post.mdx', '?truncated=true', './post.mdx?truncated=true&body', '?truncated=true&body'],
])('the body of %s%s is its compiled code, which is not compiled again', (path, query, request, bodyQuery) => {
  const shared = options();
  expect(pitch.call(context(path, query, shared))).toBeUndefined();
  expect(splitLoader.call(context(path, query, shared), code)).toContain(JSON.stringify(request));
  expect(pitch.call(context(path, bodyQuery, shared))).toBe(code);
});

test('a page has its data, and an entry of a list page has none', () => {
  const split = (path: string, query: string) => splitLoader.call(context(path, query, options()), code);
  expect(split('/site/docs/page.mdx', '')).toContain('export const toc');
  expect(split('/site/blog/post.mdx', '?truncated=true')).not.toContain('export const toc');
});

test('a partial is not split', () => {
  expect(splitLoader.call(context('/site/docs/_part.mdx', '', options()), code)).toBe(code);
});

test('a component outside of components/mdx requires a page that is interactive', () => {
  const page = (component: string, frontMatter = '') =>
    `import {A} from '@site/src/components/${component}';\nexport const frontMatter = {${frontMatter}};\n${code}`;
  const split = (source: string) => splitLoader.call(context('/site/docs/page.mdx', '', options()), source);
  expect(() => split(page('forms/A'))).toThrow(
    'page.mdx imports forms/A, which gets no scripts: add "interactive: true"',
  );
  expect(split(page('forms/A', 'interactive: true'))).toContain('interactivePage');
  expect(split(page('mdx/A'))).toContain('mdxPage');
});
