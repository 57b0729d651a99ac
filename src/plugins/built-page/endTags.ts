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

/**
 * Adds the end tags that the HTML minifier omits. HTML allows to omit them, but simple parsers, as assistants use, then
 * find neither `main` nor `article` and read header and scripts as the page's text.
 *
 * @param document the parsed source
 */
export function withEndTags(source: string, document: Document = parseHtml(source)): string {
  const missing = missingEndTags(document, source.length).sort((a, b) => a.offset - b.offset);
  const starts = [0, ...missing.map(({offset}) => offset)];
  return starts
    .map((start, index) => source.slice(start, starts[index + 1]) + (missing[index] ? `</${missing[index].tag}>` : ''))
    .join('');
}

/** Lists the omitted end tags, those of inner elements first. `limit` is the offset at which the parent's content ends. */
function missingEndTags(node: Node, limit: number): {offset: number; tag: string}[] {
  const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
  const end = Math.min(limit, place?.endTag?.startOffset ?? place?.endOffset ?? limit);
  const inner = 'childNodes' in node ? node.childNodes.flatMap((child) => missingEndTags(child, end)) : [];
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML || voidElements.has(node.tagName)) return inner;
  return place?.startTag && !place.endTag ? [...inner, {offset: end, tag: node.tagName}] : inner;
}
