import {wordsOf} from '../../lib/search/words';

/** Limits the file, which is loaded for the first misspelled word: on a large site, the rarest words are omitted. */
const maxWords = 5000;

/** Returns the words of a text that can be misspelled, each once: at least four letters. */
export function distinctWords(text: string): string[] {
  const words = new Set(wordsOf(text).map(({word}) => word));
  return [...words].filter((word) => /^\p{L}{4,}$/u.test(word));
}

/** Collects the words of the site, with the number of texts that contain each. */
export class Vocabulary {
  private readonly textCounts = new Map<string, number>();

  /** Adds the distinct words of a text. */
  add(words: readonly string[]): void {
    for (const word of words) this.textCounts.set(word, (this.textCounts.get(word) ?? 0) + 1);
  }

  /** Returns one word per line, sorted by the number of texts. */
  content(): string {
    const words = [...this.textCounts].sort(
      ([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other, 'en'),
    );
    return words
      .slice(0, maxWords)
      .map(([word]) => word)
      .join('\n');
  }
}
