import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toText} from 'hast-util-to-text';
import {type DefaultTreeAdapterMap, parse, parseFragment} from 'parse5';

/** A parsed document, with the position of each tag in its source. */
export type Document = DefaultTreeAdapterMap['document'];

/** Parses a whole document. */
export function parseHtml(html: string): Document {
  return parse(html, {sourceCodeLocationInfo: true});
}

/** Parses a whole document into a hast tree, without positions, or converts a parsed one. */
export function readHtml(html: string | Document): Root {
  return fromParse5(typeof html === 'string' ? parse(html) : html) as Root;
}

/** Parses part of a document. */
export function readHtmlFragment(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** Finds the first matching element in document order; `undefined` if there is none. */
export function find(node: Nodes, isMatch: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isMatch(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isMatch);
    if (found) return found;
  }
  return undefined;
}

/** Finds all matching elements in document order. */
export function findAll(node: Nodes, isMatch: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  (function visit(current: Nodes): void {
    if (current.type === 'element' && isMatch(current)) found.push(current);
    if ('children' in current) current.children.forEach(visit);
  })(node);
  return found;
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns the text as written in the HTML, whitespace included. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** Returns the text as a visitor sees it, trimmed. */
export function textOf(element: Element | undefined): string {
  return element ? toText(element).trim() : '';
}

/** Creates a paragraph of plain text. */
export function paragraph(value: string): Element {
  return {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value}]};
}

/** Escapes text for use between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
