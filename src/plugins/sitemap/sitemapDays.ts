import {posix} from 'node:path';

/** `git log` option that `parseHistory` expects: the commit time in seconds, before the list of files. */
export const historyFormat = '--format=%x00%ct';

/** Reads the day of each file's last commit, such as 2026-11-21, from `git log --name-only` in `historyFormat`. */
export function parseHistory(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [second = '', ...files] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(second) * 1000).toISOString().slice(0, 10);
    // A branch that was merged late can be older than the commits before it in the log.
    for (const file of files) if (day > (days.get(file) ?? '')) days.set(file, day);
  }
  return days;
}

/** Returns the text of a file, given its path relative to the project's folder; `undefined` if it does not exist. */
export type ReadSource = (file: string) => string | undefined;

/** Header and footer are not content of a page. */
const shellFolder = /^src\/components\/shell\//;

/**
 * Lists the files that contain a page's content: its own file, and the modules of `src/data` that it imports directly
 * or indirectly. Components, styles and schemas are followed, but not listed: they do not change the content.
 */
export function contentDependencies(page: string, read: ReadSource): string[] {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || shellFolder.test(file)) return;
    seen.add(file);
    for (const imported of importsOf(read(file) ?? '')) {
      const source = resolveImport(imported, file, read);
      if (source) follow(source);
    }
  };
  follow(page);
  return [...seen].filter(
    (file) => file === page || /^src\/data\/(?!schema\/|navigation\/(?:header|footer)\.)/.test(file),
  );
}

/** Lists static and dynamic imports, without `import type`. */
function importsOf(source: string): string[] {
  const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
  return [...source.matchAll(imports)].map(([, fromStatic, fromDynamic]) => fromStatic ?? fromDynamic ?? '');
}

function resolveImport(imported: string, from: string, read: ReadSource): string | undefined {
  const base = imported.startsWith('.')
    ? posix.join(posix.dirname(from), imported)
    : imported.startsWith('@site/')
      ? imported.slice('@site/'.length)
      : undefined;
  if (base === undefined) return undefined;
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => read(file) !== undefined);
}

/** Returns the latest day of the files; `undefined` if a file has no day, because the result could be too early. */
export function latest(files: readonly string[], days: ReadonlyMap<string, string>): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.includes(undefined) ? undefined : known.sort().at(-1);
}
