import {brand} from '../../data/brand';
import {integrations} from '../../data/integrations';
import {agentNames} from '../../data/names';
import {escapeRegExp} from '../../lib/regExp';
import {type Document, lineOf, nodesOf} from '../documents';
import {lineAt} from '../files';
import type {Mistake} from '../mistake';
import {besideText} from './besideText';

/** Our name, and those of tools and agents that are told by their capital letters: others may be ordinary words. */
const names = [
  brand.name,
  ...integrations.map(({name}) => name).filter((name) => /\p{Ll}\p{Lu}/u.test(name)),
  ...agentNames.flatMap((name) => name.split(' ')).filter((word) => /^\p{Lu}{3,}$/u.test(word)),
].map((name) => ({name, pattern: inAnyCase(name)}));

/** A text without them, in whichever form, and with its lines: the dictionary has none. */
export function withoutProperNames(text: string): string {
  return names.reduce((rest, {pattern}) => rest.replaceAll(pattern, (name) => name.replace(/[^\n]/g, '')), text);
}

/** Whether a word is one of them, written otherwise. */
export function isMiswritten(word: string): boolean {
  return names.some(({name}) => name !== word && name.toLowerCase() === word.toLowerCase());
}

/** However it is written, with or without its spaces; not in an address. */
function inAnyCase(name: string): RegExp {
  const words = name.split(' ').map(escapeRegExp).join('[\\s-]?');
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
        .filter(([written]) => written.replace(/\s+/, ' ') !== name)
        .map(({0: written, index}) => ({
          file,
          line: lineAt(text, index, line),
          what: `"${written}" is called ${name}`,
          remedy: `write ${name}, or write it as code`,
        })),
    ),
  );
}
