import {join} from 'node:path';
import {type ResultCache, resultCache} from '../../built-page/resultCache';

const projectRoot = join(__dirname, '../../../..');

/** The code of the check and what it imports of the project. */
export const codeFolders = ['src/plugins/content-lint', 'src/plugins/built-page', 'src/lib', 'src/site'];

const cache = resultCache(join(projectRoot, 'node_modules/.cache/content-lint'), codeFolders);

/** The results that this process has used, so that a check after a change of data reads no file. */
const used = new Map<string, unknown>();

/** Caches results of the check by content; nothing if `root` is another project. */
export function contentCache(root: string): ResultCache {
  if (root !== projectRoot) return {get: (_, create) => create(), prune: async () => {}};
  return {
    async get(dependencies, create) {
      const key = JSON.stringify(dependencies);
      if (!used.has(key)) used.set(key, await cache.get(dependencies, create));
      return used.get(key) as Awaited<ReturnType<typeof create>>;
    },
    prune: cache.prune,
  };
}
