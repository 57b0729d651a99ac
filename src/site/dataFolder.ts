import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** A constant that a data file exports. */
type Exported = {
  /** Such as `src/data/landing/prReview.ts`. */
  file: string;
  name: string;
  value: unknown;
};

/**
 * Returns all exports of the files in a folder of `src/data`, except schemas, so that new pages need no registration.
 * Node only (build and tests), because it reads the disk; pages import their own data file.
 */
export function readFolder(folder: 'landing' | 'comparisons' | 'marketing'): Exported[] {
  const path = join(__dirname, '../data', folder);
  // Git does not store empty folders: without comparisons, a new clone has no folder for them.
  const files = existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith('.ts') && !/schema\.ts$/i.test(name))
        .sort()
    : [];
  return files.flatMap((file) =>
    Object.entries(require(join(path, file)) as object).map(([name, value]) => ({
      file: `src/data/${folder}/${file}`,
      name,
      value,
    })),
  );
}
