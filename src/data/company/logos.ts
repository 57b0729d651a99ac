import type {Logo} from './logoSchema';

/**
 * The logo with white letters, for dark backgrounds; sizes in CSS pixels. Also used on social cards and in the logo
 * rules of /brand.
 */
export const lightLogo = {
  file: 'ovam-ai-logo-light',
  name: 'Light logo',
  on: 'dark',
  text: 'White letters for dark backgrounds',
  width: 524,
  height: 104,
} satisfies Logo;

const darkLogo = {
  file: 'ovam-ai-logo-dark',
  name: 'Dark logo',
  on: 'light',
  text: 'Dark letters for light backgrounds',
  width: 524,
  height: 104,
} satisfies Logo;

/** Also used on social cards and as the logo in structured data. */
export const markAlone = {
  file: 'ovam-ai-mark',
  name: 'Logo mark',
  on: 'dark',
  text: 'For icons and avatars that appear next to the name',
  width: 104,
  height: 104,
} satisfies Logo;

/** Logos for download, in the order of /brand. Files: `static/img/brand`. */
export const logos: Logo[] = [lightLogo, darkLogo, markAlone];
