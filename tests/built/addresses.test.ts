import {fragmentsIn} from '../../src/lib/fragments';
import {redirects} from '../../src/site/redirects';
import {readPublished, vanished} from '../../src/writing/published';
import {htmlOf, pathsFromSitemap} from '../support/build';

const published = readPublished('.');
const built = new Map(pathsFromSitemap().map((path) => [path, new Set(fragmentsIn(htmlOf(path)))]));

test('every published address still leads somewhere', () => {
  expect(vanished(published, built, redirects)).toEqual([]);
});

test('every address of the site is published: npm run addresses writes it down', () => {
  const missing = [...built].flatMap(([path, fragments]) => {
    const known = published[path];
    return known ? [...fragments].filter((id) => !known.includes(id)).map((id) => `${path}#${id}`) : [path];
  });
  expect(missing).toEqual([]);
});
