import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /brand; the colours themselves: `facts.ts`, brandColours. */
export const brandAssets = {
  meta: {
    path: '/brand',
    title: 'Brand assets',
    description:
      'The name, the four brand colours and the rules for showing Ovam AI in articles, talks and integrations.',
    heading: 'Brand assets',
    intro:
      'Writing about us, or showing us beside your own product? Here are our colours and the few rules that keep the brand recognisable.',
    actions: [{label: 'Ask about the brand', to: '/contact'}],
  },
  colours: {
    heading: 'Colours',
    intro: 'Four colours carry the brand. Primary is for the one thing to do next; accent is used sparingly.',
  },
  rules: {
    heading: 'Usage rules',
    points: [
      {
        icon: 'check',
        title: `Write ${brand.name}`,
        text: 'Two words, both with their capitals, also in the middle of a sentence.',
      },
      {icon: 'eye', title: 'Leave room', text: 'Keep as much free space around the logo as its mark is tall.'},
      {
        icon: 'close',
        title: 'Do not change it',
        text: 'No other colours, outlines, shadows or rotation, and no parts of it in your own logo.',
      },
      {
        icon: 'users',
        title: 'Do not imply more than there is',
        text: 'Say that you use or integrate with us; ask before you say that we endorse something.',
      },
    ],
  },
} satisfies Page;
