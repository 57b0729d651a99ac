import {wordsOf} from './words';

/**
 * The files of a site's words, by the letter that they begin with: what a visitor fetches to have a word put right
 * hardly grows with the site. `undefined` for words that begin otherwise.
 */
function wordFile(word: string): string | undefined {
  return /^[a-z]/.test(word) ? `words/${word[0]}.txt` : undefined;
}

/** Where a mistyped word may stand: the slip may have been in its first letter. */
export function wordFilesFor(word: string): string[] {
  const files = [wordFile(word), wordFile(word.slice(1))].filter((file) => file !== undefined);
  return [...new Set(files)];
}

/** Collects the words of a site. */
export class Vocabulary {
  private readonly texts = new Map<string, number>();

  /** Counts each word of a text once. */
  add(text: string): void {
    for (const word of new Set(wordsOf(text).map((found) => found.word))) {
      if (/^\p{L}{4,}$/u.test(word)) this.texts.set(word, (this.texts.get(word) ?? 0) + 1);
    }
  }

  /** The content of each file of words, those of the most texts first; of every letter, for every one is asked for. */
  files(): Map<string, string> {
    const words = [...this.texts].sort(
      ([one, often], [other, oftener]) => oftener - often || one.localeCompare(other, 'en'),
    );
    const files = new Map(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter): [string, string[]] => [`words/${letter}.txt`, []]),
    );
    for (const [word] of words) {
      files.get(wordFile(word) ?? '')?.push(word);
    }
    return new Map([...files].map(([file, list]) => [file, list.join('\n')]));
  }
}
