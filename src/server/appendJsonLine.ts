import {appendFileSync, mkdirSync} from 'node:fs';
import {dirname} from 'node:path';

/** Appends a value to a JSON Lines file. Creates the file and its folder, readable only by their owner. */
export function appendJsonLine(path: string, value: object): void {
  mkdirSync(dirname(path), {recursive: true, mode: 0o700});
  appendFileSync(path, `${jsonLine(value)}\n`, {mode: 0o600});
}

/** Serializes a value. Escapes three line separators that JSON allows in strings, at which many parsers would split the line. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (lineBreak) => `\\u${lineBreak.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
