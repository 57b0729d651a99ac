import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {type Document, lineOf, type Mistake} from './documents';

/** The words of this project that no dictionary has: one a line, `#` begins a comment. */
export const wordList = 'src/writing/words.txt';

/** Words that neither the British dictionary nor the project's own list has. Code is not read. */
export async function spellingMistakes(
  {file, tree, frontMatter}: Document,
  words: readonly string[],
): Promise<Mistake[]> {
  // The speller is a module for `import` only.
  const {spellCheckDocument} = await import('cspell-lib');
  const pieces = ['title', 'description'].map((key) => ({text: String(frontMatter[key] ?? ''), line: 1}));
  visit(tree, 'text', (text) => {
    pieces.push({text: text.value, line: lineOf(text)});
  });
  // One line a piece: the speller then says which piece it means.
  const text = pieces.map((piece) => piece.text.replaceAll('\n', ' ').replaceAll('’', "'")).join('\n');
  const {issues} = await spellCheckDocument(
    {uri: `file:///${file}`, text, languageId: 'plaintext', locale: 'en-GB'},
    {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
    {words: [...words], suggestionsTimeout: 200, language: 'en-GB', allowCompoundWords: true},
  );
  return issues.map(({text: word, offset, suggestions = []}) => {
    const piece = pieces[text.slice(0, offset).split('\n').length - 1];
    return {
      file,
      line: piece?.line ?? 1,
      what: `"${word}" is not in the dictionary`,
      remedy:
        suggestions.length > 0
          ? `write ${suggestions.join(' or ')}, or add it to ${wordList}`
          : `correct it, or add it to ${wordList}`,
    };
  });
}

/** The project's own words. */
export function projectWords(root: string): string[] {
  return readFileSync(join(root, wordList), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}
