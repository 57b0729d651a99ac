import {correctWord} from '../../../../src/client/search/spelling';
import {expandQuery} from '../../../../src/client/search/synonyms';
import {marked} from '../../../../src/lib/search/highlight';
import {isSameWord, significantWords} from '../../../../src/lib/search/words';
import {distinctWords, Vocabulary} from '../../../../src/plugins/search-index/vocabulary';

test.each([
  ['How do I cancel my plan?', ['cancel', 'plan']],
  ['SOC2', ['soc2']],
  ['C++, C# or C', ['c++', 'c#', 'c']],
  ['pricing#pro, price+', ['pricing', 'pro', 'price']],
  ['the who', ['the', 'who']],
  ['plan, plan & Plan', ['plan']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['', []],
])('the significant words of "%s" are %j', (query, words) => {
  expect(significantWords(query)).toEqual(words);
});

test.each([
  ['price', 'pricing', true],
  ['ticket', 'tickets', true],
  ['run', 'running', true],
  ['compare', 'company', false],
  ['policy', 'police', false],
  ['change', 'changelog', false],
])('%s and %s have the same stem: %s', (one, other, same) => {
  expect(isSameWord(one, other)).toBe(same);
});

describe('spelling', () => {
  const vocabulary = ['security', 'pricing', 'plan', 'repository', 'sources'];
  test.each([
    ['a missing letter', 'secrity', 'security'],
    ['a wrong letter', 'repositary', 'repository'],
    ['a wrong letter in a four-letter word', 'plam', 'plan'],
    ['two letters swapped', 'secuirty', 'security'],
    ['the misspelled plural of a word in the vocabulary', 'repositries', 'repository'],
    ['the beginning of a word', 'repos', undefined],
    ['two typing errors', 'sekurty', undefined],
    ['a short word', 'pln', undefined],
  ])('%s is corrected to: %s', (_title, typed, expected) => {
    expect(correctWord(typed, vocabulary)).toBe(expected);
  });

  test('a misspelled word is corrected to the more frequent word', () => {
    expect(correctWord('planx', ['plans', 'plant'])).toBe('plans');
  });

  test('the vocabulary is sorted by frequency and has no numbers or short words', () => {
    const words = new Vocabulary();
    words.add(distinctWords('Agents apply agents of 2025'));
    words.add(distinctWords('A review by Agents'));
    expect(words.content()).toBe('agents\napply\nreview');
  });

  test('the vocabulary of a large site omits the rarest words', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const all = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => `${one}${two}${three}x`)));
    const words = new Vocabulary();
    words.add(all);
    words.add(['tttx']);
    const listed = words.content().split('\n');
    expect([listed.length, listed[0]]).toEqual([5000, 'tttx']);
  });
});

describe('synonyms', () => {
  test.each([
    ['my gdpr rights', 'privacy rights'],
    ['Where do I sign in?', 'where i log in'],
    ['Cancelling subscriptions', 'cancel'],
    ['What’s new?', 'changelog'],
    ['“hiring”', 'careers'],
    ['PR/MR', 'pull request'],
    ['data retention, or any retention', 'data processing agreement or any'],
    ['On Prem', 'self-managed'],
    ['report a security hole', 'report vulnerability'],
  ])('a search for "%s" also searches for "%s"', (query, other) => {
    expect(expandQuery(query)).toContain(other);
  });

  test('a search for "sso" does not search for "login", nor the other way round', () => {
    expect(expandQuery('sso')).not.toContain('login');
    expect(expandQuery('login')).not.toContain('single sign-on');
  });

  test('a search for "phone" also finds "voice", but not the other way round', () => {
    expect(expandQuery('phone')).toEqual(['voice']);
    expect(expandQuery('voice')).toEqual([]);
  });

  test('parts of words have no synonyms', () => {
    expect(expandQuery('price')).not.toContain('pull requestice');
    expect(expandQuery('zebra')).toEqual([]);
  });
});

test('highlights do not change the text', () => {
  const text = 'Prix élevé: a PRICE of $5, and priceless.';
  const runs = marked(text, ['price', 'eleve']);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual(['élevé', 'PRICE', 'price']);
});

test('a number is highlighted only as a whole number', () => {
  const runs = marked('SOC2 and ISO 27001, part 2, on 24 September 2025', ['soc', '2']);
  expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual(['SOC', '2', '2']);
});
