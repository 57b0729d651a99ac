import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** The files below `folder` of the project in `root` whose path matches, sorted, as paths from `root`. */
export function listFiles(root: string, folder: string, pattern = /./): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/** The text of a file; empty if it does not exist. */
export function readText(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
}

/** The line, counted from 1, of the character at `index`. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The number of the first line that matches, counted from 1; 1 if none does. */
export function lineOfMatch(text: string, pattern: RegExp): number {
  return text.split('\n').findIndex((line) => pattern.test(line)) + 1 || 1;
}

/** The text that a URL encodes; a URL that cannot be decoded stays as it is. */
export function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
