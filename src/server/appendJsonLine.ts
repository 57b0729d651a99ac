import {closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Appends a value to a JSON Lines file in a single write, so that concurrent requests cannot lose or interleave lines.
 * Writes synchronously, which is faster than a queue. Throws if the line cannot be stored completely, and then stores
 * nothing of it. Creates the file and its folder, readable only by their owner.
 */
export function appendJsonLine(path: string, value: object): void {
  mkdirSync(dirname(path), {recursive: true, mode: 0o700});
  const file = openSync(path, 'a', 0o600);
  try {
    const line = Buffer.from(`${jsonLine(value)}\n`);
    const written = writeSync(file, line);
    if (written === line.length) return;
    ftruncateSync(file, fstatSync(file).size - written);
    throw new Error(`Only ${written} of ${line.length} bytes could be written. Check the disk space.`);
  } finally {
    closeSync(file);
  }
}

/** Serializes a value. Escapes three line separators that JSON allows in strings, at which many parsers would split the line. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (lineBreak) => `\\u${lineBreak.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
