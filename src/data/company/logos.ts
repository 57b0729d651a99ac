import type {Logo} from '../schema/logo';

/** Also in the rules for logos and on social cards. */
export const lightLogo = {
  file: 'ovam-ai-logo-light',
  name: 'Light logo',
  on: 'dark',
  text: 'White letters, for dark backgrounds',
  width: 524,
  height: 104,
} satisfies Logo;

const darkLogo = {
  file: 'ovam-ai-logo-dark',
  name: 'Dark logo',
  on: 'light',
  text: 'Dark letters, for light backgrounds',
  width: 524,
  height: 104,
} satisfies Logo;

/** Also on social cards, and what search engines take for the logo. */
export const markAlone = {
  file: 'ovam-ai-mark',
  name: 'The mark alone',
  on: 'dark',
  text: 'For icons and avatars, where the name is beside it anyway',
  width: 104,
  height: 104,
} satisfies Logo;

/** The logos to download, in the order in which /brand shows them; the files: `static/img/brand`. */
export const logos: Logo[] = [lightLogo, darkLogo, markAlone];
