import type {Brand} from './schema/company';

/**
 * Who we are: change it here and every page, feed and card follows. Put the name that it was into `formerNames.ts`:
 * docs and legal pages cannot cite it, and the build then says where they have it. Colours of the site itself:
 * `css/tokens.css`.
 */
export const brand = {
  name: 'Ovam AI',
  tagline: 'AI agents for engineering, IT and support teams',
} satisfies Brand;
