import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import hashes from '../upstream.json';

const known: Readonly<Record<string, string>> = hashes;

/** Returns the first of these files of packages that is not the one that the runtime was written for, if there is one. */
export function changedFile(files: readonly string[], siteDir: string): string | undefined {
  return files.find((file) => known[file] === undefined || hashOf(file, siteDir) !== known[file]);
}

/** Returns the SHA-256 of a file, given with its package's name; `undefined` if there is no such file. */
export function hashOf(file: string, siteDir: string): string | undefined {
  const folders = createRequire(join(siteDir, 'package.json')).resolve.paths(file) ?? [];
  const path = folders.map((folder) => join(folder, file)).find(existsSync);
  return path && createHash('sha256').update(readFileSync(path)).digest('hex');
}
