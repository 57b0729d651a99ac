import {dirname, join, normalize, posix} from 'node:path';
import {toString as wordsOf} from 'mdast-util-to-string';
import {meantWord} from '../../lib/search/spelling';
import {redirects} from '../../site/redirects';
import {type Document, lineOf, nodesOf, unpublished} from '../documents';
import {attribute, elementsIn} from '../elements';
import type {Mistake, Reference} from '../mistake';
import {type Addresses, destination, followed} from '../published';
import {linked, madeFileMistake, missingFileRemedy} from './fileLinks';
import {outsideAddress, outsideMistakes} from './outsideLinks';

/** The links of an MDX page. */
export function referencesIn({file, tree}: Document): Reference[] {
  const shown = new Set(nodesOf(tree, 'imageReference').map(({identifier}) => identifier));
  return [
    ...nodesOf(tree, 'link', 'definition')
      .filter((node) => node.type === 'link' || !shown.has(node.identifier))
      .map((node) => ({file, line: lineOf(node), to: node.url})),
    ...elementsIn(tree).flatMap((element) => {
      const to = attribute(element, 'href') ?? attribute(element, 'to');
      return to === undefined ? [] : [{file, line: lineOf(element), to}];
    }),
  ];
}

/** Links that nobody can see, and so nobody can follow. */
export function wordlessLinkMistakes({file, tree}: Document): Mistake[] {
  const remedy = 'say in the brackets where it leads';
  return nodesOf(tree, 'link')
    .filter((link) => !wordsOf(link).trim() && !link.children.some(({type}) => /^mdxJsx/.test(type)))
    .map((link) => ({file, line: lineOf(link), what: `the link to ${link.url} has no words`, remedy}));
}

/** Addresses that docs and legal pages name as code, and that have moved: no link leads to them. Posts say what was so then. */
export function movedNameMistakes({file, kind, tree}: Document): Mistake[] {
  if (kind === 'post' || kind === 'month') return [];
  return nodesOf(tree, 'inlineCode').flatMap((code) => {
    const remedy = followed(code.value, redirects);
    return remedy ? [{file, line: lineOf(code), what: `${code.value} is there no more`, remedy}] : [];
  });
}

/** Where links may lead: the pages, those that cannot be read, every address, and the fragments that data declares. */
type Targets = {
  documents: readonly Document[];
  unread: readonly {file: string; path: string}[];
  addresses: Addresses;
  declared: ReadonlySet<string>;
};

/** What a link leads to that is not there, or not published yet. Links to other sites are not followed. */
export function linkMistakes(reference: Reference, targets: Targets, now: Date): Mistake[] {
  const {documents, unread, addresses, declared} = targets;
  const {file, line, to} = reference;
  if (to === 'login') return [];
  const [, named] = /^pathname:\/\/(\/[^?#]*)/.exec(to) ?? [];
  if (named && !addresses.has(named)) {
    return [{file, line, what: `the link to ${to} leads nowhere`, remedy: nearest(named, addresses)}];
  }
  if (/^[a-z]+:/i.test(to)) return outsideMistakes(reference);
  if (to === '') return [{file, line, what: 'the link leads nowhere', remedy: 'write an address in the parentheses'}];
  const meant = outsideAddress(to);
  if (meant) return [{file, line, what: `${to} is no address`, remedy: `write ${meant}`}];
  const [target = '', fragment] = to.split('#');
  const at = addressOf(target, file, [...documents, ...unread]);
  const own = documents.find((document) => document.file === file);
  const meantPage = /\.mdx$/.test(target) ? documents.find((document) => document.path === at) : undefined;
  if (meantPage && meantPage.kind !== own?.kind) {
    // Docusaurus reads docs, posts and months apart, and knows the files of one of them only.
    return [{file, line, what: `${to} is in another part of the site`, remedy: `write ${to.replace(target, at)}`}];
  }
  const [path = ''] = at.split('?');
  if (!addresses.has(path)) {
    const moved = destination(path, redirects);
    const elsewhere = missingFileRemedy(path) ?? nearest(path, addresses);
    const remedy = moved ? `write ${written(moved, reference, documents)}, where it went` : elsewhere;
    return [{file, line, what: `the link to ${to} leads nowhere`, remedy}];
  }
  const asPage = madeFileMistake(path);
  if (asPage) return [{file, line, ...asPage}];
  const page = documents.find((document) => document.path === path);
  const waits = page && unpublished(page, now);
  if (waits && !(own && unpublished(own, now))) {
    const what = `the link to ${to} leads to ${waits}, which is not published`;
    return [{file, line, what, remedy: 'publish that page with this one, or take the link out'}];
  }
  const fragments = addresses.get(path);
  if (fragment === '') return [{file, line, what: `${to} names no heading`, remedy: 'write one, or take the # out'}];
  // On which page data puts what it declares is seen once it is built: the build stops at those that are not there.
  const known = fragment && (fragments?.has(fragment) || (!page && declared.has(fragment)));
  if (fragment && fragments && !known) {
    const others = fragments.size > 0 ? `link to one of ${list([...fragments])}` : 'take the # and what follows it out';
    const remedy = followed(`${path}#${fragment}`, redirects) ?? others;
    return [{file, line, what: `${path} has no #${fragment}`, remedy}];
  }
  return [];
}

/** The address that a link's target stands for: a file beside this one, this page itself, or an address already. */
export function addressOf(target: string, file: string, pages: Targets['unread']): string {
  if (target === '') return pages.find((page) => page.file === file)?.path ?? '';
  if (target.startsWith('/')) return target.replace(/(.)\/$/, '$1');
  const beside = normalize(join(dirname(file), target)).replaceAll('\\', '/');
  const gone = /^(docs\/.+)\.mdx$/.exec(beside)?.[1];
  return pages.find((page) => page.file === beside)?.path ?? (gone ? `/${gone}` : target);
}

/** An address as a link would have it that named a file: docs find each other by these. */
function written(address: string, {file, to}: Reference, documents: readonly Document[]): string {
  const [path = '', ...fragment] = address.split(/(?=#)/);
  const there = documents.find((document) => document.kind === 'doc' && document.path === path);
  if (!there || !/\.mdx(#|$)/.test(to) || !file.startsWith('docs/')) return address;
  const beside = posix.relative(dirname(file), there.file);
  return `${beside.startsWith('.') ? '' : './'}${beside}${fragment.join('')}`;
}

function nearest(path: string, addresses: Addresses): string {
  const lastOf = (address: string) =>
    address
      .replace(/\.(mdx?|html)$/, '')
      .split('/')
      .at(-1) ?? '';
  const last = lastOf(path).toLowerCase();
  const fromTheTop = path.replace(/^(?:\.\.?\/)+/, '/');
  const same = [fromTheTop, fromTheTop.toLowerCase()].find((known) => addresses.has(known));
  if (same) return `did you mean ${linked(same)}?`;
  const pages = [...addresses.keys()].filter((known) => !known.endsWith('.md'));
  const meant = meantWord(last, pages.map(lastOf));
  const close = pages.filter((known) => (last.length > 2 && known.includes(last)) || lastOf(known) === meant);
  return close.length > 0
    ? `did you mean ${list(close.map(linked))}?`
    : 'correct it, write the page first, or take the link out';
}

function list(all: readonly string[]): string {
  return all.length > 5 ? `${all.slice(0, 5).join(', ')} …` : all.join(', ');
}
