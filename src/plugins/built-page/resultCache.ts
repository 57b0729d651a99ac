import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {fileCache} from './fileCache';

export type ResultCache = {
  /**
   * Returns the result for `dependencies`, which must be everything that it depends on besides code and packages, or
   * creates it. Dependencies and result must be valid JSON.
   */
  get: <Result>(dependencies: readonly unknown[], create: () => Promise<Result>) => Promise<Result>;
  /** Deletes results that have not been used for two days, such as those of earlier code. */
  prune: () => Promise<void>;
};

const project = join(__dirname, '../../..');
const unusedDays = 2;

/**
 * Caches results by content. Without npm's list of packages, caches nothing. Call it when the code is loaded, so that the
 * results of this code do not have the version of a later one.
 *
 * @param codeFolders the folders, relative to the project, that contain all code and data on which the results depend;
 *   changes of a package without a new version are not noticed
 */
export function resultCache(folder: string, codeFolders: readonly string[]): ResultCache {
  const packages = join(require.resolve('@docusaurus/utils/package.json'), '../../../.package-lock.json');
  if (!existsSync(packages)) return {get: (_, create) => create(), prune: async () => {}};
  const patterns = codeFolders.map((name) => `${name}/**/*.{ts,tsx,js,cjs,mjs}`);
  const files = Globby.sync(patterns, {cwd: project, absolute: true}).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [packages, ...files]) hash.update(file.slice(project.length)).update(readFileSync(file));
  const version = hash.digest('hex');
  const cache = fileCache(folder, 'json', unusedDays);
  return {
    async get(dependencies, create) {
      const createJson = async () => Buffer.from(JSON.stringify(await create()));
      const json = await cache.get([version, JSON.stringify(dependencies)], createJson);
      try {
        return JSON.parse(Buffer.from(json).toString());
      } catch {
        // A damaged file.
        return create();
      }
    },
    prune: cache.prune,
  };
}
