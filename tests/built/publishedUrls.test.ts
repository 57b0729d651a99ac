import {siteContentPath} from '../../src/lib/markdownPath';
import {extractFragments} from '../../src/plugins/built-page/fragments';
import {readPublished} from '../../src/plugins/content-lint/rules/publishedUrls';
import {cleanPath} from '../../src/server/builtSite';
import {redirects} from '../../src/site/redirects';
import {htmlOf, pathsFromSitemap, urlsEndingWith} from '../support/build';

const published = readPublished('.').published;
const fragmentsOf = (paths: string[]) => new Map(paths.map((path) => [path, new Set(extractFragments(htmlOf(path)))]));
const built = fragmentsOf(pathsFromSitemap());

test('every published URL and anchor still exists or redirects', () => {
  const pages = fragmentsOf(urlsEndingWith('.html').map(cleanPath));
  const moved = new Set(redirects.map(({from}) => from));
  const missing = Object.entries(published).flatMap(([path, fragments]) => {
    if (moved.has(path)) return [];
    const ids = pages.get(path);
    if (!ids) return [path];
    // Anchors that may disappear: those of /site-content change with other pages, those of /careers with open roles.
    if (path === siteContentPath || path === '/careers') return [];
    return fragments.map((id) => `${path}#${id}`).filter((url) => !ids.has(url.split('#')[1] ?? '') && !moved.has(url));
  });
  expect(missing).toEqual([]);
});

test('every URL of the site is in the list of published URLs (npm run snapshot:urls)', () => {
  const missing = [...built].flatMap(([path, fragments]) => {
    const known = published[path];
    return known ? [...fragments].filter((id) => !known.includes(id)).map((id) => `${path}#${id}`) : [path];
  });
  if (missing.length > 0)
    throw new Error(`Not in the list of published URLs, run npm run snapshot:urls: ${missing.join(', ')}`);
});
