import {assetBytes, urlsEndingWith} from '../support/build';

const css = urlsEndingWith('.css')
  .map((address) => assetBytes(address).toString())
  .join('\n')
  .replaceAll(/\s+/g, '');

// The CSS minifier has dropped whole rules before: these rules must stay.
test.each([
  ['the light surface', /\[data-surface=["']?light["']?\][^{]*\{[^}]*--surface-page:/],
  ['the dark surface', /\[data-surface=["']?dark["']?\]\{[^}]*--surface-page:/],
  ['the green campaign', /\[data-campaign=["']?green["']?\]\{[^}]*--campaign-from:/],
  ['the violet campaign', /\[data-campaign=["']?violet["']?\]\{[^}]*--campaign-from:/],
  [
    'reduced motion',
    /@media\(prefers-reduced-motion:reduce\)\{\[data-animated\][^}]*animation-play-state:paused!important/,
  ],
  [
    'motion switched off',
    /:root\[data-motion=["']?off["']?\]\[data-animated\][^}]*animation-play-state:paused!important/,
  ],
  ['elements for visitors without scripts', /@media\(scripting:none\)/],
  ['the menu without scripts on a phone', /@media\(scripting:none\)and\((max-width:63\.99\d*em|width<=63\.99\d*em)\)/],
  ['the menu’s breakpoint', /@media\((min-width:64em|width>=64em)\)/],
  ['visible focus', /:focus-visible\{[^}]*outline:2pxsolidvar\(--focus\)/],
  ['the wave behind a button’s text §9.15', /::?before\{animation:6slinearinfiniteslide/],
  ['our fonts', /@font-face\{[^}]*font-family:["']?Geist["']?[;}]/],
  ['the fallback fonts', /@font-face\{[^}]*size-adjust:/],
])('the built CSS has rules for %s', (_what, rule) => {
  expect(rule.test(css)).toBe(true);
});

test('global styles are in layers, with Infima’s before the site’s', () => {
  const layers = [...css.matchAll(/@layer([\w.,-]+)[;{]/g)].flatMap(([, names]) => names?.split(',') ?? []);
  const first = (layer: string) => layers.findIndex((name) => name === layer || name.startsWith(`${layer}.`));
  expect(first('docusaurus')).toBeGreaterThanOrEqual(0);
  expect(first('base')).toBeGreaterThan(first('docusaurus'));
});
