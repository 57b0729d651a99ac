import {findIn} from '../../src/client/search/find';
import {brand} from '../../src/data/brand';
import {helpCategories} from '../../src/data/help/help';
import {comparisonPages} from '../../src/data/routes/pages';
import type {SearchIndex} from '../../src/lib/search/searchIndex';
import {addressesOf, assetBytes, htmlOf, pathsFromSitemap} from '../support/build';
import {goldenQueries} from '../support/goldenQueries';
import {measureSearchQuality, openSearchIndex} from '../support/searchIndex';

let index: SearchIndex;
beforeAll(async () => {
  index = await openSearchIndex();
});

test('what visitors search for (support/goldenQueries.ts) is found, and found first', async () => {
  const {queries, meanReciprocalRank, inFirstThree, notFirst} = await measureSearchQuality(index);
  expect(queries).toBeGreaterThanOrEqual(60);
  expect(notFirst.filter(({place}) => place === undefined)).toEqual([]);
  // Today 0.99 and 1: a handful of new pages may push a few queries down a place, not more.
  const isWorse = meanReciprocalRank < 0.96 || inFirstThree < 0.99;
  expect(isWorse ? notFirst : []).toEqual([]);
});

test('a quotation that ends within a sentence says so', async () => {
  const {results} = await findIn(index, 'security', {atMost: 8});
  const quoted = results.map(({excerpt}) => excerpt.map(({text}) => text).join(''));
  expect(quoted.filter((words) => words.startsWith('… ') && !/[.?!:…]$/.test(words))).toEqual([]);
  expect(quoted.filter((words) => words.endsWith(' …'))).not.toEqual([]);
});

test.each(['pricing', 'security', 'support', 'API', 'careers'])(
  'our name beside %s asks for nothing else',
  async (query) => {
    const urlsOf = ({results}: {results: readonly {url: string}[]}) => results.map(({url}) => url);
    const found = await findIn(index, query, {atMost: 5});
    for (const name of new Set([brand.name, ...brand.name.split(' ').slice(0, 1)])) {
      const named = await findIn(index, `${name} ${query}`, {atMost: 5});
      expect({first: urlsOf(named)[0], nearest: named.nearest}).toEqual({first: urlsOf(found)[0], nearest: false});
    }
  },
);

test('a page that has our name in its title is found by it', async () => {
  const {results} = await findIn(index, `What ${brand.name} does`, {atMost: 5});
  expect(results[0]?.url).toBe('/docs/getting-started/what-ovam-ai-does');
});

const topics = helpCategories.flatMap((category) => category.topics).filter(({to}) => !to.includes('#'));

test.each(topics)('the page that the help centre calls “$title” is found by these words', async ({title, to}) => {
  const {results} = await findIn(index, title, {atMost: 5});
  expect(results.map(({url}) => url)).toContain(to);
});

test('each query of support/goldenQueries.ts should find a page that is there, and none that leads on', () => {
  const there = pathsFromSitemap();
  const missing = goldenQueries
    .flatMap(([, ...pages]) => pages)
    .filter((address) => {
      const [path = '', fragment] = address.split('#');
      return !there.includes(path) || (fragment && !new RegExp(`\\sid=["']?${fragment}["'\\s>]`).test(htmlOf(path)));
    });
  expect(missing).toEqual([]);
});

test('every page that may be listed is in the index, and no other', () => {
  const indexed = addressesOf('.pf_fragment').map((address) => {
    const [, json = ''] = assetBytes(address)
      .toString()
      .split(/^pagefind_dcd/);
    return JSON.parse(json) as {url: string};
  });
  const pages = new Set(indexed.map(({url}) => url.split('#')[0]));
  expect([...pages].sort()).toEqual(pathsFromSitemap().sort());
});

test('what no heading leads to is not looked for under the one before it', async () => {
  const {results} = await findIn(index, 'webhook', {atMost: 12});
  expect(results.find(({url}) => url === '/')).toMatchObject({headings: []});
});

test('who wants to cancel is led to the terms, and not to what begins alike', async () => {
  for (const query of ['cancel', 'unsubscribe']) {
    const paths = (await findIn(index, query, {atMost: 12})).results.map(({url}) => url.split('#')[0]);
    expect(paths.slice(0, 4)).toContain('/termsandconditions');
    expect(paths).not.toContain('/docs/guides-tutorials/write-for-this-site');
  }
});

const listedComparisons = () => pathsFromSitemap().filter((path) => path in comparisonPages);

test('to the index itself a page that says comparison in passing is less than any that is one', async () => {
  for (const query of ['compare', 'comparison', 'alternative']) {
    const records = await Promise.all((await index.search(query, undefined)).map(({read}) => read()));
    const kinds = records.slice(0, listedComparisons().length).map(({kind}) => kind);
    expect({query, kinds: [...new Set(kinds)]}).toEqual({query, kinds: ['Comparisons']});
  }
});

test('who compares finds every comparison before anything else', async () => {
  const comparisons = listedComparisons();
  for (const query of ['comparison', 'alternatives', 'vs']) {
    const paths = (await findIn(index, query, {atMost: 12})).results.map(({url}) => url);
    const first = paths.slice(0, comparisons.length);
    const between = first.filter((path) => !comparisons.includes(path));
    const late = comparisons.filter((path) => !first.includes(path));
    expect({query, between, late}).toEqual({query, between: [], late: []});
  }
});
