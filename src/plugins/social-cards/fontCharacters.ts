import {brotliDecompressSync} from 'node:zlib';

/*
 * WOFF2 (https://www.w3.org/TR/WOFF2/): a header of 48 bytes, a list of the tables, and all of them in one stream of
 * Brotli. Which character has which glyph is said by `cmap`.
 */
const headerLength = 48;
/** The tables that are asked for, by their number in the list of known ones: only the last two may be shortened. */
const [cmap, glyf, loca] = [0, 10, 11];
/** A table of another kind, which says its name. */
const named = 63;

/** The code points that a font, WOFF2, has glyphs for; nothing of a file that is none. For the build alone. */
export function fontCharacters(font: Buffer): ReadonlySet<number> | undefined {
  if (font.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  let at = headerLength;
  const size = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let end = 0;
  let place: [start: number, end: number] | undefined;
  for (let tables = font.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = font.readUInt8(at);
    const table = flags & 63;
    at += table === named ? 5 : 1;
    const full = size();
    const version = flags >> 6;
    const shortened = table === glyf || table === loca ? version === 0 : version > 0;
    const start = end;
    end += shortened ? size() : full;
    if (table === cmap) place = [start, end];
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return place && charactersOf(tables.subarray(...place));
}

/** Those of a `cmap`, of which each part lists some: https://learn.microsoft.com/typography/opentype/spec/cmap */
function charactersOf(table: Buffer): ReadonlySet<number> {
  const characters = new Set<number>();
  for (let part = 0; part < table.readUInt16BE(2); part += 1) {
    const map = table.subarray(table.readUInt32BE(8 + part * 8));
    const format = map.readUInt16BE(0);
    if (format === 4) addRanges(map, characters);
    if (format === 12) addGroups(map, characters);
  }
  return characters;
}

/** Format 4: four lists, of the ends, the starts, and what makes a glyph's number of a character's. */
function addRanges(map: Buffer, characters: Set<number>): void {
  const length = map.readUInt16BE(6);
  for (let range = 14; range < 14 + length; range += 2) {
    const end = map.readUInt16BE(range);
    const start = map.readUInt16BE(range + length + 2);
    const delta = map.readUInt16BE(range + 2 * length + 2);
    const offsetAt = range + 3 * length + 2;
    const offset = map.readUInt16BE(offsetAt);
    for (let code = start; code <= end; code += 1) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : map.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) characters.add(code);
    }
  }
}

/** Format 12: groups of characters beyond the first 65,536, too. */
function addGroups(map: Buffer, characters: Set<number>): void {
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = map.readUInt32BE(at); code <= map.readUInt32BE(at + 4); code += 1) characters.add(code);
  }
}
