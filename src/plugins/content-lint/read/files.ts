import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Lists files below `folder` (recursive) whose path matches, sorted, as paths relative to `root`. */
export function listFiles(root: string, folder: string, pattern = /./): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/** Returns the text of a file with line breaks of Unix, or an empty string if it does not exist. */
export function readText(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n') : '';
}

/** Returns the 1-based line number of the character at `index`. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Returns the 1-based number of the first matching line, or 1 if none matches. */
export function lineOfMatch(text: string, pattern: RegExp): number {
  return text.split('\n').findIndex((line) => pattern.test(line)) + 1 || 1;
}
