import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {openSync} from 'fontkit';
import {inWords} from '../../lib/format';
import {design} from '../../site/design';

/** Social cards set text in the first of the site's own fonts. The content check reports a missing file. */
const fontFile = join(__dirname, '../../../static', design.fonts[0]?.address ?? '');
const font = existsSync(fontFile) ? openSync(fontFile) : undefined;

/** Whether the social card can show these words: it has boxes for what its font has no letter for. */
export function hasGlyphs(words: string): boolean {
  return undrawn(words).length === 0;
}

/** What to do about words that it cannot show. */
export function missingGlyphsMessage({input}: {input?: unknown}): string {
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

/**
 * A letter and one of the accents that the card renderer places over or under it; it draws other accents beside the
 * letter. fontkit's `layout` cannot tell: it places every accent that the font has.
 */
const accented = /^\p{L}[\u0300\u0301\u0303\u0309\u0323]$/u;

function isThere(text: string): boolean {
  return !font || 'fonts' in font || [...text].every((one) => font.hasGlyphForCodePoint(codeOf(one)));
}

/** A sign that nobody sees goes by its number. */
function named(sign: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)) return sign;
  return [...sign].map((one) => `U+${codeOf(one).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
