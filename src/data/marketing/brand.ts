import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /brand; the logos: `logos.ts`, the colours: `facts.ts`, brandColours. */
export const brandAssets = {
  meta: {
    path: '/brand',
    title: 'Brand assets',
    description: `The logo of ${brand.name} on dark and on light as SVG and PNG, the four brand colours to copy, and the rules for showing them.`,
    heading: 'Take the logo',
    intro:
      'Writing about us, or showing us beside your own product? Here are the files, the four colours and the few rules that keep the brand recognisable.',
    actions: [{label: 'Ask about the brand', to: '/contact'}],
  },
  logos: {
    heading: 'Logos',
    intro: 'Every file has a transparent background, and its letters are outlines: no font is needed.',
  },
  colours: {
    heading: 'Colours',
    intro:
      'Four colours carry the brand. Primary is for the one thing to do next; accent is used sparingly. Under each: which ink can be read on it.',
  },
  rules: {
    heading: 'Usage rules',
    points: [
      {
        icon: 'check',
        title: `Write ${brand.name}`,
        text: 'With this space and these capitals, also in the middle of a sentence.',
      },
      {
        icon: 'check',
        title: 'Pick the version by the background',
        text: 'Light letters on dark, dark letters on light; over a picture, wherever it is calm and even.',
      },
      {
        icon: 'check',
        title: 'Say what is true',
        text: 'That you use us, write about us or integrate with us. Ask before you say that we endorse something.',
      },
      {
        icon: 'close',
        title: 'Do not change it',
        text: 'No other colours, outlines, shadows or rotation, and no parts of it in a logo of your own.',
      },
      {
        icon: 'close',
        title: 'Do not make it smaller than it can be read',
        text: 'Keep the logo at least 20 pixels tall on a screen. Below that, take the mark alone.',
      },
    ],
  },
  freeSpace: {
    heading: 'Leave as much room around the logo as it is tall, on every side.',
  },
} satisfies Page;
