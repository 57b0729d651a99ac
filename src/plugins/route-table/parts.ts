/** The routes of 10,000 pages have about 300 pages a part. */
export const partCount = 32;

/** Returns the number of the part with the routes of a page, by a hash of its path. */
export function partOf(path: string): number {
  return [...path].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 0) % partCount;
}
