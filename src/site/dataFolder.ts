import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';

/** A constant that a data file exports. */
export type Exported = {
  /** Such as `src/data/landing/prReview.ts`. */
  file: string;
  name: string;
  value: unknown;
};

/*
 * Reads all exports of a folder, so that new data needs no registration. Node only (build and tests), because it reads
 * the disk; pages import their own data file.
 */

const root = join(__dirname, '../..');

/** Returns all exports of the files in a folder of `src/data`, except schemas. */
export function readFolder(folder: 'landing' | 'comparisons' | 'marketing'): Exported[] {
  return dataFiles(`src/data/${folder}`).filter(isData).flatMap(readExports);
}

/** Returns all exports of `src/data`, except schemas. */
export function readData(): Exported[] {
  return dataFiles('src/data', {recursive: true}).filter(isData).flatMap(readExports);
}

/** Returns the `checks` that schemas export: each has the name of a constant. */
export function readChecks(): Readonly<Record<string, z.ZodType>> {
  const schemas = dataFiles('src/data', {recursive: true}).filter((file) => !isData(file));
  return Object.assign({}, ...schemas.flatMap(readExports).map(({name, value}) => name === 'checks' && value));
}

function isData(file: string): boolean {
  return !/schema(\.ts$|\/)/i.test(file);
}

function dataFiles(folder: string, {recursive = false} = {}): string[] {
  const path = join(root, folder);
  // Git does not store empty folders: without comparisons, a new clone has no folder for them.
  if (!existsSync(path)) return [];
  return readdirSync(path, {recursive, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

function readExports(file: string): Exported[] {
  return Object.entries(require(join(root, file)) as object).map(([name, value]) => ({file, name, value}));
}
