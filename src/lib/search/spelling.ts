/** Shorter words are left as they are, and so are these where the changed letter is not the next key: a boss is no bots. */
const shortest = 4;

/** A keyboard's keys: each row stands half a key further right. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * What a mistyped word was meant to be: the likeliest word of the vocabulary, whose common words come first, that is
 * one slip away (a letter too many, missing, wrong, or two of them swapped). `undefined` for a word that is known, is
 * the beginning of one that is, or resembles none.
 */
export function meantWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < shortest || vocabulary.some((known) => known.startsWith(word))) return undefined;
  const near = vocabulary.filter((known) => known.length >= shortest && isOneSlip(word, known));
  return near.find((known) => known[0] === word[0]) ?? near[0];
}

/** Whether one inserted, left out, changed or swapped letter turns one word into the other. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const ends = (shift: number, otherShift: number) => one.slice(start + shift) === other.slice(start + otherShift);
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start] && ends(2, 2);
  const changed = ends(1, 1) && (one.length > shortest || areNeighbours(one[start], other[start]));
  return changed || ends(0, 1) || ends(1, 0) || swapped;
}

function areNeighbours(one = '', other = ''): boolean {
  const from = keyOf(one);
  const to = keyOf(other);
  return Math.abs(from.row - to.row) <= 1 && Math.abs(from.place - to.place) <= 1;
}

/** Where a letter's key is; near none, for what is no letter. */
function keyOf(letter: string): {row: number; place: number} {
  const row = rows.findIndex((keys) => letter !== '' && keys.includes(letter));
  return {row, place: (rows[row]?.indexOf(letter) ?? Number.NaN) + row / 2};
}
