import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const css = readFileSync(join(__dirname, '../css/tokens.css'), 'utf8');

/** Values of `css/tokens.css` for head tags and social cards. Only for the build: reads the file system. */
export const design = {
  fonts: ownFonts(css),
  pageColor: tokenValue(css, '--navy-900'),
  lightPageColor: tokenValue(css, '--light-page'),
};

/** A font that the site serves: its family and its URL. */
type OwnFont = {name: string; address: string};

/**
 * Returns the first value of a custom property in `tokens.css`: that of the dark surface, on which pages start. Throws
 * if the property is not defined.
 */
export function tokenValue(css: string, name: string): string {
  const value = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) throw new Error(`src/css/tokens.css: ${name} is missing: define it there`);
  return value;
}

/** Returns the fonts that the site serves itself, in source order: the first is the body font. */
export function ownFonts(css: string): OwnFont[] {
  return [...css.matchAll(/@font-face \{[^}]*?font-family: '([^']+)';[^}]*?url\('(\/[^']+)'\)/g)].map(
    ([, name = '', address = '']) => ({name, address}),
  );
}
