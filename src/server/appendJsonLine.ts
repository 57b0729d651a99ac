import {closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Adds a value to a file of JSON lines, by a single write at the file's end: requests that come at once neither
 * lose nor tear apart each other's lines. It waits for the disk, which takes less time than queueing for it
 * would. Throws when the line could not be stored, and then nothing of it is. The file and its folder are made
 * when the first line comes, readable by their owner alone.
 */
export function appendJsonLine(path: string, value: object): void {
  mkdirSync(dirname(path), {recursive: true, mode: 0o700});
  const file = openSync(path, 'a', 0o600);
  try {
    const line = Buffer.from(`${jsonLine(value)}\n`);
    const written = writeSync(file, line);
    if (written === line.length) return;
    ftruncateSync(file, fstatSync(file).size - written);
    throw new Error(`Only ${written} of ${line.length} bytes could be written.`);
  } finally {
    closeSync(file);
  }
}

/** JSON leaves three line breaks in strings as they are, at which many readers would break the line. */
function jsonLine(value: object): string {
  return JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (lineBreak) => `\\u${lineBreak.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
