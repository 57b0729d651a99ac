import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {ContentType} from '../../lib/contentTypes';
import {withoutUrlWords} from '../../lib/search/pagefind';
import type {BuiltPage} from '../built-page/builtPage';
import {extractContent, isPictureLine} from '../built-page/extractContent';
import {find, paragraph, textOf} from '../built-page/html';

/** Something that can be found by itself: a page, or a part of one. */
export type SearchRecord = {
  /** A path of this site, with a fragment where it is a part of a page. */
  url: string;
  kind: ContentType;
  title: string;
  description: string;
  /** What it says, as plain HTML, its headings with their ids. */
  html: string;
};

/** Parts of a page that are found by themselves, by the id that they have there: their heading is their title. */
export type Parts = {
  kind: ContentType;
  ids: readonly string[];
  /** What a part is called by itself, when its heading says it only in its place. */
  title?: (heading: string) => string;
};

/**
 * The page, and its parts; what a part says is not said by the page as well. What pictures are described by and what
 * customers say stands on many pages, numbers of sources say nothing here, and the day of a post would run into what it
 * says: nobody looks for a page by them.
 */
export function searchRecords(page: BuiltPage, siteUrl: string, kind: ContentType, parts?: Parts): SearchRecord[] {
  const content = without(extractContent(page, siteUrl), (node) => unasked.some((is) => is(node)));
  const {path, name: title, description} = page;
  if (!parts) return [{url: path, kind, title, description, html: toHtml(content)}];
  const found = parts.ids.flatMap((id): SearchRecord[] => {
    const part = find({type: 'root', children: content}, ({properties}) => properties.id === id);
    if (!part) throw new Error(`${path} has no part #${id} for search to find`);
    const heading = find(part, isHeading);
    return [
      {
        url: `${path}#${id}`,
        kind: parts.kind,
        title: parts.title ? parts.title(textOf(heading)) : textOf(heading),
        description: '',
        html: toHtml(without(part.children, (node) => node === heading)),
      },
    ];
  });
  const rest = without(content, (node) => node.type === 'element' && parts.ids.includes(String(node.properties.id)));
  return [{url: path, kind, title, description, html: toHtml(rest)}, ...found];
}

/** Other words for a record, which are found and not shown. */
type OtherWords = {
  /** For any of its kind. */
  oneOf?: string | undefined;
  also: string;
};

/** The record as a document for the indexer. */
export function searchDocument({title, description, kind, html}: SearchRecord, {oneOf, also}: OtherWords): string {
  const meta = (name: string, value: string) =>
    toHtml({
      type: 'element',
      tagName: 'meta',
      properties: {content: value, dataPagefindMeta: `${name}[content]`},
      children: [],
    });
  // The indexer ends a sentence with a cell, and not with the heading of a column: those would run together.
  const cells = html.replaceAll(/(?<=<\/?)th\b/g, 'td');
  // Nor with an item behind whose last word stands a blank.
  const items = cells.replaceAll(/\s+(?=<\/li>)/g, '');
  // It counts what follows as a part of the last heading with an id.
  const body = items.replaceAll('<h2>', `<h2 id="${withoutUrlWords}">`);
  return (
    `<html lang="en"><head>${meta('title', title)}${meta('description', description)}` +
    `${oneOf ? meta('oneOf', oneOf) : ''}${meta('also', also)}</head>` +
    `<body><i data-pagefind-filter="kind:${kind}"></i>${toHtml(paragraph(description))}${body}</body></html>`
  );
}

function isHeading({tagName}: {tagName: string}): boolean {
  return /^h[2-6]$/.test(tagName);
}

const unasked = [isPictureLine, isNumberOfSource, isCustomersVoice, isDayOfPost];

function isNumberOfSource(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a' && /^\d+$/.test(textOf(node));
}

function isCustomersVoice(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'li') return false;
  return node.children.some((child) => child.type === 'element' && child.tagName === 'blockquote');
}

function isDayOfPost(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  const [first] = node.children;
  return first?.type === 'element' && first.tagName === 'time';
}

function without(nodes: readonly ElementContent[], unwanted: (node: ElementContent) => boolean): ElementContent[] {
  return nodes
    .filter((node) => !unwanted(node))
    .map((node) => (node.type === 'element' ? {...node, children: without(node.children, unwanted)} : node));
}
