import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /brand; logos: `logos.ts`, colors: `brandColours` in `design.ts`. */
export const brandAssets = {
  meta: {
    path: '/brand',
    title: 'Brand assets',
    description: `Download the ${brand.name} logo for dark and light backgrounds as SVG or PNG, copy the four brand colors and read the usage rules.`,
    heading: `${brand.name} logos, colors and usage rules`,
    intro:
      'Use these files, colors and rules when you write about us or show our brand next to your product. They keep the brand recognizable.',
    actions: [{label: 'Ask about the brand', to: '/contact'}],
  },
  logos: {
    heading: 'Logos',
    intro: 'Every file has a transparent background and outlined letters, so you don’t need a font.',
  },
  colours: {
    heading: 'Colors',
    intro:
      'Use the primary color for the main action, and the accent color sparingly. Each swatch lists which text colors are legible on it.',
  },
  rules: {
    heading: 'Usage rules',
    points: [
      {
        icon: 'check',
        title: `Spell it “${brand.name}”`,
        text: 'Keep the space and the capitals, even in the middle of a sentence.',
      },
      {
        icon: 'check',
        title: 'Match the logo to the background',
        text: 'Use light letters on dark and dark letters on light. On a photo, place the logo over an area with little detail.',
      },
      {
        icon: 'check',
        title: 'Describe the relationship accurately',
        text: 'Say that you use us, write about us or integrate with us. Ask before you say that we endorse something.',
      },
      {
        icon: 'close',
        title: 'Don’t change the logo',
        text: 'Don’t recolor or rotate it, add outlines or shadows, or use parts of it in your own logo.',
      },
      {
        icon: 'close',
        title: 'Don’t make it too small to read',
        text: 'Keep the logo at least 20 pixels tall on a screen. Below that, use the logo mark.',
      },
    ],
  },
  freeSpace: {
    heading: 'Leave clear space as tall as the logo on every side.',
  },
} satisfies Page;
