/** File name of the site's vocabulary, next to the index. */
export const vocabularyFile = 'words.txt';

/** Placeholder id in the index for a heading without an id: Pagefind starts a new section only at headings with ids. */
export const placeholderHeadingId = '-';

/** Number of URLs of Pagefind's script: each retry uses another one, because browsers cache a failed import by its URL. */
export const scriptUrlCount = 6;

/** The name of Pagefind's script with the query of a retry. */
export const scriptName = (retry: number): string => `pagefind.js${retry > 0 ? `?${retry}` : ''}`;
