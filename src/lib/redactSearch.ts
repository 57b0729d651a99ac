/**
 * Removes URLs, e-mail addresses and numbers of more than four digits, also with separators such as those of phone
 * numbers, from what a visitor typed. Not in `redact.ts`, which would make the scripts of all pages larger.
 */
export function withoutPersonalData(words: string): string {
  return words
    .replace(/\S+(@|:\/\/)\S*|\p{Nd}(?:[\s().+/-]*\p{Nd}){4,}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
