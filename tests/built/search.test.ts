import {findIn} from '../../src/client/search/find';
import type {SearchIndex} from '../../src/client/search/pagefind';
import {brand} from '../../src/data/brand';
import {helpCategories} from '../../src/data/help/help';
import {comparisonPages} from '../../src/site/pages';
import {assetBytes, htmlOf, pathsFromSitemap, urlsEndingWith} from '../support/build';
import {goldenQueries} from '../support/goldenQueries';
import {measureSearchQuality, openSearchIndex} from '../support/searchIndex';

let index: SearchIndex;
beforeAll(async () => {
  index = await openSearchIndex();
});

test('the queries of support/goldenQueries.ts find their page, and nearly all find it first', async () => {
  const {queries, meanReciprocalRank, inFirstThree, notFirst} = await measureSearchQuality(index);
  expect(queries).toBeGreaterThanOrEqual(60);
  expect(notFirst.filter(({place}) => place === undefined)).toEqual([]);
  // Measured: 0.99 and 1. The limits allow new pages to move a few results down by one rank.
  const isWorse = meanReciprocalRank < 0.96 || inFirstThree < 0.99;
  expect(isWorse ? notFirst : []).toEqual([]);
});

test('an excerpt that ends within a sentence ends with an ellipsis', async () => {
  const {results} = await findIn(index, 'security', {atMost: 8});
  const excerpts = results.map(({excerpt}) => excerpt.map(({text}) => text).join(''));
  expect(excerpts.filter((excerpt) => excerpt.startsWith('… ') && !/[.?!:…]$/.test(excerpt))).toEqual([]);
  expect(excerpts.filter((excerpt) => excerpt.endsWith(' …'))).not.toEqual([]);
});

test.each(['pricing', 'security', 'support', 'API', 'careers'])(
  'the brand name does not change the first result of %s',
  async (query) => {
    const urlsOf = ({results}: {results: readonly {url: string}[]}) => results.map(({url}) => url);
    const found = await findIn(index, query, {atMost: 5});
    for (const name of new Set([brand.name, ...brand.name.split(' ').slice(0, 1)])) {
      const named = await findIn(index, `${name} ${query}`, {atMost: 5});
      expect({first: urlsOf(named)[0], nearest: named.nearest}).toEqual({first: urlsOf(found)[0], nearest: false});
    }
  },
);

test('a page with the brand name in its title is found by its title', async () => {
  const {results} = await findIn(index, `What ${brand.name} does`, {atMost: 5});
  expect(results[0]?.url).toBe('/docs/getting-started/what-ovam-ai-does');
});

const topics = helpCategories.flatMap((category) => category.topics).filter(({to}) => !to.includes('#'));

test.each(topics)('the help center topic “$title” finds its page', async ({title, to}) => {
  const {results} = await findIn(index, title, {atMost: 5});
  expect(results.map(({url}) => url)).toContain(to);
});

test('the expected pages in support/goldenQueries.ts exist and are no redirects', () => {
  const paths = pathsFromSitemap();
  const missing = goldenQueries
    .flatMap(([, ...pages]) => pages)
    .filter((url) => {
      const [path = '', fragment] = url.split('#');
      return !paths.includes(path) || (fragment && !new RegExp(`\\sid=["']?${fragment}["'\\s>]`).test(htmlOf(path)));
    });
  expect(missing).toEqual([]);
});

test('the index has exactly the pages that search engines may list', () => {
  const indexed = urlsEndingWith('.pf_fragment').map((address) => {
    const [, json = ''] = assetBytes(address)
      .toString()
      .split(/^pagefind_dcd/);
    return JSON.parse(json) as {url: string};
  });
  const pages = new Set(indexed.map(({url}) => url.split('#')[0]));
  expect([...pages].sort()).toEqual(pathsFromSitemap().sort());
});

test('text below a heading without an id is not found under the heading before it', async () => {
  const {results} = await findIn(index, 'webhook', {atMost: 12});
  expect(results.find(({url}) => url === '/')).toMatchObject({headings: []});
});

test('queries about canceling find the terms, and no page that only has words with the same beginning', async () => {
  for (const query of ['cancel', 'unsubscribe']) {
    const paths = (await findIn(index, query, {atMost: 12})).results.map(({url}) => url.split('#')[0]);
    expect(paths.slice(0, 4)).toContain('/termsandconditions');
    expect(paths).not.toContain('/docs/guides-tutorials/write-for-this-site');
  }
});

const listedComparisons = () => pathsFromSitemap().filter((path) => path in comparisonPages);

test('queries for comparisons find all comparison pages first', async () => {
  const comparisons = listedComparisons();
  for (const query of ['comparison', 'alternatives', 'vs']) {
    const paths = (await findIn(index, query, {atMost: 12})).results.map(({url}) => url);
    const first = paths.slice(0, comparisons.length);
    const otherPages = first.filter((path) => !comparisons.includes(path));
    const missing = comparisons.filter((path) => !first.includes(path));
    expect({query, otherPages, missing}).toEqual({query, otherPages: [], missing: []});
  }
});
