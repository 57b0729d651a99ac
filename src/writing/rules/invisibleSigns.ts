import {linesOf} from '../files';
import type {Mistake} from '../mistake';

/**
 * Signs without a look of their own, which other programs leave in what is copied out of them: control characters, such
 * as Word's line break, with which a feed would be no XML any more; soft hyphens, joiners and marks of direction, around
 * which nothing is found. What emoji are joined with stays, and so do scripts that are written from right to left.
 */
const invisible = /(?![\0\t\n\r])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The text that readers see. */
export function withoutInvisibleSigns(text: string): string {
  return text.replace(invisible, '');
}

/** Lines that hold such a sign, with the words around the first one. */
export function invisibleSignMistakes(file: string, text: string): Mistake[] {
  // Half of the bytes of UTF-16, of which something else is told.
  if (text.includes('\0')) return [];
  return linesOf(text.replace(/^\uFEFF/, '')).flatMap(({line, words}) => {
    const [first, ...more] = words.matchAll(invisible);
    if (!first) return [];
    const sign = `U+${(first[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const before = wordsOf(words.slice(0, first.index)).slice(-3).join(' ').slice(-40);
    const after = wordsOf(words.slice(first.index)).slice(0, 3).join(' ').slice(0, 40);
    const others = more.length > 0 ? `, and ${more.length} more in the line` : '';
    const what = `there is a sign that nobody sees, ${sign}${placed(before, after)}${others}`;
    return [{file, line, what, remedy: 'take it out, or type the words around it anew'}];
  });
}

function wordsOf(text: string): string[] {
  return withoutInvisibleSigns(text).trim().split(/\s+/);
}

function placed(before: string, after: string): string {
  if (before && after) return ` between "${before}" and "${after}"`;
  if (before) return ` behind "${before}"`;
  return after ? ` before "${after}"` : '';
}
