import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {ContentType} from '../../lib/contentTypes';
import {placeholderHeadingId} from '../../lib/search/indexFormat';
import type {BuiltPage} from '../built-page/builtPage';
import {extractContent, isPictureLine} from '../built-page/extractContent';
import {find, paragraph, textOf} from '../built-page/html';

/** A search result: a page, or a question or plan on a page. */
export type SearchRecord = {
  /** A path of this site, with a fragment for a question or plan. */
  url: string;
  kind: ContentType;
  title: string;
  description: string;
  /** Its content as plain HTML; headings have their ids. */
  html: string;
};

/** Elements of a page that are records of their own. Their heading is their title. */
export type SubRecords = {
  kind: ContentType;
  /** The ids of the elements. */
  ids: readonly string[];
  /** Converts a heading that is not clear without its page to a title. */
  title?: (heading: string) => string;
};

/**
 * Returns the records of a page and its sub-records, whose content is not repeated in the page's record. Content that
 * is of no use in search is left out: scene descriptions and testimonials, which many pages repeat, source numbers, and
 * the dates of posts, which would run into their text. Throws if the page lacks the element of a sub-record.
 */
export function searchRecords(
  page: BuiltPage,
  siteUrl: string,
  kind: ContentType,
  subRecords?: SubRecords,
): SearchRecord[] {
  const content = without(extractContent(page, siteUrl), (node) => excluded.some((isExcluded) => isExcluded(node)));
  const {path, name: title, description} = page;
  if (!subRecords) return [{url: path, kind, title, description, html: toHtml(content)}];
  const records = subRecords.ids.flatMap((id): SearchRecord[] => {
    const element = find({type: 'root', children: content}, ({properties}) => properties.id === id);
    if (!element)
      throw new Error(
        `${path} has no element with id "${id}": update subRecords in plugins/search-index/searchIndex.ts`,
      );
    const heading = find(element, isHeading);
    return [
      {
        url: `${path}#${id}`,
        kind: subRecords.kind,
        title: subRecords.title ? subRecords.title(textOf(heading)) : textOf(heading),
        description: '',
        html: toHtml(without(element.children, (node) => node === heading)),
      },
    ];
  });
  const remaining = without(
    content,
    (node) => node.type === 'element' && subRecords.ids.includes(String(node.properties.id)),
  );
  return [{url: path, kind, title, description, html: toHtml(remaining)}, ...records];
}

/** Search terms of a record that are not shown. */
type HiddenTerms = {
  /** Terms for any record of its content type. */
  oneOf?: string | undefined;
  /** Other names of the record. */
  also: string;
};

/** Returns the record as an HTML document for Pagefind. */
export function searchDocument({title, description, kind, html}: SearchRecord, {oneOf, also}: HiddenTerms): string {
  const meta = (name: string, value: string) =>
    toHtml({
      type: 'element',
      tagName: 'meta',
      properties: {content: value, dataPagefindMeta: `${name}[content]`},
      children: [],
    });
  // Pagefind ends a sentence after `td`, but not after `th`: column headings would run together.
  const cells = html.replaceAll(/(?<=<\/?)th\b/g, 'td');
  // Nor after a list item that ends with whitespace.
  const items = cells.replaceAll(/\s+(?=<\/li>)/g, '');
  // It assigns text to the last heading with an id: without an id, a heading would not end the section before it.
  const body = items.replaceAll('<h2>', `<h2 id="${placeholderHeadingId}">`);
  return (
    `<html lang="en"><head>${meta('title', title)}${meta('description', description)}` +
    `${oneOf ? meta('oneOf', oneOf) : ''}${meta('also', also)}</head>` +
    `<body><i data-pagefind-filter="kind:${kind}"></i>${toHtml(paragraph(description))}${body}</body></html>`
  );
}

function isHeading({tagName}: {tagName: string}): boolean {
  return /^h[2-6]$/.test(tagName);
}

const excluded = [isPictureLine, isSourceNumber, isTestimonial, isPostDate];

function isSourceNumber(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'a' && /^\d+$/.test(textOf(node));
}

function isTestimonial(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'li') return false;
  return node.children.some((child) => child.type === 'element' && child.tagName === 'blockquote');
}

function isPostDate(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  const [first] = node.children;
  return first?.type === 'element' && first.tagName === 'time';
}

function without(nodes: readonly ElementContent[], isExcluded: (node: ElementContent) => boolean): ElementContent[] {
  return nodes
    .filter((node) => !isExcluded(node))
    .map((node) => (node.type === 'element' ? {...node, children: without(node.children, isExcluded)} : node));
}
