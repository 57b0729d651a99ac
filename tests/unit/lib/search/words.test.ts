import {correctWord} from '../../../../src/client/search/spelling';
import {otherWays} from '../../../../src/client/search/synonyms';
import {marked} from '../../../../src/lib/search/highlight';
import {Vocabulary} from '../../../../src/lib/search/vocabulary';
import {isSameWord, significantWords} from '../../../../src/lib/search/words';

test.each([
  ['How do I cancel my plan?', ['cancel', 'plan']],
  ['SOC2', ['soc2']],
  ['C++, C# or C', ['c++', 'c#', 'c']],
  ['pricing#pro, price+', ['pricing', 'pro', 'price']],
  ['the who', ['the', 'who']],
  ['plan, plan & Plan', ['plan']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['', []],
])('%s asks for %j', (query, words) => {
  expect(significantWords(query)).toEqual(words);
});

test.each([
  ['price', 'pricing', true],
  ['ticket', 'tickets', true],
  ['integrate', 'integration', true],
  ['run', 'running', true],
  ['compare', 'company', false],
  ['policy', 'police', false],
  ['plan', 'planet', false],
  ['startup', 'started', false],
  ['cat', 'car', false],
  ['change', 'changelog', false],
])('%s and %s are forms of one word: %s', (one, other, same) => {
  expect(isSameWord(one, other)).toBe(same);
});

describe('spelling', () => {
  const vocabulary = ['security', 'pricing', 'plan', 'repository', 'sources'];
  test.each([
    ['a letter missing', 'secrity', 'security'],
    ['a letter too many', 'priccing', 'pricing'],
    ['a wrong letter', 'repositary', 'repository'],
    ['a wrong letter in a word of four', 'plam', 'plan'],
    ['two letters swapped', 'secuirty', 'security'],
    ['the plural of a word that the site has in the singular', 'repositries', 'repository'],
    ['the beginning of a word', 'repos', undefined],
    ['a known word', 'pricing', undefined],
    ['two slips', 'sekurty', undefined],
    ['a word too short to tell', 'pln', undefined],
  ])('%s: %s', (_what, typed, meant) => {
    expect(correctWord(typed, vocabulary)).toBe(meant);
  });

  test('the commoner word is meant', () => {
    expect(correctWord('planx', ['plans', 'plant'])).toBe('plans');
  });

  test('the vocabulary has the words of the most texts first, and no numbers or short words', () => {
    const words = new Vocabulary();
    words.add('Agents apply agents of 2025');
    words.add('A review by Agents');
    expect(words.content()).toBe('agents\napply\nreview');
  });

  test('the vocabulary of a large site leaves out the rarest words', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const all = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => `${one}${two}${three}x`)));
    const words = new Vocabulary();
    words.add(all.join(' '));
    words.add('tttx');
    const kept = words.content().split('\n');
    expect([kept.length, kept[0]]).toEqual([5000, 'tttx']);
  });
});

describe('other ways of saying it', () => {
  test.each([
    ['cost', 'pricing'],
    ['sso', 'single sign-on'],
    ['pr review', 'pull request review'],
    ['my gdpr rights', 'privacy rights'],
    ['Where do I sign in?', 'where i log in'],
    ['Cancelling subscriptions', 'cancel'],
    ['delete my data', 'privacy policy'],
    ['What’s new?', 'changelog'],
    ['“hiring”', 'careers'],
    ["'hiring'", 'careers'],
    ['PR/MR', 'pull request'],
    ['SLA, uptime', 'contact'],
    ['uptime SLA for teams', 'contact for teams'],
    ['data retention, or any retention', 'data processing agreement or any'],
    ['on-prem', 'self-managed'],
    ['On Prem', 'self-managed'],
    ['report a security hole', 'report vulnerability'],
  ])('%s is also %s', (query, other) => {
    expect(otherWays(query)).toContain(other);
  });

  test('who looks for single sign-on by its short name does not mean any login', () => {
    expect(otherWays('sso')).not.toContain('login');
    expect(otherWays('login')).not.toContain('single sign-on');
  });

  test('a telephone leads to voice, and voice to no telephone', () => {
    expect(otherWays('phone')).toEqual(['voice']);
    expect(otherWays('voice')).toEqual([]);
  });

  test('who wants to book a call means a talk, and no voice agent', () => {
    expect(otherWays('book a call')).toEqual(['talk to sales']);
  });

  test('a word inside another one is left alone', () => {
    expect(otherWays('price')).not.toContain('pull requestice');
    expect(otherWays('zebra')).toEqual([]);
  });
});

test('marks do not change the text', () => {
  const text = 'Prix élevé: a PRICE of $5, and priceless.';
  const runs = marked(text, ['price', 'eleve']);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual(['élevé', 'PRICE', 'price']);
});

test('a number is marked whole, and not where another one begins with it', () => {
  const runs = marked('SOC2 and ISO 27001, part 2, on 24 September 2025', ['soc', '2']);
  expect(runs.filter((run) => run.marked).map((run) => run.text)).toEqual(['SOC', '2', '2']);
});
