import type {Element, Nodes, Root} from 'hast';
import {classesOf, find, findAll, hasClass, rawText, readHtml} from '../../src/plugins/built-page/html';

/** What is compared of a page: lists of lines, so that a difference can be shown as one line. */
export type Parts = Record<string, string[]>;

/**
 * Deliberate differences between this site and plain Docusaurus, which the comparison leaves out of both. Each has its
 * reason; the README shows this table.
 */
export const differences: readonly {what: string; why: string}[] = [
  {what: 'the link next to a heading', why: 'has no text here: it is not part of the heading’s name'},
  {what: 'buttons of code blocks', why: 'have other names here; that they copy is tested'},
  {what: 'the label of an admonition', why: 'is text here, for screen readers, also in front of a title'},
  {what: 'the menu “Ask about this page”', why: 'an addition of this site'},
  {what: 'numbers in the table of contents of posts', why: 'the specification requires them'},
  {what: 'design of the lists of posts, tags and authors', why: 'their own here: the links to posts are compared'},
  {what: 'sidebar, pagination and lists on `npm start`', why: 'also show drafts and unlisted pages, as in Docusaurus'},
  {what: 'file names of images', why: 'images are served in other formats here: alternative texts are compared'},
  {what: 'social cards, structured data and feeds in the head', why: 'made by features of this site'},
];

/** Extracts the parts of a page from its HTML. */
export function extract(html: string): Parts {
  const document = readHtml(html);
  const main = find(document, ({tagName}) => tagName === 'main') ?? document;
  const content =
    find(main, (element) => hasClass(element, 'theme-doc-markdown')) ??
    find(main, (element) => hasClass(element, 'markdown')) ??
    find(main, (element) => classesOf(element).some((name) => name.startsWith('generatedIndexPage'))) ??
    main;
  return {
    title: [text(find(document, ({tagName}) => tagName === 'title'))],
    ...headParts(document),
    headings: findAll(main, isHeading).map(
      (heading) => `${heading.tagName} ${heading.properties.id ?? ''} ${text(heading)}`,
    ),
    text: lines(content),
    links: linksIn(content),
    images: findAll(content, ({tagName}) => tagName === 'img').map(({properties}) => String(properties.alt ?? '')),
    code: findAll(content, (element) => hasClass(element, 'theme-code-block')).flatMap(codeParts),
    toc: unique(tocs(document, content).flatMap(linksIn)),
    sidebar: within(document, 'theme-doc-sidebar-menu').flatMap((menu) => linksIn(menu)),
    breadcrumbs: within(document, 'breadcrumbs__item').map(text).filter(Boolean),
    pagination: within(document, 'pagination-nav__link').map(
      (link) => `${text(find(link, (element) => hasClass(element, 'pagination-nav__label')))} ${link.properties.href}`,
    ),
    notices: ['theme-unlisted-banner', 'theme-doc-version-banner', 'theme-doc-version-badge'].flatMap((name) =>
      within(document, name).map((notice) => lines(notice).join(' ')),
    ),
    tags: unique(linksIn(main).filter((link) => /\/tags\//.test(link))),
  };
}

/** Extracts the links of a page that match. */
export function linksTo(html: string, pattern: RegExp): string[] {
  const document = readHtml(html);
  const main = find(document, ({tagName}) => tagName === 'main') ?? document;
  const paths = findAll(main, ({tagName}) => tagName === 'a').map(({properties}) => String(properties.href));
  return unique(paths.filter((path) => pattern.test(path))).sort();
}

const unique = (texts: string[]) => [...new Set(texts)];
const within = (node: Nodes, name: string) => findAll(node, (element) => hasClass(element, name));
const isHeading = ({tagName}: Element) => /^h[1-6]$/.test(tagName);

function headParts(document: Root): Parts {
  const metas = findAll(document, ({tagName}) => tagName === 'meta');
  const meta = (name: string) =>
    metas
      .filter(({properties}) => (properties.name ?? properties.property) === name)
      .map(({properties}) => String(properties.content));
  const links = findAll(document, ({tagName}) => tagName === 'link');
  const element = (name: string) => find(document, ({tagName}) => tagName === name);
  const own = (name: string) => {
    const found = element(name);
    const classes = (found ? classesOf(found) : []).filter((value) => value.startsWith('own-'));
    return [`${found?.properties.dataOwn ?? ''} ${classes.join(' ')}`.trim()];
  };
  return {
    robots: meta('robots'),
    canonical: links
      .filter(({properties}) => String(properties.rel) === 'canonical')
      .map(({properties}) => String(properties.href)),
    description: meta('description'),
    keywords: meta('keywords'),
    'og:title': meta('og:title'),
    language: [String(element('html')?.properties.lang)],
    'attributes of html': own('html'),
    'attributes of body': own('body'),
  };
}

/** The tables of contents next to the text. */
function tocs(document: Root, content: Nodes): Element[] {
  const inside = new Set(within(content, 'table-of-contents'));
  return within(document, 'table-of-contents').filter((toc) => !inside.has(toc) || content === document);
}

function linksIn(node: Nodes): string[] {
  const menus = findAll(node, ({properties}) => 'dataMarkdownIgnore' in properties);
  const inMenus = new Set(menus.flatMap((menu) => findAll(menu, ({tagName}) => tagName === 'a')));
  return findAll(node, (element) => element.tagName === 'a' && !hasClass(element, 'hash-link'))
    .filter((link) => !inMenus.has(link))
    .filter(({properties}) => properties.href !== undefined)
    .map((link) => `${text(link)} ${link.properties.href}`);
}

function codeParts(block: Element): string[] {
  const title = find(block, (element) => classesOf(element).some((name) => name.startsWith('codeBlockTitle')));
  const language = classesOf(block).find((name) => name.startsWith('language-')) ?? 'no language';
  const rows = within(block, 'token-line');
  const isNumbered = find(block, (element) =>
    classesOf(element).some((name) => name.startsWith('codeBlockLinesWithNumbering')),
  );
  const counter = find(block, ({properties}) => /counter-reset/.test(String(properties.style ?? '')));
  return [
    `${language} ${title ? text(title) : 'no title'}`,
    `numbers ${isNumbered ? (/\d+/.exec(String(counter?.properties.style)) ?? 'from 1') : 'none'}`,
    ...rows.map((row) => {
      const marks = classesOf(row).filter((name) => /^(theme|own)-/.test(name));
      return `${marks.map((mark) => `[${mark}] `).join('')}${rawText(row)
        .replace(/^\d+(?=\D)/, '')
        .trimEnd()}`;
    }),
  ];
}

const blocks =
  /^(address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)$/;
const ignored = /^(script|style|noscript|template|svg)$/;

/** The text of a node, a line for each block. */
function lines(node: Nodes): string[] {
  let result = '';
  (function visit(current: Nodes): void {
    if (current.type === 'text') result += current.value.replaceAll('\u200b', '');
    if (!('children' in current) || (current.type === 'element' && isLeftOut(current))) return;
    const isBlock = current.type === 'element' && (blocks.test(current.tagName) || hasClass(current, 'token-line'));
    const label =
      current.type === 'element' && hasClass(current, 'theme-admonition')
        ? current.children.find(({type}) => type === 'element')
        : undefined;
    if (isBlock) result += '\n';
    for (const child of current.children) {
      if (child === label) result += `\n${admonitionLabel(child as Element)}\n`;
      else visit(child);
    }
    if (isBlock) result += '\n';
  })(node);
  return result
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const text = (node: Nodes | undefined): string => (node ? lines(node).join(' ') : '');

function isLeftOut(element: Element): boolean {
  const {tagName} = element;
  const classes = classesOf(element);
  return (
    ignored.test(tagName) ||
    classes.includes('hash-link') ||
    (tagName === 'button' && classes.includes('clean-btn') && 'ariaLabel' in element.properties) ||
    'dataAction' in element.properties ||
    'dataMarkdownIgnore' in element.properties ||
    element.properties.role === 'status' ||
    classes.some((name) => /^(number|codeLineNumber|playgroundHeader)_/.test(name))
  );
}

/** The label of an admonition as in plain Docusaurus: the title, or the kind in small letters. */
function admonitionLabel(label: Element): string {
  const shown = text(label);
  const title = shown.replace(/^(\W*)(Tip|Note|Information|Warning|Danger): /, '$1');
  return /^(tip|note|info|information|warning|danger)$/i.test(title)
    ? title.toLowerCase().replace('information', 'info')
    : title;
}

/** Describes the first difference between two pages, in the words of the part, or returns `undefined`. */
export function firstDifference(
  expected: Parts,
  actual: Parts,
  isIgnored: (part: string) => boolean | undefined,
): string | undefined {
  for (const [part, wanted] of Object.entries(expected)) {
    if (isIgnored(part)) continue;
    // Descriptions and previews that only this site sets are no difference.
    if (wanted.length === 0 && /^(description|keywords|og:title)$/.test(part)) continue;
    const found = actual[part] ?? [];
    const at = wanted.findIndex((line, index) => line !== found[index]);
    if (at === -1 && found.length === wanted.length) continue;
    const index = at === -1 ? wanted.length : at;
    return `${part}: ${quote(wanted[index])} is ${quote(found[index])}`;
  }
  return undefined;
}

const quote = (line: string | undefined) => (line === undefined ? 'missing' : `"${line.slice(0, 80)}"`);
