import {findIn} from '../../../../src/client/search/find';
import type {Hit, IndexedRecord, SearchIndex} from '../../../../src/client/search/pagefind';
import {searchSentence} from '../../../../src/client/search/sentence';

const record = (part: Partial<IndexedRecord> & {url: string}): IndexedRecord => ({
  kind: 'Pages',
  title: part.url,
  description: '',
  excerpt: '',
  headings: [],
  ...part,
});

const pricing = record({url: '/pricing', title: 'Pricing', excerpt: 'Four plans.'});
const change = record({url: '/faq#change', title: 'Can a price change?', excerpt: 'It can, and you hear of it.'});
const login = record({url: '/login', title: 'Single sign-on', excerpt: 'People sign in with their own account.'});

/** An index with these results by query; the first record has the best score. `queries` are those that were made. */
function indexOf(
  results: Record<string, IndexedRecord[]>,
  vocabulary: string[] = [],
): SearchIndex & {queries: string[]} {
  const queries: string[] = [];
  return {
    queries,
    async search(words) {
      queries.push(words);
      const found = results[words] ?? [];
      return found.map((one, index): Hit => ({id: one.url, score: 10 - index, named: false, read: async () => one}));
    },
    vocabulary: async () => vocabulary,
  };
}

/** The index, where the query also matches a name of this record. */
function withMatchingName({url}: IndexedRecord, index: SearchIndex): SearchIndex {
  return {
    ...index,
    search: async (...query) => (await index.search(...query)).map((hit) => ({...hit, named: hit.id === url})),
  };
}

const urls = async (index: SearchIndex, query: string) =>
  (await findIn(index, query, {atMost: 12})).results.map(({url}) => url);

test('a record whose title matches ranks above one with a better score', async () => {
  expect(await urls(indexOf({pricing: [change, pricing]}), 'pricing')).toEqual(['/pricing', '/faq#change']);
});

test('a record with a matching name ranks above one with a better score', async () => {
  const index = withMatchingName(pricing, indexOf({plans: [login, pricing]}));
  expect(await urls(index, 'plans')).toEqual(['/pricing', '/login']);
});

test('stop words are not searched for, and case and accents do not matter', async () => {
  const index = indexOf({pricing: [pricing]});
  expect(await urls(index, 'What is the PRÎCING?')).toEqual(['/pricing']);
  expect(index.queries[0]).toBe('pricing');
});

test('a record that shows all words ranks above one that shows one of them', async () => {
  const one = record({url: '/one', title: 'Invite', excerpt: 'Write a test.'});
  const all = record({url: '/all', title: 'Scans', excerpt: 'A smoke test runs.'});
  const index: SearchIndex = {
    vocabulary: async () => ['smoke', 'test'],
    search: async (words) =>
      words === 'smoke test'
        ? [one, all].map(
            (found, index): Hit => ({id: found.url, score: 10 - 2 * index, named: false, read: async () => found}),
          )
        : [],
  };
  expect(await urls(index, 'smoke test')).toEqual(['/all', '/one']);
});

test('a typing error is corrected, and the status message states the correction', async () => {
  const found = await findIn(indexOf({pricing: [pricing]}, ['pricing']), 'pricng', {atMost: 12});
  expect(found.corrected).toBe('pricing');
  expect(found.results.map(({url}) => url)).toEqual(['/pricing']);
  expect(searchSentence(found, 'pricng')).toContain('“pricing”');
});

test.each([
  ['jobs', 'A job for you.'],
  ['vacancies', 'Open roles.'],
  ['salaries', 'Where the salary table lies.'],
  ['salary', 'Salaries, and who may see them.'],
])('“%s” is found in “%s” and is not corrected', async (query, excerpt) => {
  const page = record({url: '/found', excerpt});
  const found = await findIn(indexOf({[query]: [page]}, ['hobs', 'celery', 'vacancie']), query, {atMost: 12});
  expect(found).toMatchObject({nearest: false, results: [{url: '/found'}]});
  expect(found.corrected).toBeUndefined();
});

test('records with words that only begin like an unknown word are not shown', async () => {
  const zebras = record({url: '/zebras', excerpt: 'Zebras.'});
  expect(await urls(indexOf({zebu: [zebras]}), 'zebu')).toEqual([]);
  expect(await urls(indexOf({'pricing zebu': [zebras], pricing: [pricing]}), 'pricing zebu')).toEqual(['/pricing']);
});

test('a record with a matching name is loaded first if there are more results than the maximum', async () => {
  const {results} = await findIn(withMatchingName(pricing, indexOf({pricing: [change, pricing]})), 'pricing', {
    atMost: 1,
  });
  expect(results.map(({url}) => url)).toEqual(['/pricing']);
});

test('records with only some of the words are shown as the nearest results', async () => {
  const found = await findIn(indexOf({pricing: [pricing]}), 'pricing zebra', {atMost: 12});
  expect(found).toMatchObject({nearest: true, results: [{url: '/pricing'}]});
  expect(searchSentence(found, 'pricing zebra')).toMatch(/Closest matches/);
});

test('a query without matches and one without words find nothing', async () => {
  const found = await findIn(indexOf({}), 'zebra', {atMost: 12});
  expect(found.results).toEqual([]);
  expect(searchSentence(found, 'zebra')).toBe('No results for “zebra”.');
  expect(await urls(indexOf({}), '  ?! ')).toEqual([]);
});

test('the number of results is limited, and the status message states that there are more', async () => {
  const found = await findIn(indexOf({pricing: [pricing, change]}), 'pricing', {atMost: 1});
  expect(found.results).toHaveLength(1);
  expect(searchSentence(found, 'pricing')).toBe('Top 1 results for “pricing”.');
  expect(searchSentence({...found, more: false}, 'pricing')).toBe('1 result for “pricing”.');
});

test('the words of the query are highlighted in title, excerpt and headings, in any form', async () => {
  const page = record({
    url: '/a',
    title: 'Prices',
    excerpt: 'A price list.',
    headings: [{url: '/a#b', title: 'Pricing in euros'}],
  });
  const {results} = await findIn(indexOf({price: [page]}), 'price', {atMost: 12});
  const marks = (text: {text: string; marked: boolean}[] = []) =>
    text.filter(({marked}) => marked).map((run) => run.text);
  expect([results[0]?.title, results[0]?.excerpt, results[0]?.headings[0]?.title].map(marks)).toEqual([
    ['Price'],
    ['price'],
    ['Pricing'],
  ]);
});

test('a page whose title matches is shown with its description instead of an excerpt', async () => {
  const page = record({url: '/a', title: 'Pricing', description: 'Four plans.', excerpt: '… of pricing in the middle'});
  const {results} = await findIn(indexOf({pricing: [page]}), 'pricing', {atMost: 12});
  expect(results[0]?.excerpt.map(({text}) => text).join('')).toBe('Four plans.');
});
