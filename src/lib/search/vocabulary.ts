import {wordsOf} from './words';

/** The file of the site's words, next to the index. */
export const vocabularyFile = 'words.txt';

/** Bounds the file, which is fetched for the first mistyped word: the rarest words of a large site are left out. */
const maxWords = 5000;

/** Collects the words of a site. */
export class Vocabulary {
  private readonly texts = new Map<string, number>();

  /** Counts each word of a text once. */
  add(text: string): void {
    for (const word of new Set(wordsOf(text).map((found) => found.word))) {
      if (/^\p{L}{4,}$/u.test(word)) this.texts.set(word, (this.texts.get(word) ?? 0) + 1);
    }
  }

  /** A word a line, those of the most texts first. */
  content(): string {
    const words = [...this.texts].sort(
      ([one, often], [other, oftener]) => oftener - often || one.localeCompare(other, 'en'),
    );
    return words
      .slice(0, maxWords)
      .map(([word]) => word)
      .join('\n');
  }
}
