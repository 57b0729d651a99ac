import {capitalised} from '../../lib/format';
import {meantWord} from '../../lib/search/spelling';
import {type Document, lineOf, nodesOf} from '../documents';
import {lineAt, linesOf, textOf} from '../files';
import type {Mistake} from '../mistake';
import {conflictMark, conflictRemedy} from '../remedies';
import {besideText} from './besideText';
import {withoutInvisibleSigns} from './invisibleSigns';
import {isMiswritten, withoutProperNames} from './properNames';

/** The words of this project that no dictionary has: one a line, `#` begins a comment. */
const wordList = 'src/writing/words.txt';

/** A line of prose, and where it stands. */
type Piece = {file: string; line: number; text: string};

/** Such as EDR, SOC's, DPOs and Udo: there are more initials and short names than any dictionary has. */
const initials = /^[A-Z]{3}(?:'?s)?$|^[A-Z][a-z]{2}(?:'s)?$/;

/** Slips that look like a short name where a sentence begins with them. */
const slips = /^(?:Teh|Adn|Hte)$/;

/** Words that neither the British dictionary nor the project's own list has. Code is not read, nor other scripts. */
export async function spellingMistakes(
  documents: readonly Document[],
  data: readonly {file: string; text: string}[],
  words: readonly string[],
): Promise<Mistake[]> {
  // The speller is a module for `import` only, and slow to start: it reads everything at once, a line a piece.
  const {spellCheckDocument} = await import('cspell-lib');
  const pieces = [...documents.flatMap(piecesOf), ...data.flatMap(piecesOfData)];
  const text = pieces.map((piece) => piece.text).join('\n');
  const {issues} = await spellCheckDocument(
    {uri: 'file:///content.txt', text, languageId: 'plaintext', locale: 'en-GB'},
    {generateSuggestions: true, numSuggestions: 6, noConfigSearch: true},
    // With compounds "availabe" would be right, as avail and Abe; by itself the speller begins with four letters, and
    // ends with the fifth place of a word and the hundredth of all.
    {
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      words: [...words],
      suggestionsTimeout: 200,
      language: 'en-GB',
      allowCompoundWords: false,
      minWordLength: 3,
    },
  );
  const misspelt = issues.filter(({text: word, offset}) => {
    // What stands beside a letter that could not be read is a part of a word, and told for that letter.
    const isPart = text.slice(Math.max(0, offset - 1), offset + word.length + 1).includes('\uFFFD');
    return /\p{Script=Latin}/u.test(word) && (slips.test(word) || !initials.test(word)) && !isPart;
  });
  return misspelt.map(({text: word, offset, suggestions = []}) => {
    const {file, line} = pieces[lineAt(text, offset) - 1] as Piece;
    const better = likeliest(word, suggestions, words);
    return {
      file,
      line,
      what: `"${word}" is not in the dictionary`,
      remedy:
        better.length > 0
          ? `write ${better.join(' or ')}, or add it to ${wordList}`
          : `correct it, or add it to ${wordList}`,
    };
  });
}

/** What a word may have been meant to be, written as it is: the project's own words first. */
function likeliest(word: string, suggestions: readonly string[], words: readonly string[]): string[] {
  const meant = meantWord(
    word.toLowerCase(),
    words.map((own) => own.toLowerCase()),
  );
  const own = words.filter((known) => known.toLowerCase() === meant);
  const [first = ''] = word;
  const asWritten = first === first.toLowerCase() ? (other: string) => other : capitalised;
  const fitting = suggestions.filter((other) => other.endsWith("'s") === word.endsWith("'s") && !isMiswritten(other));
  const all = [...own, ...fitting].map(asWritten);
  const isFirst = (other: string, at: number) =>
    all.findIndex((earlier) => earlier.toLowerCase() === other.toLowerCase()) === at;
  return all.filter(isFirst).slice(0, 3);
}

function piecesOf(document: Document): Piece[] {
  const {file, tree} = document;
  return [
    ...besideText(document),
    ...nodesOf(tree, 'text').map((node) => ({line: lineOf(node), text: node.value})),
  ].flatMap(({line, text}) =>
    withoutProperNames(text)
      .split('\n')
      .map((words, index) => ({file, line: line + index, text: plain(words)})),
  );
}

/** Comments, and sentences in other languages. */
const unread = /^\s*(?:\/\/|\/?\*)|\blang: '(?!en)/;

/**
 * What is quoted in data and is more than a word; people, companies and places are called what they are called. A page
 * that is a sample is not written yet.
 */
function piecesOfData({file, text}: {file: string; text: string}): Piece[] {
  if (!file.startsWith('src/data/') || file === 'src/data/company.ts' || /^ {2}sample: true,$/m.test(text)) return [];
  return linesOf(text)
    .filter(({words}) => !unread.test(words))
    .flatMap(({line, words}) =>
      [...words.matchAll(/(\b(?:name|company): )?(?:'([^']*)'|`([^`]*)`)/g)]
        .map(([, named, quoted, composed = '']) => (named ? '' : (quoted ?? composed.replace(/\$\{[^}]*\}/g, ''))))
        .filter((said) => said.includes(' '))
        .map((said) => ({file, line, text: plain(said)})),
    );
}

/** Without what is no word: handles, as people and companies have them. */
function plain(text: string): string {
  return withoutInvisibleSigns(text)
    .replaceAll('’', "'")
    .replaceAll(/(?<![\w.])@[\w-]+/g, '');
}

/** The project's own words. */
export function projectWords(root: string): string[] {
  return linesOf(textOf(root, wordList))
    .map(({words}) => words.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
}

/** What is wrong with the list of the project's own words. */
export function wordListMistakes(root: string): Mistake[] {
  return linesOf(textOf(root, wordList))
    .filter(({words}) => conflictMark.test(words))
    .map(({line, words}) => ({file: wordList, line, what: `"${words}" is no word`, remedy: conflictRemedy}));
}
