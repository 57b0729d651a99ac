import {readFileSync} from 'node:fs';
import {ownMarks} from './ownMarks';

/**
 * An SVG file with one `<symbol>` for each named mark, in alphabetical order: our own, and those of simple-icons (CC0),
 * which only tests and `npm run marks` have. Throws at a name that neither has.
 */
export function iconSprite(names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${ownMarks[name] ?? pathOf(name)}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function pathOf(name: string): string {
  const path = / d="([^"]+)"/.exec(readFileSync(fileOf(name), 'utf8'))?.[1];
  if (path === undefined) throw new Error(`simple-icons draws ${name} in another way: read it with your own eyes.`);
  return path;
}

function fileOf(name: string): string {
  try {
    return require.resolve(`simple-icons/icons/${name}.svg`);
  } catch {
    throw new Error(`simple-icons has no mark named "${name}": correct it, or draw one in src/scripts/ownMarks.ts.`);
  }
}
