import {addressesOf, assetBytes} from '../support/build';

const css = addressesOf('.css')
  .map((address) => assetBytes(address).toString())
  .join('\n')
  .replaceAll(/\s+/g, '');

// The CSS minifier has dropped whole rules before: what must not be lost is named here.
test.each([
  ['the light surface', /\[data-surface=["']?light["']?\][^{]*\{[^}]*--surface-page:/],
  ['the dark surface', /\[data-surface=["']?dark["']?\]\{[^}]*--surface-page:/],
  ['the green campaign', /\[data-campaign=["']?green["']?\]\{[^}]*--campaign-from:/],
  ['the violet campaign', /\[data-campaign=["']?violet["']?\]\{[^}]*--campaign-from:/],
  [
    'reduced motion',
    /@media\(prefers-reduced-motion:reduce\)\{\[data-moves\][^}]*animation-play-state:paused!important/,
  ],
  ['motion switched off', /:root\[data-motion=["']?off["']?\]\[data-moves\][^}]*animation-play-state:paused!important/],
  ['what shows without scripts', /@media\(scripting:none\)/],
  ['the menu without scripts on a phone', /@media\(scripting:none\)and\((max-width:63\.99\d*em|width<=63\.99\d*em)\)/],
  ['the menu’s turning point', /@media\((min-width:64em|width>=64em)\)/],
  ['visible focus', /:focus-visible\{[^}]*outline:2pxsolidvar\(--focus\)/],
  ['the wave behind a button’s text §9.15', /::?before\{animation:6slinearinfiniteslide/],
  ['the wave in a button’s text §9.15', /animation:8ssteps\(128,end\)infinitesweep/],
  ['our fonts', /@font-face\{[^}]*font-family:["']?Geist["']?[;}]/],
  ['the fonts’ stand-ins', /@font-face\{[^}]*size-adjust:/],
])('%s', (_what, rule) => {
  expect(rule.test(css)).toBe(true);
});

test('globals stand in layers, Infima’s below ours', () => {
  const layers = [...css.matchAll(/@layer([\w.,-]+)[;{]/g)].flatMap(([, names]) => names?.split(',') ?? []);
  const first = (layer: string) => layers.findIndex((name) => name === layer || name.startsWith(`${layer}.`));
  expect(first('docusaurus')).toBeGreaterThanOrEqual(0);
  expect(first('base')).toBeGreaterThan(first('docusaurus'));
});
