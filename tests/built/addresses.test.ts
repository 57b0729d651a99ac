import {fragmentsIn} from '../../src/lib/fragments';
import {cleanPath} from '../../src/server/builtSite';
import {redirects} from '../../src/site/redirects';
import {readPublished, vanished} from '../../src/writing/published';
import {addressesOf, htmlOf, pathsFromSitemap} from '../support/build';

const published = readPublished('.');
const fragmentsOf = (paths: string[]) => new Map(paths.map((path) => [path, new Set(fragmentsIn(htmlOf(path)))]));
const built = fragmentsOf(pathsFromSitemap());

test('every published address still leads somewhere, on a page that is no longer listed, too', () => {
  const pages = fragmentsOf(addressesOf('.html').map(cleanPath));
  expect(vanished(published, pages, redirects)).toEqual([]);
});

test('every address of the site is published: npm run addresses writes it down', () => {
  const missing = [...built].flatMap(([path, fragments]) => {
    const known = published[path];
    return known ? [...fragments].filter((id) => !known.includes(id)).map((id) => `${path}#${id}`) : [path];
  });
  if (missing.length > 0) throw new Error(`npm run addresses, to keep ${missing.join(', ')} for good`);
});
