import type {Root} from 'hast';
import {siteContentPath} from '../../src/lib/markdownPath';
import {hashRedirect} from '../../src/lib/redirectRules';
import {extractFragments} from '../../src/plugins/built-page/fragments';
import {find, findAll, rawText, readHtml, textOf} from '../../src/plugins/built-page/html';
import {resolveRedirect} from '../../src/plugins/content-lint/rules/publishedUrls';
import {createMatcher} from '../../src/scripts/facts';
import {captured} from '../support/build';
import {brokenLinks} from './brokenLinks';
import {type Page, type Site, stylesOf, type Weight, weigh} from './site';
import {changedRules, mayApply, type StyleChange} from './styles';
import {
  type Block,
  compareBlocks,
  compareLines,
  compareWords,
  type Edit,
  linksIn,
  type Part,
  parseMarkdown,
  textBlocks,
} from './text';

/** A page of one version only. */
export type PageName = {path: string; title: string};

export type RemovedPage = PageName & {
  /** Where its redirect ends; `undefined` without one. */
  redirect: string | undefined;
  /** The added page with almost the same text, if it has no redirect. */
  likelyTarget: string | undefined;
  isPublished: boolean;
};

/** What differs on one page. */
export type PageChange = PageName & {
  /** Its URL before, if it has moved with a redirect. */
  movedFrom: string | undefined;
  /** Title and description. */
  fields: {name: string; parts: Part[]}[];
  text: Edit[];
  headings: {removed: string[]; added: string[]};
  /** Anchors, and whether each has a redirect. */
  lostAnchors: {id: string; redirect: string | undefined}[];
  links: {removed: string[]; added: string[]};
  structuredData: Part[];
  /** Whether the HTML of its body or a style that it uses differs. */
  mayLookDifferent: boolean;
};

/** A change of header, footer or menus, with the pages that show it. */
export type FrameChange = {parts: Part[]; pages: string[]};

export type FactChange = {
  name: string;
  before: string | undefined;
  after: string | undefined;
  /** Pages that contain the value after the change. */
  pages: string[];
  /** Pages that contained the value before the change and still do. */
  outdated: string[];
};

export type WeightChange = {path: string; before: Weight; after: Weight; budget: {js: number; css: number} | undefined};

export type Changes = {
  added: PageName[];
  removed: RemovedPage[];
  changed: PageChange[];
  frames: FrameChange[];
  facts: FactChange[];
  styles: (StyleChange & {pages: string[]})[];
  weights: WeightChange[];
  brokenLinks: string[];
  /** Published URLs and anchors that no longer exist and have no redirect. */
  lostUrls: string[];
};

/** Builds of one commit in different folders differ by up to 150 bytes of scripts (src/README.md, "Budgets"). */
const scriptNoiseBytes = 150;

/** Compares two builds. */
export function compareSites(before: Site, after: Site): Changes {
  const added = [...after.pages.values()].filter(({path}) => !before.pages.has(path));
  const removed = [...before.pages.values()]
    .filter(({path}) => !after.pages.has(path))
    .map((page): RemovedPage => {
      const redirect = resolveRedirect(page.path, after.redirects);
      const likelyTarget = redirect === undefined ? mostSimilar(page, added)?.path : undefined;
      return {...nameOf(page), redirect, likelyTarget, isPublished: page.isPublished};
    });
  const moves = removed.flatMap(({path, redirect}): [string, string][] =>
    added.some((page) => page.path === redirect) && redirect !== undefined ? [[redirect, path]] : [],
  );
  const oldPaths = new Map(moves);
  // The page with the texts of all pages repeats their changes.
  const own = [...after.pages.values()].filter(({path}) => path !== siteContentPath);
  const pairs = own.flatMap((page): [Page, Page][] => {
    const old = before.pages.get(oldPaths.get(page.path) ?? page.path);
    return old ? [[old, page]] : [];
  });
  const styles = compareStyles(before, after, pairs);
  const restyled = new Set(styles.flatMap(({pages}) => pages));
  const different = pairs.filter(([old, page]) => old.stableHtml !== page.stableHtml || old.path !== page.path);
  const documents = new Map(
    different.map((pair) => [pair[1].path, pair.map(({html}) => readHtml(html)) as [Root, Root]]),
  );
  const changed = pairs
    .map(([old, page]) => comparePages(old, page, documents.get(page.path), after, restyled.has(page.path)))
    .filter((change) => change !== undefined);
  const known = new Set(brokenLinks(before));
  return {
    added: added.map(nameOf),
    removed,
    changed,
    frames: compareFrames(documents),
    facts: compareFacts(before, after),
    styles,
    weights: pairs.flatMap(([old, page]) => compareWeights(before, after, old, page)),
    brokenLinks: brokenLinks(after).filter((link) => !known.has(link)),
    lostUrls: [
      ...removed.filter(({redirect, isPublished}) => isPublished && redirect === undefined).map(({path}) => path),
      ...changed.flatMap(({path, lostAnchors}) =>
        lostAnchors.filter(({redirect}) => redirect === undefined).map(({id}) => `${path}#${id}`),
      ),
    ],
  };
}

/** Whether nothing differs. */
export function isEmpty(changes: Changes): boolean {
  return Object.values(changes).every((list) => list.length === 0);
}

function nameOf({path, html}: Page): PageName {
  const [title = ''] = captured(html, /<title[^>]*>([^<]*)/g);
  return {path, title: decode(title)};
}

function decode(html: string): string {
  return html.includes('&') ? rawText(readHtml(`<p>${html}`)) : html;
}

/** Returns the page that shares most words with `page`, if that is at least two thirds of them. */
function mostSimilar(page: Page, others: readonly Page[]): Page | undefined {
  const words = wordsOf(page);
  const shared = (other: Page) => {
    const otherWords = wordsOf(other);
    return [...words].filter((word) => otherWords.has(word)).length / Math.max(words.size, otherWords.size, 1);
  };
  const [best] = others.map((other) => ({other, share: shared(other)})).sort((a, b) => b.share - a.share);
  return best && best.share >= 2 / 3 ? best.other : undefined;
}

function wordsOf({markdown}: Page): Set<string> {
  return new Set(blocksOf(markdown).flatMap(({text}) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));
}

function blocksOf(markdown: string): Block[] {
  return textBlocks(parseMarkdown(markdown));
}

/** Returns `undefined` if a visitor sees no difference, apart from header, footer and menus. */
function comparePages(
  old: Page,
  page: Page,
  documents: [Root, Root] | undefined,
  {redirects}: Site,
  isRestyled: boolean,
): PageChange | undefined {
  const body = ({stableHtml}: Page) => stableHtml.slice(stableHtml.indexOf('<body'));
  const mayLookDifferent = isRestyled || body(old) !== body(page);
  const movedFrom = old.path === page.path ? undefined : old.path;
  if (!documents && !mayLookDifferent) return undefined;
  const [oldHead, head] = (documents ?? []).map(headOf);
  const [oldTree, tree] = [parseMarkdown(old.markdown), parseMarkdown(page.markdown)];
  const [oldBlocks, blocks] = [textBlocks(oldTree), textBlocks(tree)];
  const headings = (list: readonly Block[]) => list.filter(({isHeading}) => isHeading).map(({text}) => text);
  const links = (root: typeof tree) => [...linksIn(root)].map(([url, text]) => `${text}: ${url}`);
  const ids = new Set(extractFragments(page.html));
  return {
    ...nameOf(page),
    movedFrom,
    fields: (['title', 'description'] as const).flatMap((name) =>
      oldHead && head && oldHead[name] !== head[name] ? [{name, parts: compareWords(oldHead[name], head[name])}] : [],
    ),
    text: compareBlocks(oldBlocks, blocks),
    headings: difference(headings(oldBlocks), headings(blocks)),
    lostAnchors: extractFragments(old.html)
      .filter((id) => !ids.has(id))
      .map((id) => ({id, redirect: hashRedirect(redirects, page.path, `#${id}`)})),
    links: difference(links(oldTree), links(tree)),
    structuredData: oldHead && head ? compareLines(oldHead.data, head.data) : [],
    mayLookDifferent,
  };
}

function difference(before: readonly string[], after: readonly string[]): {removed: string[]; added: string[]} {
  const missingIn = (list: readonly string[], other: readonly string[]) =>
    [...new Set(list)].filter((item) => !other.includes(item));
  return {removed: missingIn(before, after), added: missingIn(after, before)};
}

/** Reads what search engines show of a page, and its structured data as lines of `key: value`. */
function headOf(document: Root): {title: string; description: string; data: string[]} {
  const description = find(document, ({properties}) => properties.name === 'description')?.properties.content;
  const scripts = findAll(document, ({properties}) => properties.type === 'application/ld+json');
  return {
    title: textOf(find(document, ({tagName}) => tagName === 'title')),
    description: String(description ?? ''),
    data: scripts.flatMap((script) => flatten(JSON.parse(rawText(script)))),
  };
}

function flatten(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null) return key.endsWith('dateModified') ? [] : [`${key}: ${value}`];
  const type = Object.hasOwn(value, '@type') ? String(value['@type' as never]) : '';
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(item, Array.isArray(value) || name === '@graph' ? key : [type || key, name].filter(Boolean).join(' ')),
  );
}

/** Compares the text and the links outside of `main`; equal changes of several pages are one. */
function compareFrames(documents: ReadonlyMap<string, [Root, Root]>): FrameChange[] {
  const frames = new Map<string, FrameChange>();
  for (const [path, [before, after]] of documents) {
    const parts = compareLines(frameLines(before), frameLines(after));
    const key = JSON.stringify(parts);
    if (parts.length > 0) frames.set(key, {parts, pages: [...(frames.get(key)?.pages ?? []), path]});
  }
  return [...frames.values()];
}

function frameLines(document: Root): string[] {
  const body = find(document, ({tagName}) => tagName === 'body');
  if (!body) return [];
  const skipped = ['main', 'script', 'style', 'noscript', 'template', 'svg'];
  const lines: string[] = [];
  (function collect(node: typeof body): void {
    for (const child of node.children) {
      if (child.type === 'text' && child.value.trim() !== '') lines.push(child.value.trim());
      if (child.type !== 'element' || skipped.includes(child.tagName)) continue;
      if (child.tagName === 'a') lines.push(`${textOf(child)} (link to ${child.properties.href})`);
      else collect(child);
    }
  })(body);
  return lines;
}

function compareFacts(before: Site, after: Site): FactChange[] {
  const names =
    Object.keys(before.facts).length === 0
      ? []
      : [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])];
  const textOfPage = new Map([...after.pages.values()].map(({path, markdown}) => [path, markdown]));
  return names
    .filter((name) => before.facts[name] !== after.facts[name])
    .map((name) => {
      const [old, current] = [before.facts[name], after.facts[name]];
      const pagesWith = (value: string | undefined) => {
        const includesValue = value === undefined ? () => false : createMatcher(value);
        return [...textOfPage].filter(([, markdown]) => includesValue(markdown)).map(([path]) => path);
      };
      const includesOld = old === undefined ? () => false : createMatcher(old);
      const outdated = pagesWith(old).filter((path) => includesOld(before.pages.get(path)?.markdown ?? ''));
      return {name, before: old, after: current, pages: pagesWith(current), outdated};
    });
}

function compareStyles(before: Site, after: Site, pairs: readonly [Page, Page][]): Changes['styles'] {
  const found = new Map<string, Changes['styles'][number]>();
  const compared = new Map<string, StyleChange[]>();
  for (const [old, page] of pairs) {
    const [oldCss, css] = [stylesOf(before, old), stylesOf(after, page)];
    if (oldCss === css) continue;
    const pair = `${oldCss} ${css}`;
    const rules = compared.get(pair) ?? changedRules(oldCss, css);
    compared.set(pair, rules);
    for (const rule of rules.filter((one) => mayApply(one, old.html) || mayApply(one, page.html))) {
      const key = JSON.stringify(rule);
      found.set(key, {...rule, pages: [...(found.get(key)?.pages ?? []), page.path]});
    }
  }
  return [...found.values()];
}

function compareWeights(before: Site, after: Site, old: Page, page: Page): WeightChange[] {
  const [oldWeight, weight] = [weigh(before, old), weigh(after, page)];
  const isHeavier = Math.abs(weight.scripts - oldWeight.scripts) > scriptNoiseBytes;
  const isOther = weight.styles !== oldWeight.styles || weight.images !== oldWeight.images;
  const hasOtherHtml = old.stableHtml !== page.stableHtml && weight.html !== oldWeight.html;
  if (!isHeavier && !isOther && !hasOtherHtml) return [];
  return [{path: page.path, before: oldWeight, after: weight, budget: after.budgets[page.path]}];
}
