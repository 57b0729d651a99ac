import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {fileCache} from '../../built-page/fileCache';
import {listFiles, readText} from './files';

type ContentCache = {
  /**
   * Returns the result for `dependencies`, which must be everything that it depends on besides code and packages, or
   * creates it. It must be valid JSON.
   */
  get: <Result>(dependencies: readonly unknown[], create: () => Promise<Result>) => Promise<Result>;
  /** Deletes results that no check has used for 14 days. */
  prune: () => Promise<void>;
};

const projectRoot = join(__dirname, '../../../..');

/** The code of the check and what it imports of the project. The versions of packages are in npm's file. */
export const codeFolders = ['src/plugins/content-lint', 'src/plugins/built-page', 'src/lib', 'src/site'];

/** Read when the modules are loaded, so that the results of this code never have the version of a later one. */
const packages = readText(require.resolve('@docusaurus/utils/package.json'), '../../../.package-lock.json');
const code = codeFolders.flatMap((folder) => listFiles(projectRoot, folder, /\.[cm]?[jt]s$/));
const version = hash([process.version, packages, ...code.flatMap((file) => [file, readText(projectRoot, file)])]);

/** The results that this process has used, so that a check after a change of data reads no file. */
const used = new Map<string, unknown>();

/** Caches results by content in `node_modules/.cache/content-lint`. Without npm's list of packages, caches nothing. */
export function contentCache(root: string): ContentCache {
  if (!packages || root !== projectRoot) return {get: (_, create) => create(), prune: async () => {}};
  const files = fileCache(join(root, 'node_modules/.cache/content-lint'), 'json');
  return {
    async get(dependencies, create) {
      const key = JSON.stringify(dependencies);
      const createJson = async () => Buffer.from(JSON.stringify(await create()));
      if (!used.has(key))
        used.set(key, JSON.parse(Buffer.from(await files.get([version, key], createJson)).toString()));
      return used.get(key) as Awaited<ReturnType<typeof create>>;
    },
    prune: files.prune,
  };
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
