import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {brandColours} from '../../data/facts';
import {formerNames} from '../../data/formerNames';
import {logos} from '../../data/logos';
import type {Brand} from '../../data/schema/company';
import {tokenValue} from '../../lib/designTokens';
import {capitalised} from '../../lib/format';
import {namesToday} from '../../lib/formerNames';
import {find, rawText, readHtmlFragment} from '../../lib/html';
import {escapeRegExp} from '../../lib/regExp';
import {linesOf, namesIn, textOf} from '../files';
import type {Mistake} from '../mistake';

/** What cannot cite `data/brand.ts` and `data/facts.ts`, and says something else than they do. */
export function brandMistakes(
  root: string,
  brand: Brand,
  colours: readonly {name: string; hex: string}[] = brandColours,
  offered = logos,
): Mistake[] {
  return [
    ...otherColours(root, colours),
    ...missingFonts(root),
    ...missingLogos(root),
    ...otherPictures(root, brand, offered),
  ];
}

/** Texts that still say a former name. */
export function formerNameMistakes(root: string, names = formerNames): Mistake[] {
  const former = namesToday(names)
    .flatMap((name) => [name, ...atABeginning(name, names)])
    .map(({was, is}) => ({was, is, pattern: wholeWords(was)}));
  if (former.length === 0) return [];
  const files = ['docs', 'src/pages', 'src/data', 'src/site', 'src/components'].flatMap((folder) =>
    namesIn(root, folder).map((name) => `${folder}/${name}`),
  );
  return [...files.filter((file) => /\.(mdx?|tsx?)$/.test(file) && !unread.test(file)), ...people].flatMap((file) =>
    linesOf(textOf(root, file)).flatMap(({line, words}) =>
      former
        .filter(({was, is, pattern}) => pattern.test(is.includes(was) ? without(is, words) : words))
        .map(({was, is}) => ({
          file,
          line,
          what: `it still says ${was}`,
          remedy: is ? `write ${is}` : 'say it without',
        })),
    ),
  );
}

/** The list itself, and the schemas: visitors read neither. */
const unread = /^src\/data\/(?:formerNames\.ts|schema\/)/;
const people = ['blog/authors.yml', 'blog/tags.yml'];

/** A name in small letters as it begins a title or a sentence; not where the list has that for itself. */
function atABeginning({was, is}: {was: string; is: string}, names: typeof formerNames): {was: string; is: string}[] {
  const capital = capitalised(was);
  return capital in names || capital === is ? [] : [{was: capital, is: capitalised(is)}];
}

/** A line without today's name, which may hold the former one, as `Acme Labs` holds `Acme`. */
function without(name: string, words: string): string {
  return words.replaceAll(name, '').replaceAll(capitalised(name), '');
}

function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`);
}

const tokens = 'src/css/tokens.css';

/** The colours that /brand offers are those that the site is made of. */
function otherColours(root: string, colours: readonly {name: string; hex: string}[]): Mistake[] {
  const css = textOf(root, tokens);
  if (css === '') return [];
  return colours.flatMap(({name, hex}) => {
    const token = `--brand-${name.toLowerCase()}`;
    const value = tokenValue(css, token);
    if (value.toLowerCase() === hex.toLowerCase()) return [];
    const line = linesOf(css).find(({words}) => words.includes(`${token}:`))?.line ?? 1;
    const what = `${token} is ${value}, and brandColours in src/data/facts.ts has ${hex}`;
    return [{file: tokens, line, what, remedy: 'let both be the same colour'}];
  });
}

/** The stylesheet's fonts are there. */
function missingFonts(root: string): Mistake[] {
  return linesOf(textOf(root, tokens)).flatMap(({line, words}) => {
    const [, address] = /url\('(\/[^']+)'\)/.exec(words) ?? [];
    if (!address || existsSync(join(root, 'static', address))) return [];
    return [
      {file: tokens, line, what: `static${address} is not there`, remedy: 'put the font there, or name it as it is'},
    ];
  });
}

/** Each logo that /brand offers is there, in both kinds. */
function missingLogos(root: string): Mistake[] {
  if (textOf(root, tokens) === '') return [];
  return logos.flatMap(({file: name}) =>
    ['svg', 'png'].flatMap((kind) => {
      const file = `static/img/brand/${name}.${kind}`;
      if (existsSync(join(root, file))) return [];
      const remedy = 'put it there, or name in src/data/logos.ts the one that is';
      return [{file, line: 1, what: 'it is not there', remedy}];
    }),
  );
}

/** The names that the logos show: a former one of the brand is written rightly, wherever it still stands. */
export function namesInLogos(root: string): string[] {
  return logos.flatMap(({file}) => titleOf(textOf(root, `static/img/brand/${file}.svg`)) ?? []);
}

function titleOf(svg: string): string | undefined {
  const titled = find(readHtmlFragment(svg), ({tagName}) => tagName === 'title');
  return titled && rawText(titled).trim();
}

/** The pictures of the brand bear its name, and those that we draw have no colour that the design has no more. */
function otherPictures(root: string, {name}: Brand, offered: typeof logos): Mistake[] {
  const known = textOf(root, tokens).toLowerCase();
  const pictures = [
    {picture: 'favicon', own: false},
    ...offered.map(({file, own}) => ({picture: `brand/${file}`, own})),
  ];
  return pictures.flatMap(({picture, own}) => {
    const file = `static/img/${picture}.svg`;
    const text = textOf(root, file);
    const title = titleOf(text) ?? name;
    const strange = [...text.matchAll(/#[0-9a-f]{6}\b/gi)]
      .map(([hex]) => hex)
      .filter((hex) => !known.includes(hex.toLowerCase()));
    const draw = picture === 'favicon' ? 'draw it anew' : 'draw it anew: npm run logos';
    const renamed = title in formerNames ? '' : 'where it was ours, write it into src/data/formerNames.ts; then ';
    const renew = `${renamed}put a logo of your own there, or trace the name in src/drawing/logos.ts and run npm run logos`;
    return [
      ...(title === name ? [] : [{what: `it shows the name ${title}`, remedy: renew}]),
      ...(own ? [] : [...new Set(strange)]).map((hex) => ({
        what: `it has the colour ${hex}, which ${tokens} has not`,
        remedy: draw,
      })),
    ].map((told) => ({file, line: 1, ...told}));
  });
}
