import {SKIP, visit} from 'unist-util-visit';
import {siteContentPath} from '../../src/lib/markdownPath';
import {hashRedirect} from '../../src/lib/redirectRules';
import {extractFragments} from '../../src/plugins/built-page/fragments';
import {textOf} from '../../src/plugins/built-page/html';
import {resolveRedirect} from '../../src/plugins/content-lint/rules/publishedUrls';
import {brokenLinks, linksOf} from '../../src/plugins/link-graph/linkGraph';
import {createMatcher} from '../../src/scripts/facts';
import type {Page, Site} from './site';
import {compareBlocks, compareLines, compareWords, linksIn, type Part, parseMarkdown, textBlocks} from './text';

/** Builds of one commit in different folders differ by up to 150 bytes of scripts (src/README.md, "Budgets"). */
const scriptNoiseBytes = 150;

export type Changes = ReturnType<typeof compareSites>;
export type PageChange = Changes['changed'][number];

/** Compares two builds. */
export function compareSites(before: Site, after: Site) {
  const added = [...after.pages.values()].filter(({path}) => !before.pages.has(path));
  const removed = [...before.pages.values()]
    .filter(({path}) => !after.pages.has(path))
    .map((page) => {
      const redirect = resolveRedirect(page.path, after.redirects);
      // The added page with almost the same text.
      const likelyTarget = redirect === undefined ? mostSimilar(page, added)?.path : undefined;
      return {path: page.path, title: page.title, redirect, likelyTarget};
    });
  const oldPaths = new Map(removed.map(({path, redirect}) => [redirect, path]));
  const pairs = [...after.pages.values()].flatMap((page): [Page, Page][] => {
    const old = before.pages.get(page.path) ?? before.pages.get(oldPaths.get(page.path) ?? '');
    // The page with the texts of all pages repeats their changes.
    return old && page.path !== siteContentPath ? [[old, page]] : [];
  });
  const changed = pairs
    .filter(([old, page]) => hasOtherHtml(old, page) || old.looks !== page.looks)
    .map(([old, page]) => comparePages(old, page, after));
  const known = listBrokenLinks(before);
  return {
    added: added.map(({path, title}) => ({path, title})),
    removed,
    changed,
    frames: compareFrames(pairs),
    facts: compareFacts(before, after),
    weights: pairs.flatMap(([old, page]) => compareWeights(old, page, after)),
    brokenLinks: listBrokenLinks(after).filter((link) => !known.includes(link)),
    /** Published URLs and anchors that no longer exist and have no redirect. */
    lostUrls: [
      ...removed.filter(({path}) => before.published.has(path)),
      ...changed.flatMap(({path, lostAnchors}) =>
        lostAnchors.map(({id, redirect}) => ({path: `${path}#${id}`, redirect})),
      ),
    ].flatMap(({path, redirect}) => (redirect === undefined ? [path] : [])),
  };
}

/** Whether nothing differs. */
export function isEmpty(changes: Changes): boolean {
  return Object.values(changes).every((list) => list.length === 0);
}

/** Returns the page that shares most words with `page`, if that is at least two thirds of them. */
function mostSimilar(page: Page, others: readonly Page[]): Page | undefined {
  const wordsOf = ({markdown}: Page) => new Set(markdown.toLowerCase().match(/\p{L}{2,}/gu));
  const words = wordsOf(page);
  const similarity = (other: Page) => {
    const otherWords = wordsOf(other);
    return [...words].filter((word) => otherWords.has(word)).length / Math.max(words.size, otherWords.size, 1);
  };
  const [best] = others.map((other) => ({other, share: similarity(other)})).sort((a, b) => b.share - a.share);
  return best && best.share >= 2 / 3 ? best.other : undefined;
}

function hasOtherHtml(old: Page, page: Page): boolean {
  return old.stableHtml !== page.stableHtml || old.path !== page.path;
}

function comparePages(old: Page, page: Page, {redirects}: Site) {
  const [oldTree, tree] = [parseMarkdown(old.markdown), parseMarkdown(page.markdown)];
  const [oldBlocks, blocks] = [textBlocks(oldTree), textBlocks(tree)];
  const headingsIn = (list: typeof blocks) => list.filter(({isHeading}) => isHeading).map(({text}) => text);
  return {
    path: page.path,
    title: page.title,
    /** Its URL before, if it has moved with a redirect. */
    movedFrom: old.path === page.path ? undefined : old.path,
    searchTitle: old.title === page.title ? [] : compareWords(old.title, page.title),
    searchDescription: old.description === page.description ? [] : compareWords(old.description, page.description),
    text: compareBlocks(oldBlocks, blocks),
    headings: difference(headingsIn(oldBlocks), headingsIn(blocks)),
    lostAnchors: difference(extractFragments(old.html), extractFragments(page.html)).removed.map((id) => ({
      id,
      redirect: hashRedirect(redirects, page.path, `#${id}`),
    })),
    links: difference(linksIn(oldTree), linksIn(tree)),
    structuredData: compareLines(old.structuredData, page.structuredData),
    mayLookDifferent: old.looks !== page.looks,
  };
}

function difference(before: string[], after: string[]): {removed: string[]; added: string[]} {
  const missingIn = (list: string[], other: string[]) => [...new Set(list)].filter((item) => !other.includes(item));
  return {removed: missingIn(before, after), added: missingIn(after, before)};
}

/** Compares the text and the links outside of `main`. Equal changes are listed once, with the pages that have them. */
function compareFrames(pairs: readonly [Page, Page][]) {
  const frames = new Map<string, {parts: Part[]; pages: string[]}>();
  for (const [old, page] of pairs.filter(([old, page]) => hasOtherHtml(old, page))) {
    const parts = compareLines(frameLines(old), frameLines(page));
    const key = JSON.stringify(parts);
    if (parts.length > 0) frames.set(key, {parts, pages: [...(frames.get(key)?.pages ?? []), page.path]});
  }
  return [...frames.values()];
}

function frameLines({document}: Page): string[] {
  const skipped = ['head', 'main', 'script', 'style', 'noscript', 'template', 'svg'];
  const lines: string[] = [];
  visit(document, (node) => {
    if (node.type === 'text' && node.value.trim() !== '') lines.push(node.value.trim());
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'a') lines.push(`${textOf(node)} (link to ${node.properties.href})`);
    return node.tagName === 'a' || skipped.includes(node.tagName) ? SKIP : undefined;
  });
  return lines;
}

function compareFacts(before: Site, after: Site) {
  const names = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])];
  const pagesWith = (value: string | undefined, {pages}: Site) => {
    const includesValue = createMatcher(value ?? '');
    return [...pages.values()].filter(({markdown}) => includesValue(markdown)).map(({path}) => path);
  };
  return names
    .filter((name) => before.facts[name] !== after.facts[name] && Object.keys(before.facts).length > 0)
    .map((name) => {
      const [old, current] = [before.facts[name], after.facts[name]];
      const oldPages = pagesWith(old, before);
      /** Pages that contained the value before the change and still do. */
      const outdated = pagesWith(old, after).filter((path) => oldPages.includes(path));
      return {name, before: old, after: current, pages: pagesWith(current, after), outdated};
    });
}

function compareWeights(old: Page, page: Page, {budgets}: Site) {
  const [before, after] = [old.weight, page.weight];
  const isHeavier = Math.abs(after.scripts - before.scripts) > scriptNoiseBytes;
  const isOther = after.styles !== before.styles || after.images !== before.images;
  if (!isHeavier && !isOther && !(hasOtherHtml(old, page) && after.html !== before.html)) return [];
  return [{path: page.path, before, after, budget: budgets[page.path]}];
}

function listBrokenLinks({build, origin, pages}: Site): string[] {
  const site = {url: origin, baseUrl: '/', otherLocales: []};
  const exists = (path: string) => build.files.has(path) || build.pages.has(path);
  const linksOfPages = [...pages.values()].map((page) => linksOf(page, site));
  return Object.values(brokenLinks(linksOfPages, exists)).flat();
}
