import {existsSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, elementsIn} from './componentRules';
import {type Document, lineOf, type Mistake} from './documents';
import type {Addresses} from './published';

/** A link, wherever it is written. */
export type Reference = {file: string; line: number; to: string};

/** The links of an MDX page. */
export function referencesIn({file, tree}: Document): Reference[] {
  const references: Reference[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') references.push({file, line: lineOf(node), to: node.url});
  });
  for (const element of elementsIn(tree)) {
    const to = attribute(element, 'href') ?? attribute(element, 'to');
    if (to !== undefined) references.push({file, line: lineOf(element), to});
  }
  return references;
}

/** What a link leads to that is not there. Links to other sites are not followed. */
export function linkMistakes(reference: Reference, documents: readonly Document[], addresses: Addresses): Mistake[] {
  const {file, line, to} = reference;
  if (/^[a-z]+:/i.test(to) || to === 'login') return [];
  const [target = '', fragment] = to.split('#');
  const at = addressOf(target, file, documents);
  const [path = ''] = at.split('?');
  if (!addresses.has(path)) {
    return [{file, line, what: `the link to ${to} leads nowhere`, remedy: nearest(path, addresses)}];
  }
  const fragments = addresses.get(path);
  if (fragment && fragments && !fragments.has(fragment)) {
    return [{file, line, what: `${path} has no #${fragment}`, remedy: `link to one of ${list([...fragments])}`}];
  }
  return [];
}

/** The address that a link's target stands for: a file beside this one, this page itself, or an address already. */
function addressOf(target: string, file: string, documents: readonly Document[]): string {
  if (target === '') return documents.find((document) => document.file === file)?.path ?? '';
  if (target.startsWith('/')) return target.replace(/(.)\/$/, '$1');
  const beside = normalize(join(dirname(file), target)).replaceAll('\\', '/');
  return documents.find((document) => document.file === beside)?.path ?? target;
}

function nearest(path: string, addresses: Addresses): string {
  const last =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.mdx$/, '') ?? '';
  const close = [...addresses.keys()].filter((known) => last.length > 2 && known.includes(last));
  return close.length > 0 ? `did you mean ${list(close)}?` : 'correct it, or write the page first';
}

function list(all: readonly string[]): string {
  return all.length > 5 ? `${all.slice(0, 5).join(', ')} …` : all.join(', ');
}

/** Pictures must be there, and say in words what they show. */
export function imageMistakes({file, tree}: Document, root: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'image', (image) => {
    const line = lineOf(image);
    if (!image.alt?.trim()) {
      mistakes.push({
        file,
        line,
        what: `${image.url} has no alternative text`,
        remedy: 'say in the brackets what to see in it',
      });
    }
    if (/^[a-z]+:/i.test(image.url)) return;
    const path = image.url.startsWith('/') ? join('static', image.url) : join(dirname(file), image.url);
    if (!existsSync(join(root, path))) {
      mistakes.push({
        file,
        line,
        what: `the picture ${image.url} is not there`,
        remedy: `put it at ${path}, or correct its name`,
      });
    }
  });
  return mistakes;
}
