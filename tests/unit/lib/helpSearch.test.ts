import {type HelpEntry, marked, searchHelp} from '../../../src/lib/helpSearch';

const entry = (title: string, text = ''): HelpEntry => ({kind: 'Page', title, text, to: '/'});
const titles = (entries: HelpEntry[], query: string) => searchHelp(entries, query).map((result) => result.entry.title);

const price = entry('What does it cost?', 'Every plan has its price. You can cancel at any time.');
const plans = entry('Plans and prices', 'Free, Basic, Lite and Pro.');
const audit = entry('Preparing for SOC2', 'Support answers 24/7, in a café too.');
const all = [price, plans, audit];

test.each([
  ['price', ['Plans and prices', 'What does it cost?']],
  ['PRI', ['Plans and prices', 'What does it cost?']],
  ['plan price', ['Plans and prices', 'What does it cost?']],
  ['price cancel', ['What does it cost?']],
  ['prices', ['Plans and prices', 'What does it cost?']],
  ['rice', []],
  ['price unicorn', []],
  ['How do I cancel?', ['What does it cost?']],
  ['soc 2', ['Preparing for SOC2']],
  ['soc2', ['Preparing for SOC2']],
  ['24/7', ['Preparing for SOC2']],
  ['CAFE', ['Preparing for SOC2']],
  ['cafe\u0301', ['Preparing for SOC2']],
])('%s finds %j', (query, expected) => {
  expect(titles(all, query)).toEqual(expected);
});

test('a word in the title counts more than one in the text, a whole one more than a beginning', () => {
  const entries = [
    entry('Only beginnings', 'searching'),
    entry('Only in the text', 'search'),
    entry('Searching by words'),
    entry('Search'),
  ];
  expect(titles(entries, 'search')).toEqual(['Search', 'Searching by words', 'Only in the text', 'Only beginnings']);
});

test('entries that match alike stay in their order', () => {
  expect(titles([entry('B plan'), entry('A plan')], 'plan')).toEqual(['B plan', 'A plan']);
});

test.each(['', '   ', '?!', '(', '.*', '[a-z]+', '\\', '\u0000'])('%j finds nothing and breaks nothing', (query) => {
  expect(titles([...all, entry('Anything', 'at all')], query)).toEqual([]);
});

test('a small word alone is searched for', () => {
  expect(titles(all, 'in')).toEqual(['Preparing for SOC2']);
});

test('marks what was found, as it is written', () => {
  expect(marked('Ein Café, zwei Cafés', ['cafe'])).toEqual([
    {text: 'Ein ', marked: false},
    {text: 'Café', marked: true},
    {text: ', zwei ', marked: false},
    {text: 'Café', marked: true},
    {text: 's', marked: false},
  ]);
});

test('cuts a long text around its first match, between words', () => {
  const long = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
  const [result] = searchHelp([entry('Long', long)], 'needle');
  const text = result?.excerpt.map((run) => run.text).join('') ?? '';
  expect(text).toMatch(/^… before .*before needle after .* …$/);
  expect(text.length).toBeLessThan(180);
  expect(result?.excerpt.filter((run) => run.marked)).toEqual([{text: 'needle', marked: true}]);
});
