import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inWords} from '../../lib/format';
import {design} from '../../site/design';
import {fontCharacters} from './fontCharacters';

/** Social cards are drawn with the site's own fonts alone, and words in the first. */
const characters = charactersOf(design.fonts[0]?.address);

function charactersOf(address = ''): ReadonlySet<number> | undefined {
  const file = join(__dirname, '../../../static', address);
  // That it is not there the content check says at the address.
  return existsSync(file) ? fontCharacters(readFileSync(file)) : undefined;
}

/** Whether the social card can show these words: it has boxes for what its font has no letter for. */
export function isDrawn(words: string): boolean {
  return undrawn(words).length === 0;
}

/** What to do about words that it cannot show. */
export function undrawnRemedy({input}: {input?: unknown}): string {
  return `write it without ${inWords(undrawn(String(input)).map(named))}: the font of social cards has no such sign`;
}

/** The letters and signs that the font has not, as readers see them, each once. */
function undrawn(words: string): string[] {
  const seen = [...new Intl.Segmenter('en').segment(words)].map(({segment}) => segment);
  return [...new Set(seen)].filter((sign) => {
    const parts = sign.normalize('NFD');
    return !isThere(sign.normalize('NFC')) && !(accented.test(parts) && isThere(parts));
  });
}

/** Letters that are put together of two signs, with an accent that Geist lays upon them: others come out beside. */
const accented = /^\p{L}[\u0300\u0301\u0303\u0309\u0323]$/u;

function isThere(text: string): boolean {
  return !characters || [...text].every((one) => characters.has(codeOf(one)));
}

/** A sign that nobody sees goes by its number. */
function named(sign: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)) return sign;
  return [...sign].map((one) => `U+${codeOf(one).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
