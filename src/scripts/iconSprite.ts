import {readFileSync} from 'node:fs';
import {ownMarks} from './ownMarks';

/**
 * Creates an SVG file with one `<symbol>` per icon, sorted by name, from `ownMarks` or simple-icons (CC0), a
 * development dependency. Throws at an unknown name.
 */
export function iconSprite(names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${ownMarks[name] ?? readPath(name)}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function readPath(name: string): string {
  const path = / d="([^"]+)"/.exec(readFileSync(resolveIcon(name), 'utf8'))?.[1];
  if (path === undefined)
    throw new Error(`${name}.svg of simple-icons has no path: add a path for ${name} to src/scripts/ownMarks.ts.`);
  return path;
}

function resolveIcon(name: string): string {
  try {
    return require.resolve(`simple-icons/icons/${name}.svg`);
  } catch {
    throw new Error(`simple-icons has no icon "${name}": correct the name, or add a path to src/scripts/ownMarks.ts.`);
  }
}
