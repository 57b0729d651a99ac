import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {brokenLinks, linksOf, orphans} from '../../../../src/plugins/link-graph/linkGraph';

const siteUrl = 'https://example.com';
const page = (path: string, body: string) => linksOf(readBuiltPage(`<main>${body}</main>`, path), siteUrl);

const home = page(
  '/',
  '<a href="/a#x">A</a><a href="#top">Top</a><a href="https://elsewhere.com/b">B</a><i id="top"></i>',
);
const a = page(
  '/a',
  '<h2 id="x">X</h2><a href="/a">Itself</a><form action="/search"></form><a href="mailto:a@b.c">M</a>',
);

test('finds links into the site, including forms and fragments', () => {
  expect(home.links).toEqual(['/a#x', '/#top']);
  expect(a.links).toEqual(['/a', '/search']);
});

test('reports a broken link with the page that contains it', () => {
  expect(brokenLinks([home, a], () => false)).toEqual(['/a links to /search, which does not exist']);
  expect(brokenLinks([home, {...a, ids: []}], () => true)).toEqual(['/ links to /a#x, which has no id "x"']);
});

test('a page that only links to itself counts as unlinked', () => {
  expect(orphans([home, a])).toEqual([]);
  expect(orphans([{...home, links: []}, a])).toEqual(['/a']);
});
