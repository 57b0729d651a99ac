import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const css = readFileSync(join(__dirname, '../css/tokens.css'), 'utf8');

/** What `css/tokens.css` says to those who cannot read CSS: head tags and social cards. For the build alone. */
export const design = {
  fonts: ownFonts(css),
  pageColour: tokenValue(css, '--navy-900'),
};

/** A font that the site brings along: its family, and where it is served. */
type OwnFont = {name: string; address: string};

/** The value of a custom property of the design, as `tokens.css` has it first: dark, on which every page begins. */
export function tokenValue(css: string, name: string): string {
  const value = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) throw new Error(`src/css/tokens.css: ${name} is missing: name it there`);
  return value;
}

/** The fonts that are files of ours, in the order in which they stand: the first is the one that text is set in. */
export function ownFonts(css: string): OwnFont[] {
  return [...css.matchAll(/@font-face \{[^}]*?font-family: '([^']+)';[^}]*?url\('(\/[^']+)'\)/g)].map(
    ([, name = '', address = '']) => ({name, address}),
  );
}
