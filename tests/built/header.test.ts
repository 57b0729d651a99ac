import {captured, htmlOf, pathsFromSitemap} from '../support/build';

/** Returns the targets of a page's header links. */
const linksOf = (path: string) =>
  captured(/<header\b.*?<\/header>/s.exec(htmlOf(path))?.[0] ?? '', / href="?([^" >]+)/g);

test('every page has the same links in its header', () => {
  const expected = linksOf('/');
  expect(expected.length).toBeGreaterThan(8);
  for (const path of pathsFromSitemap()) expect([path, linksOf(path)]).toEqual([path, expected]);
});
