import {readFileSync} from 'node:fs';
import type * as Cspell from 'cspell-lib';

const {loadCspell} = require('../../src/plugins/content-lint/cspell.cjs') as {loadCspell: () => Promise<typeof Cspell>};

const text = readFileSync('build/llms-full.txt', 'utf8');

/** The words that a locale's dictionary does not have. */
async function unknownWords(words: string, locale: string): Promise<string[]> {
  const {spellCheckDocument, loadConfig} = await loadCspell();
  const settings = {...(await loadConfig('.cspell.json')), language: locale};
  const document = {uri: 'file:///text.txt', text: words, languageId: 'mdx', locale};
  const {issues} = await spellCheckDocument(document, {noConfigSearch: true, generateSuggestions: false}, settings);
  return [...new Set(issues.map((issue) => issue.text))];
}

test('the pages use American spelling', async () => {
  const unknown = await unknownWords(text, 'en-US');
  const unknownInBritain = await unknownWords(unknown.join('\n'), 'en-GB');
  expect(unknown.filter((word) => !unknownInBritain.includes(word))).toEqual([]);
});

test('the pages name people by their role: at most 4 indefinite pronouns in 10,000 words', () => {
  const indefinite = text.match(/\b(?:some|any|no|every)body\b|\bwhoever\b/gi) ?? [];
  const words = text.match(/\p{L}+/gu) ?? [];
  expect((indefinite.length / words.length) * 10_000).toBeLessThanOrEqual(4);
});
