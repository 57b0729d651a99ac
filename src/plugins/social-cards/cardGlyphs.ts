import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type * as Fontkit from 'fontkit';
import {formatList} from '../../lib/format';
import {design} from '../../site/design';

/** Social cards use the first of the site's fonts. The content check reports a missing file. */
const fontFile = join(__dirname, '../../../static', design.fonts[0]?.address ?? '');
let font: Fontkit.Font | Fontkit.FontCollection | undefined;

/** Whether the font of social cards has all characters of a text; it shows boxes for others. */
export function hasGlyphs(text: string): boolean {
  return missingCharacters(text).length === 0;
}

/** Describes how to fix a text with missing characters. */
export function missingGlyphsMessage({input}: {input?: unknown}): string {
  return `write it without ${formatList(missingCharacters(String(input)).map(displayName))}: missing in the font of social cards`;
}

/** Lists the characters (grapheme clusters) that the font does not have, each once. */
function missingCharacters(text: string): string[] {
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);
  return [...new Set(characters)].filter((character) => {
    const parts = character.normalize('NFD');
    return !isInFont(character.normalize('NFC')) && !(accented.test(parts) && isInFont(parts));
  });
}

/**
 * A letter with an accent that the card renderer positions correctly; it draws other accents next to the letter.
 * fontkit's `layout` cannot detect this: it positions every accent that the font has.
 */
const accented = /^\p{L}[\u0300\u0301\u0303\u0309\u0323]$/u;

function isInFont(text: string): boolean {
  // Loaded with the first text: the configuration imports this file, and `npm start` needs no font.
  font ??= existsSync(fontFile) ? (require('fontkit') as typeof Fontkit).openSync(fontFile) : undefined;
  const opened = font;
  if (!opened || 'fonts' in opened) return true;
  return [...text].every((character) => opened.hasGlyphForCodePoint(codeOf(character)));
}

/** Invisible characters are shown by code point, such as U+2009. */
function displayName(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return [...character].map((part) => `U+${codeOf(part).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
