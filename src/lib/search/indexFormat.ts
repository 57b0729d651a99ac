/** File name of the site's vocabulary, next to the index. */
export const vocabularyFile = 'words.txt';

/** Placeholder id in the index for a heading without an id: Pagefind starts a new section only at headings with ids. */
export const placeholderHeadingId = '-';

/** Name of the meta element with the hash of Pagefind's script. */
export const integrityName = 'pagefind-integrity';
