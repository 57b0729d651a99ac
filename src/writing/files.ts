import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The files and folders below `folder` of the project in `root`, sorted; none, where it is not there. */
export function namesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** What a file says; nothing, where it is not there. */
export function textOf(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
}

/** The line of what stands at `index` of a text that begins on `firstLine`. */
export function lineAt(text: string, index: number, firstLine = 1): number {
  return firstLine + text.slice(0, index).split('\n').length - 1;
}

/** The lines of a text, counted from 1. */
export function linesOf(text: string): {line: number; words: string}[] {
  return text.split('\n').map((words, index) => ({line: index + 1, words}));
}
