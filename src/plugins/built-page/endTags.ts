import {type DefaultTreeAdapterMap, html} from 'parse5';
import {type Document, parseHtml} from './html';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that have no end tag. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** An end tag that HTML lacks, and its place. */
export type EndTag = {offset: number; tag: string};

/**
 * Lists the end tags that the HTML minifier omits, in order.
 *
 * @param document the parsed source
 */
export function missingEndTags(source: string, document: Document = parseHtml(source)): EndTag[] {
  return endTagsWithin(document, source.length).sort((a, b) => a.offset - b.offset);
}

/**
 * Adds the end tags that the HTML minifier omits. HTML allows to omit them, but simple parsers, as assistants use, then
 * find neither `main` nor `article` and read header and scripts as the page's text.
 */
export function withEndTags(source: string, missing: readonly EndTag[] = missingEndTags(source)): string {
  const starts = [0, ...missing.map(({offset}) => offset)];
  return starts
    .map((start, index) => source.slice(start, starts[index + 1]) + (missing[index] ? `</${missing[index].tag}>` : ''))
    .join('');
}

/** Lists the omitted end tags, those of inner elements first. `limit` is the offset at which the parent's content ends. */
function endTagsWithin(node: Node, limit: number): EndTag[] {
  const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
  const end = Math.min(limit, place?.endTag?.startOffset ?? place?.endOffset ?? limit);
  const inner = 'childNodes' in node ? node.childNodes.flatMap((child) => endTagsWithin(child, end)) : [];
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML || voidElements.has(node.tagName)) return inner;
  return place?.startTag && !place.endTag ? [...inner, {offset: end, tag: node.tagName}] : inner;
}
