import {wordsOf} from './words';

/** How many words the list of spellings holds at most: it stays small however much the site grows. */
const size = 4000;

/** Collects the words of a site, and lists those that visitors may mean by what they typed. */
export class Vocabulary {
  private readonly pages = new Map<string, number>();

  /** Counts each word of a text once. */
  add(text: string): void {
    for (const word of new Set(wordsOf(text).map((found) => found.word))) {
      if (/^\p{L}{3,}$/u.test(word)) this.pages.set(word, (this.pages.get(word) ?? 0) + 1);
    }
  }

  /** The words, those of the most texts first. */
  list(): string[] {
    return [...this.pages]
      .sort(([one, often], [other, oftener]) => oftener - often || one.localeCompare(other, 'en'))
      .slice(0, size)
      .map(([word]) => word);
  }
}
