import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

type FileCache = {
  /** Returns the content from the cache folder, or creates it. `dependencies` is everything that it depends on. */
  get: (dependencies: readonly string[], create: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Deletes files that have not been used for some days. */
  prune: () => Promise<void>;
};

let hasWarned = false;

/** Warns that files are not cached; only once, because the reason is mostly the same for all files. */
function warnOnce(reason: string): void {
  if (hasWarned) return;
  hasWarned = true;
  process.stderr.write(
    `Results are not cached, so builds take longer: ${reason}. Make node_modules/.cache writable.\n`,
  );
}

/**
 * Caches created files in a folder of `node_modules/.cache`, named by a hash of everything that they depend on. Without
 * write access, creates them each time and warns once.
 *
 * @param unusedDays after how many days without use `prune` deletes a file
 */
export function fileCache(folder: string, extension: string, unusedDays = 14): FileCache {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function getOrCreate(file: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const cached = await readFile(file).catch(() => undefined);
    // An empty file may remain after a power failure.
    if (cached?.length) {
      const now = new Date();
      // A concurrent build may have deleted the file.
      await utimes(file, now, now).catch(() => undefined);
      return cached;
    }
    const content = await create();
    try {
      await mkdir(folder, {recursive: true});
      // Written under a temporary name, so that another thread or build never reads an incomplete file.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, content);
      await rename(temporary, file);
    } catch (error) {
      warnOnce((error as Error).message);
    }
    return content;
  }

  return {
    get(dependencies, create) {
      const name = createHash('sha256').update(JSON.stringify(dependencies)).digest('hex');
      // Concurrent requests of this thread for the same file, as from pages with the same card, create it once.
      const content =
        inFlight.get(name) ??
        getOrCreate(join(folder, `${name}.${extension}`), create).finally(() => inFlight.delete(name));
      inFlight.set(name, content);
      return content;
    },
    async prune() {
      const minLastUseMs = Date.now() - unusedDays * 24 * 60 * 60 * 1000;
      const names = await readdir(folder).catch(() => []);
      const deleteIfUnused = async (name: string) => {
        const file = join(folder, name);
        // A concurrent build may have deleted the file.
        const stats = await stat(file).catch(() => undefined);
        if (stats && stats.mtimeMs < minLastUseMs) await rm(file, {force: true}).catch(() => undefined);
      };
      await Promise.all(names.map(deleteIfUnused));
    },
  };
}
