import {contrastRatio} from '../../lib/contrast';
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

const tokens = 'src/css/tokens.css';

type Token = {value: string; line: number};
type Palette = Map<string, Token>;

/** Colours of the design that cannot be told from what they stand on, dark or light; each with its worst place. */
export function contrastMistakes(root: string): Mistake[] {
  const css = textOf(root, tokens);
  if (css === '') return [];
  const {dark, light} = palettes(css);
  const said = new Map([dark, light].flatMap(faintIn).map((mistake) => [mistake.what, mistake]));
  return [...said.values()];
}

function faintIn(palette: Palette): Mistake[] {
  return pairs.flatMap(({fronts, backs, least}) =>
    fronts.flatMap((name) => {
      const front = colourOf(palette, name);
      const grounds = backs.map((back) => colourOf(palette, back));
      const unreadable = [front, ...grounds].filter(({value}) => !/^#[0-9a-f]{6}$/i.test(value));
      if (unreadable.length > 0) return unreadable.map(withoutColour);
      const [worst] = grounds
        .map((ground) => ({...ground, ratio: contrastRatio(front.value, ground.value)}))
        .sort((one, other) => one.ratio - other.ratio);
      if (!worst || worst.ratio >= least) return [];
      // Rounded down: 4.499 is not 4.5.
      const ratio = Math.floor(worst.ratio * 100) / 100;
      const what = `--${name} ${front.value} on --${worst.name} ${worst.value} has a contrast of ${ratio}:1, and needs ${least}:1`;
      return [{file: tokens, line: front.line, what, remedy: 'mix one of the two anew'}];
    }),
  );
}

function withoutColour({name, value, line}: Token & {name: string}): Mistake {
  return {file: tokens, line, what: `--${name} is ${value || 'missing'}`, remedy: 'write it as #rrggbb'};
}

/** The colours of both surfaces: what light does not name it has from dark. Paper and reduced motion are left out. */
function palettes(css: string): {dark: Palette; light: Palette} {
  const dark: Palette = new Map();
  const own: Palette = new Map();
  let palette = dark;
  for (const {line, words} of linesOf(css.split('\n@media')[0] ?? '')) {
    if (/^\S.*\{$/.test(words)) palette = words.startsWith("[data-surface='light']") ? own : dark;
    const [, name, value] = /^ {2}--([\w-]+): ([^;]+);/.exec(words) ?? [];
    if (name && value) palette.set(name, {value, line});
  }
  return {dark, light: new Map([...dark, ...own])};
}

/** A token's colour, where it is named after another that one's. */
function colourOf(palette: Palette, name: string): Token & {name: string} {
  const token = palette.get(name);
  const other = /^var\(--([\w-]+)\)$/.exec(token?.value ?? '')?.[1];
  if (token && other) return {...token, value: colourOf(palette, other).value, name};
  return {value: '', line: 1, ...token, name};
}
