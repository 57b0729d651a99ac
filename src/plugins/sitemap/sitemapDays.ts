import {posix} from 'node:path';

/** What `parseHistory` reads: before the files of each commit, the second in which it was made. */
export const historyFormat = '--format=%x00%ct';

/** The day of each file's last commit, such as 2026-11-21, out of `git log --name-only` in `historyFormat`. */
export function parseHistory(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [second = '', ...files] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(second) * 1000).toISOString().slice(0, 10);
    // A branch that was merged late may be older than what stands before it.
    for (const file of files) if (day > (days.get(file) ?? '')) days.set(file, day);
  }
  return days;
}

/** The text of a file by its path from the project's folder; `undefined` where there is none. */
export type ReadSource = (file: string) => string | undefined;

/** Header and footer are no page's own words. */
const aroundEveryPage = /^src\/components\/shell\//;

/**
 * The files that hold what a page says: the page's own, and of what it imports, however far away, the modules of
 * `src/data`. How it looks (components, styles) and what its data must look like (schemas) are no part of it.
 */
export function contentDependencies(page: string, read: ReadSource): string[] {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || aroundEveryPage.test(file)) return;
    seen.add(file);
    for (const imported of importsOf(read(file) ?? '')) {
      const source = resolved(imported, file, read);
      if (source) follow(source);
    }
  };
  follow(page);
  return [...seen].filter(
    (file) => file === page || /^src\/data\/(?!schema\/|navigation\/(?:header|footer)\.)/.test(file),
  );
}

/** What the compiler drops, types, is left out. */
function importsOf(source: string): string[] {
  const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
  return [...source.matchAll(imports)].map(([, whole, late]) => whole ?? late ?? '');
}

function resolved(imported: string, from: string, read: ReadSource): string | undefined {
  const base = imported.startsWith('.')
    ? posix.join(posix.dirname(from), imported)
    : imported.startsWith('@site/')
      ? imported.slice('@site/'.length)
      : undefined;
  if (base === undefined) return undefined;
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => read(file) !== undefined);
}

/** The last of the days of these files; `undefined` where one of them has none: a day too early would be wrong. */
export function latest(files: readonly string[], days: ReadonlyMap<string, string>): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.includes(undefined) ? undefined : known.sort().at(-1);
}
