import {contrastRatio, hueOf} from '../../lib/contrast';
import {linesOf, textOf} from '../files';
import type {Mistake} from '../mistake';

const surfaces = ['sunken', 'page', 'raised', 'overlay'].map((name) => `surface-${name}`);

/** What stands on what in the design, and how far apart at least: WCAG's 4.5 for words, 3 for the edges of fields and of focus. */
const pairs = [
  {fronts: ['text', 'text-muted', 'text-faint', 'link'], backs: [...surfaces, 'surface-hover'], least: 4.5},
  {fronts: ['text-wave-from', 'text-wave-to', 'good', 'warn', 'bad', 'info'], backs: surfaces, least: 4.5},
  {fronts: ['action-ink'], backs: ['action', 'action-hover', 'wave-from', 'wave-to'], least: 4.5},
  {fronts: ['text', 'text-muted', 'link'], backs: ['action-soft'], least: 4.5},
  ...['good', 'warn', 'bad', 'info'].map((tone) => ({fronts: [tone], backs: [`${tone}-soft`], least: 4.5})),
  {fronts: ['focus', 'line-control'], backs: surfaces, least: 3},
];

/** What is mixed from the primary, and how far its hue may stand from the primary’s, in degrees. */
const tints = ['link', 'focus', 'action-hover', 'action-soft', 'wave-to', 'text-wave-from', 'text-wave-to'];
const hueRoom = 15;

/** What words of landing pages stand on; there the glow has less than half its strength. */
const bands: Record<string, number> = {'campaign-from': 4.5, 'campaign-to': 4.5, 'campaign-glow': 3};

const tokens = 'src/css/tokens.css';
const campaigns = 'src/css/campaigns.css';

type Token = {value: string; line: number};
type Named = Token & {name: string};
type Palette = Map<string, Token>;

/** Colours of the design that cannot be told from what they stand on, dark or light; each with its worst place. */
export function contrastMistakes(root: string): Mistake[] {
  const css = textOf(root, tokens);
  if (css === '') return [];
  const {dark, light} = palettes(css);
  const said = new Map([dark, light].flatMap(faintIn).map((mistake) => [mistake.what, mistake]));
  return [...said.values(), ...faintBands(textOf(root, campaigns), colourOf(dark, 'text'))];
}

function faintIn(palette: Palette): Mistake[] {
  return pairs.flatMap(({fronts, backs, least}) =>
    fronts.flatMap((name) => {
      const front = colourOf(palette, name);
      const grounds = backs.map((back) => colourOf(palette, back));
      const unreadable = [front, ...grounds].filter(withoutColour);
      if (unreadable.length > 0) return unreadable.map((one) => asHex(one, tokens));
      const [worst] = grounds.sort(
        (one, other) => contrastRatio(front.value, one.value) - contrastRatio(front.value, other.value),
      );
      return worst ? faint(front, worst, least, {file: tokens, line: front.line}) : [];
    }),
  );
}

/** Tints of another primary than the one that the design has. */
export function tintMistakes(root: string): Mistake[] {
  const {dark, light} = palettes(textOf(root, tokens));
  const primary = colourOf(dark, 'brand-primary');
  if (withoutColour(primary) || hueOf(primary.value) === undefined) return [];
  const said = [dark, light].flatMap((palette) =>
    // A token that is named after another one follows it.
    tints.map((name) => ({name, value: '', line: 1, ...palette.get(name)})).filter((tint) => !withoutColour(tint)),
  );
  return [...new Map(said.map((tint) => [tint.line, tint])).values()].flatMap(({name, value, line}) => {
    const away = Math.abs((hueOf(value) ?? Number.NaN) - (hueOf(primary.value) ?? 0));
    if (!(Math.min(away, 360 - away) > hueRoom)) return [];
    const what = `--${name} ${value} is a tint of another colour than --brand-primary ${primary.value}`;
    return [{file: tokens, line, what, remedy: 'mix it anew'}];
  });
}

/** The bands of landing pages that their words cannot be told from, in every campaign. */
function faintBands(css: string, text: Named): Mistake[] {
  return declarationsOf(css).flatMap((band) => {
    const least = bands[band.name];
    if (least === undefined || withoutColour(text)) return [];
    if (withoutColour(band)) return [asHex(band, campaigns)];
    return faint(text, band, least, {file: campaigns, line: band.line});
  });
}

function faint(front: Named, back: Named, least: number, place: {file: string; line: number}): Mistake[] {
  const exact = contrastRatio(front.value, back.value);
  if (exact >= least) return [];
  // Rounded down: 4.499 is not 4.5.
  const ratio = Math.floor(exact * 100) / 100;
  const what = `--${front.name} ${front.value} on --${back.name} ${back.value} has a contrast of ${ratio}:1, and needs ${least}:1`;
  return [{...place, what, remedy: 'mix one of the two anew'}];
}

function withoutColour({value}: Token): boolean {
  return !/^#[0-9a-f]{6}$/i.test(value);
}

function asHex({name, value, line}: Named, file: string): Mistake {
  return {file, line, what: `--${name} is ${value || 'missing'}`, remedy: 'write it as #rrggbb'};
}

/** The colours of both surfaces: what light does not name it has from dark. Paper and reduced motion are left out. */
function palettes(css: string): {dark: Palette; light: Palette} {
  const dark: Palette = new Map();
  const own: Palette = new Map();
  for (const {name, block, ...token} of declarationsOf(css)) {
    const palette = block.startsWith("[data-surface='light']") ? own : dark;
    palette.set(name, token);
  }
  return {dark, light: new Map([...dark, ...own])};
}

/** The custom properties of a style sheet, each with the head of its block. */
function declarationsOf(css: string): (Named & {block: string})[] {
  let block = '';
  return linesOf(css.split('\n@media')[0] ?? '').flatMap(({line, words}) => {
    if (/^\S.*\{$/.test(words)) block = words;
    const [, name, value] = /^ {2}--([\w-]+): ([^;]+);/.exec(words) ?? [];
    return name && value ? [{name, value, line, block}] : [];
  });
}

/** A token's colour, where it is named after another that one's. */
function colourOf(palette: Palette, name: string): Named {
  const token = palette.get(name);
  const other = /^var\(--([\w-]+)\)$/.exec(token?.value ?? '')?.[1];
  if (token && other) return {...token, value: colourOf(palette, other).value, name};
  return {value: '', line: 1, ...token, name};
}
