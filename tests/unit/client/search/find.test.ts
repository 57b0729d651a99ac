import {findIn} from '../../../../src/client/search/find';
import {searchSentence} from '../../../../src/client/search/sentence';
import type {Hit, IndexedRecord, SearchIndex} from '../../../../src/lib/search/searchIndex';

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

/** An index of these answers by the words asked; the first record of an answer scores best. */
function indexOf(answers: Record<string, IndexedRecord[]>, vocabulary: string[] = []): SearchIndex & {asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    async search(words) {
      asked.push(words);
      const found = answers[words] ?? [];
      return found.map((one, at): Hit => ({id: one.url, score: 10 - at, named: false, read: async () => one}));
    },
    vocabulary: async () => vocabulary,
  };
}

/** The index, which also knows that people call this record what they search for. */
function calling({url}: IndexedRecord, index: SearchIndex): SearchIndex {
  return {
    ...index,
    search: async (...asked) => (await index.search(...asked)).map((hit) => ({...hit, named: hit.id === url})),
  };
}

const urls = async (index: SearchIndex, query: string) =>
  (await findIn(index, query, {atMost: 12})).results.map(({url}) => url);

test('what is called so comes before what the index ranks higher', async () => {
  expect(await urls(indexOf({pricing: [change, pricing]}), 'pricing')).toEqual(['/pricing', '/faq#change']);
});

test('what says the word comes before what only begins like it', async () => {
  const brand = record({url: '/brand', title: 'Brand assets', excerpt: 'The logo, light and dark.'});
  const roles = record({url: '/roles', title: 'Access and roles', excerpt: 'What you may do once you log in.'});
  expect(await urls(indexOf({log: [brand, roles]}), 'log')).toEqual(['/roles', '/brand']);
});

test('what people call so comes before what says it often', async () => {
  const index = calling(pricing, indexOf({plans: [login, pricing]}));
  expect(await urls(index, 'plans')).toEqual(['/pricing', '/login']);
});

test('small words are not asked for, and case and accents do not matter', async () => {
  const index = indexOf({pricing: [pricing]});
  expect(await urls(index, 'What is the PRÎCING?')).toEqual(['/pricing']);
  expect(index.asked[0]).toBe('pricing');
});

test('another word for the same finds it, after what has the word itself', async () => {
  const found = await urls(indexOf({'single sign': [login], sso: [pricing], 'single sign on': [login]}), 'sso');
  expect(found).toContain('/login');
});

test('a slip in a word that the site says differently is mended, too', async () => {
  const index = indexOf({price: [pricing], receipt: [pricing], billing: [pricing]});
  expect(await findIn(index, 'reciept', {atMost: 12})).toMatchObject({
    corrected: 'receipt',
    results: [{url: '/pricing'}],
  });
});

test('a rival that no page names leads to what comes nearest', async () => {
  const compared = record({url: '/compare', title: 'How we compare', excerpt: 'Compare the two.'});
  expect(await findIn(indexOf({compare: [compared]}), 'snyk', {atMost: 12})).toMatchObject({
    nearest: true,
    results: [{url: '/compare'}],
  });
});

test('what shows all of the words comes before what shows one of them', async () => {
  const one = record({url: '/one', title: 'Invite', excerpt: 'Write a test.'});
  const all = record({url: '/all', title: 'Scans', excerpt: 'A smoke test runs.'});
  const index: SearchIndex = {
    vocabulary: async () => ['smoke', 'test'],
    search: async (words) =>
      words === 'smoke test'
        ? [one, all].map(
            (found, at): Hit => ({id: found.url, score: 10 - 2 * at, named: false, read: async () => found}),
          )
        : [],
  };
  expect(await urls(index, 'smoke test')).toEqual(['/all', '/one']);
});

test('a word that there are others for is not taken for a mistyped one', async () => {
  const page = record({url: '/careers', title: 'Careers', excerpt: 'Open roles.'});
  const found = await findIn(indexOf({careers: [page]}, ['vacancie']), 'vacancies', {atMost: 12});
  expect(found).toMatchObject({nearest: false, results: [{url: '/careers'}]});
  expect(found.corrected).toBeUndefined();
});

test('a slip of the keyboard is mended and said', async () => {
  const found = await findIn(indexOf({pricing: [pricing]}, ['pricing']), 'pricng', {atMost: 12});
  expect(found.corrected).toBe('pricing');
  expect(found.results.map(({url}) => url)).toEqual(['/pricing']);
  expect(searchSentence(found, 'pricng')).toContain('“pricing”');
});

test.each([
  ['jobs', 'A job for you.'],
  ['salaries', 'Where the salary table lies.'],
  ['salary', 'Salaries, and who may see them.'],
])('“%s” is found in “%s”, and is not mended', async (query, excerpt) => {
  const page = record({url: '/found', excerpt});
  const found = await findIn(indexOf({[query]: [page]}, ['hobs', 'celery']), query, {atMost: 12});
  expect(found).toMatchObject({nearest: false, results: [{url: '/found'}]});
});

test('another form of a word is the word', async () => {
  const page = record({url: '/found', excerpt: 'Security of code.'});
  const found = await findIn(indexOf({secure: [page]}, ['secure', 'security']), 'Is it secure?', {atMost: 12});
  expect(found).toMatchObject({nearest: false, results: [{url: '/found'}]});
});

test('what only begins a little like an unknown word is not shown', async () => {
  const zebras = record({url: '/zebras', excerpt: 'Zebras.'});
  expect(await urls(indexOf({zebu: [zebras]}), 'zebu')).toEqual([]);
  expect(await urls(indexOf({'pricing zebu': [zebras], pricing: [pricing]}), 'pricing zebu')).toEqual(['/pricing']);
});

test('of more than can be read, what is called so is read first', async () => {
  const {results} = await findIn(calling(pricing, indexOf({pricing: [change, pricing]})), 'pricing', {atMost: 1});
  expect(results.map(({url}) => url)).toEqual(['/pricing']);
});

test('a word that is known is not mended', async () => {
  const found = await findIn(indexOf({plan: [pricing]}, ['plane', 'plan']), 'plan', {atMost: 12});
  expect(found.corrected).toBeUndefined();
});

test('what has only some of the words is offered as what comes nearest', async () => {
  const found = await findIn(indexOf({pricing: [pricing]}), 'pricing zebra', {atMost: 12});
  expect(found).toMatchObject({nearest: true, results: [{url: '/pricing'}]});
  expect(searchSentence(found, 'pricing zebra')).toMatch(/nearest/);
});

test('beside a name that the site does not know, other words lead on as they do by themselves', async () => {
  const compare = record({url: '/compearision', title: 'Compare'});
  const found = await findIn(indexOf({compare: [compare]}), 'zebra alternative', {atMost: 12});
  expect(found).toMatchObject({nearest: true, results: [{url: '/compearision'}]});
});

test('a framework that the site does not know comes nearest to compliance, and one that it knows is found', async () => {
  const checks = record({url: '/checks', title: 'Compliance checks'});
  const known = record({url: '/hipaa', title: 'HIPAA'});
  const answers = {compliance: [checks]};
  for (const query of ['HIPAA', 'PCI DSS', 'pci-dss', 'FedRAMP', 'NIST']) {
    const found = await findIn(indexOf(answers), query, {atMost: 12});
    expect(found).toMatchObject({nearest: true, results: [{url: '/checks'}]});
  }
  const found = await findIn(indexOf({...answers, hipaa: [known]}), 'hipaa', {atMost: 12});
  expect(found).toMatchObject({nearest: false, results: [{url: '/hipaa'}]});
});

test('nothing is nothing', async () => {
  const found = await findIn(indexOf({}), 'zebra', {atMost: 12});
  expect(found.results).toEqual([]);
  expect(searchSentence(found, 'zebra')).toBe('Nothing found for “zebra”.');
  expect(await urls(indexOf({}), '  ?! ')).toEqual([]);
});

test('only as many are read as are wanted, and it is said that there are more', async () => {
  const found = await findIn(indexOf({pricing: [pricing, change]}), 'pricing', {atMost: 1});
  expect(found.results).toHaveLength(1);
  expect(searchSentence(found, 'pricing')).toBe('The 1 best results for “pricing”.');
  expect(searchSentence({...found, more: false}, 'pricing')).toBe('1 result for “pricing”.');
});

test('words are marked in title, text and headings, in whichever form they stand', async () => {
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

test('a page that is called so is shown with what it says of itself', async () => {
  const page = record({url: '/a', title: 'Pricing', description: 'Four plans.', excerpt: '… of pricing in the middle'});
  const {results} = await findIn(indexOf({pricing: [page]}), 'pricing', {atMost: 12});
  expect(results[0]?.excerpt.map(({text}) => text).join('')).toBe('Four plans.');
});
