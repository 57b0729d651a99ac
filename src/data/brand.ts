import type {Brand} from './company/schema';

/**
 * Brand name, used by all pages, feeds and social cards. Docs and legal pages cannot cite it: after a rename, add the
 * former name to `formerNames.ts`, and the content check lists the texts to change. Colors: `css/tokens.css`.
 */
export const brand = {
  name: 'Ovam AI',
  tagline: 'AI agents for engineering, IT and support teams',
} satisfies Brand;
