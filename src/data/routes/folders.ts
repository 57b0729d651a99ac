import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** A constant that a file of content exports. */
type Exported = {
  /** Such as `src/data/landing/prReview.ts`. */
  file: string;
  name: string;
  value: unknown;
};

/**
 * What the files of a folder of `src/data` export, so that a page is registered by being there. For the build and
 * the tests: it reads the disk, and pages import their own file only.
 */
export function readFolder(folder: 'landing' | 'comparisons' | 'marketing'): Exported[] {
  const path = join(__dirname, '..', folder);
  // Git keeps no empty folder: where nothing is compared it is gone with the next clone.
  const files = existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith('.ts'))
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
