import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ownFonts, tokenValue} from '../lib/designTokens';

const css = readFileSync(join(__dirname, '../css/tokens.css'), 'utf8');

/** What `css/tokens.css` says to those who cannot read CSS: head tags and social cards. For the build alone. */
export const design = {
  fonts: ownFonts(css),
  pageColour: tokenValue(css, '--navy-900'),
};
