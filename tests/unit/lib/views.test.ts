import {readdirSync, readFileSync} from 'node:fs';
import {comparisonViewNames, viewName as nameOf, unknownView, viewNames} from '../../../src/lib/views';
import {comparisonPages} from '../../../src/site/pages';

/** Returns the paths of the pages in a folder; files and folders that start with `_` are not pages. */
function pagesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !file.includes('/_'))
    .map((file) => file.replace(ending, ''));
}

function slugOf(post: string): string {
  return /^slug:\s*['"]?\/?([^'"\s]+)/m.exec(readFileSync(`blog${post}.mdx`, 'utf8'))?.[1] ?? post;
}

/** Returns all paths of the site, from its source files. */
function routes(): string[] {
  return [
    ...pagesIn('src/pages', /\.(tsx|mdx)$/),
    ...pagesIn('blog', /\.mdx$/).map((post) => `/blog/${slugOf(post)}`),
    ...pagesIn('src/changelog', /\.mdx$/).map((month) => `/changelog${month}`),
    ...pagesIn('docs', /\.mdx$/).map((page) => `/docs${page}`),
    ...['/blog', '/blog/tags', '/blog/authors', '/changelog'],
  ].map((path) => path.replace(/\/index$/, '') || '/');
}

const comparisons = comparisonViewNames(comparisonPages);
const viewName = (path: string) => nameOf(path, comparisons);

test('the routes include pages of every kind', () => {
  const [post, month] = [/^\/blog\/\d+$/, /^\/changelog\/\d{4}-\d\d$/].map((path) => expect.stringMatching(path));
  expect(routes()).toEqual(expect.arrayContaining(['/', '/pricing', post, month, '/docs', '/dpa']));
});

test.each(routes())('%s has a view name §2.16', (path) => {
  expect(viewName(path)).not.toBe(unknownView);
});

test('each path has a view name of its own', () => {
  const names = routes().map(viewName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('removed pages have no view name: delete their lines in src/lib/views.ts', () => {
  const all = routes();
  expect(Object.keys({...viewNames, ...comparisons}).filter((path) => !all.includes(path))).toEqual([]);
});

test('a trailing slash does not change the view name', () => {
  expect(viewName('/pricing/')).toBe(viewName('/pricing'));
  expect(viewName('/docs/integrations/github/')).toBe('Docs integrations/github');
});

test.each(['/nope', '/pricing/more', '/%FF', '/constructor', '/__proto__', '/blog/x', '/changelog/x', ''])(
  '%j is an Unknown View §2.16',
  (path) => {
    expect(viewName(path)).toBe('Unknown View');
  },
);
