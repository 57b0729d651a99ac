import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {BrandMark} from '../components/ui/BrandMark';
import {brand} from '../data/brand';
import type {Logo} from '../data/company/logos';
import {logos} from '../data/company/logos';
import {brandColours} from '../data/design';
import {escapeHtml} from '../plugins/built-page/html';

/**
 * The outlines of the name, for files that must not depend on a font: Geist at weight 650 with a letter spacing of
 * -0.02em, as in `shell/Logo.tsx`, next to a mark of 32 units. If the name in `data/brand.ts` or its font changes,
 * trace it again, for example with fontTools.
 */
const wordmark = {
  name: 'Ovam AI',
  outlines:
    'M53.29 24.67Q50.8 24.67 49.01 23.63Q47.21 22.58 46.25 20.64Q45.29 18.7 45.29 16.02Q45.29 13.34 46.25 11.39Q47.21 9.44 49 8.38Q50.8 7.32 53.29 7.32Q55.81 7.32 57.6 8.38Q59.38 9.44 60.34 11.39Q61.3 13.34 61.3 16.02Q61.3 18.7 60.34 20.64Q59.38 22.58 57.6 23.63Q55.81 24.67 53.29 24.67ZM53.29 21.86Q54.74 21.86 55.77 21.16Q56.8 20.47 57.35 19.17Q57.9 17.87 57.9 16.02Q57.9 14.17 57.35 12.86Q56.8 11.55 55.77 10.84Q54.74 10.14 53.29 10.14Q51.85 10.14 50.82 10.84Q49.79 11.55 49.25 12.86Q48.7 14.17 48.7 16.02Q48.7 17.87 49.25 19.17Q49.8 20.47 50.83 21.16Q51.86 21.86 53.29 21.86ZM66.46 24.3 61.89 11.79H65.3L68.37 21.03L71.44 11.79H74.85L70.27 24.3ZM79.49 24.58Q77.54 24.58 76.33 23.68Q75.12 22.78 75.12 21.17Q75.12 19.53 76.14 18.62Q77.17 17.72 79.21 17.31L83.31 16.5Q83.31 15.23 82.73 14.58Q82.15 13.94 81.04 13.94Q80 13.94 79.41 14.42Q78.82 14.9 78.62 15.81L75.33 15.66Q75.69 13.64 77.17 12.57Q78.65 11.51 81.04 11.51Q83.77 11.51 85.16 12.85Q86.56 14.19 86.56 16.72V21.13Q86.56 21.65 86.73 21.83Q86.91 22.01 87.26 22.01H87.63V24.3Q87.48 24.35 87.14 24.38Q86.8 24.42 86.46 24.42Q85.7 24.42 85.08 24.17Q84.45 23.91 84.09 23.29Q83.73 22.67 83.73 21.56L84.01 21.77Q83.8 22.6 83.19 23.24Q82.58 23.88 81.64 24.23Q80.7 24.58 79.49 24.58ZM80.22 22.29Q81.15 22.29 81.84 21.92Q82.53 21.55 82.92 20.87Q83.31 20.2 83.31 19.27V18.62L80.27 19.25Q79.34 19.44 78.91 19.83Q78.48 20.23 78.48 20.86Q78.48 21.54 78.93 21.91Q79.38 22.29 80.22 22.29ZM89.06 24.3V11.79H91.99L92.1 14.83L91.79 14.69Q92.03 13.68 92.55 12.98Q93.08 12.27 93.83 11.89Q94.59 11.51 95.49 11.51Q97.07 11.51 98.04 12.41Q99.02 13.32 99.29 14.88L98.87 14.89Q99.08 13.79 99.6 13.04Q100.12 12.29 100.9 11.9Q101.67 11.51 102.64 11.51Q103.94 11.51 104.88 12.05Q105.81 12.6 106.32 13.65Q106.83 14.71 106.83 16.26V24.3H103.58V17.13Q103.58 15.62 103.09 14.87Q102.61 14.12 101.57 14.12Q100.89 14.12 100.41 14.48Q99.93 14.84 99.67 15.53Q99.42 16.22 99.42 17.2V24.3H96.45V17.2Q96.45 15.71 96 14.91Q95.56 14.12 94.47 14.12Q93.79 14.12 93.31 14.48Q92.83 14.84 92.57 15.54Q92.31 16.23 92.31 17.2V24.3ZM113.35 24.3 119.34 7.7H123.3L129.29 24.3H125.85L124.56 20.57H118.08L116.78 24.3ZM119.03 17.81H123.62L121.33 11.1ZM130.5 24.3V7.7H133.79V24.3Z',
};

const [primary, , background, text] = brandColours.map(({hex}) => hex);

/**
 * Creates the SVG logos of the brand page, by file name, except the owner's `own` files. One unit is four CSS pixels.
 */
export function logoFiles(all: readonly Logo[] = logos, letters = wordmark): Record<string, string> {
  return Object.fromEntries(
    all
      .filter(({own}) => !own)
      .map(({file, on, width, height}) => {
        const ink = on === 'dark' ? text : background;
        return [`${file}.svg`, drawLogo(letters, width / 4, width > height ? ink : undefined)];
      }),
  );
}

/** Draws the mark, and the name next to it if `ink` is given: cropped to the shapes, without background. */
function drawLogo(letters: typeof wordmark, width: number, ink?: string): string {
  if (letters.name !== brand.name) {
    throw new Error(
      `src/scripts/logos.ts has the outlines of "${letters.name}": trace "${brand.name}" and replace them`,
    );
  }
  const mark = renderToStaticMarkup(createElement(BrandMark)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const name = ink ? `<path fill="${ink}" d="${letters.outlines}"/>` : '';
  const size = `viewBox="3 3 ${width} 26" width="${width * 4}" height="104"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeHtml(brand.name)}</title><g fill="${primary}">${mark}</g>${name}</svg>\n`;
}
