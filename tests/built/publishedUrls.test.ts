import {fragmentsIn} from '../../src/lib/fragments';
import {siteContentPath} from '../../src/lib/markdownPath';
import {readPublished} from '../../src/plugins/content-lint/publishedUrls';
import {cleanPath} from '../../src/server/builtSite';
import {redirects} from '../../src/site/redirects';
import {addressesOf, htmlOf, pathsFromSitemap} from '../support/build';

const published = readPublished('.').published;
const fragmentsOf = (paths: string[]) => new Map(paths.map((path) => [path, new Set(fragmentsIn(htmlOf(path)))]));
const built = fragmentsOf(pathsFromSitemap());

test('every published URL and anchor is still there, or redirected', () => {
  const pages = fragmentsOf(addressesOf('.html').map(cleanPath));
  const moved = new Set(redirects.map(({from}) => from));
  const gone = Object.entries(published).flatMap(([path, fragments]) => {
    if (moved.has(path)) return [];
    const there = pages.get(path);
    if (!there) return [path];
    // The page of all contents changes with the others, the roles of /careers once they are filled.
    if (path === siteContentPath || path === '/careers') return [];
    return fragments
      .map((id) => `${path}#${id}`)
      .filter((url) => !there.has(url.split('#')[1] ?? '') && !moved.has(url));
  });
  expect(gone).toEqual([]);
});

test('every address of the site is published: npm run addresses writes it down', () => {
  const missing = [...built].flatMap(([path, fragments]) => {
    const known = published[path];
    return known ? [...fragments].filter((id) => !known.includes(id)).map((id) => `${path}#${id}`) : [path];
  });
  if (missing.length > 0) throw new Error(`npm run addresses, to keep ${missing.join(', ')} for good`);
});
