import {brand} from '../../data/brand';
import {integrations} from '../../data/integrations';
import {escapeRegExp} from '../../lib/regExp';
import {type Document, lineOf, nodesOf} from '../documents';
import type {Mistake} from '../mistake';
import {besideText} from './besideText';

/** Our name, and those of tools that are told by a capital letter inside a word: others may be ordinary words. */
const names = [brand.name, ...integrations.map(({name}) => name).filter((name) => /\p{Ll}\p{Lu}/u.test(name))].map(
  (name) => ({name, pattern: inAnyCase(name)}),
);

/** However it is written, with or without its spaces; not in an address. */
function inAnyCase(name: string): RegExp {
  const words = name.split(' ').map(escapeRegExp).join('\\s?');
  return new RegExp(`(?<![\\w@./#=?&:%-])${words}(?![\\w@]|[./-]\\w)`, 'giu');
}

/** Names that are written otherwise than their owners write them. */
export function properNameMistakes(document: Document): Mistake[] {
  const {file, tree} = document;
  const pieces = [
    ...besideText(document),
    ...nodesOf(tree, 'text').map((text) => ({line: lineOf(text), text: text.value})),
  ];
  return pieces.flatMap(({line, text}) =>
    names.flatMap(({name, pattern}) =>
      [...text.matchAll(pattern)]
        .filter(([written]) => written.replace(/\s/, ' ') !== name)
        .map(({0: written, index}) => ({
          file,
          line: line + text.slice(0, index).split('\n').length - 1,
          what: `"${written}" is called ${name}`,
          remedy: `write ${name}, or write it as code`,
        })),
    ),
  );
}
