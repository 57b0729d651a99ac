import type {Brand} from './schema/company';

/** Who we are: change it here and every page, feed and card follows. Colours of the site itself: `css/tokens.css`. */
export const brand = {
  name: 'Ovam AI',
  tagline: 'AI agents for engineering, IT and support teams',
} satisfies Brand;
