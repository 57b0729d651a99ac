import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toText} from 'hast-util-to-text';
import {parse, parseFragment} from 'parse5';

/** Reading a page's HTML as a tree; one without places in the text, as noting these takes longer than the reading. */

/** A whole document. */
export function readHtml(html: string): Root {
  return fromParse5(parse(html)) as Root;
}

/** A part of a document. */
export function readHtmlFragment(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** The first element, in the order of the page, that is what is looked for. */
export function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && wanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** Every such element, in the order of the page. */
export function findAll(node: Nodes, wanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  (function look(at: Nodes): void {
    if (at.type === 'element' && wanted(at)) found.push(at);
    if ('children' in at) at.children.forEach(look);
  })(node);
  return found;
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** The text as it stands in the HTML, blanks and all. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** The text as a visitor sees it, without the blanks around it. */
export function textOf(element: Element | undefined): string {
  return element ? toText(element).trim() : '';
}

/** A paragraph of plain text. */
export function paragraph(value: string): Element {
  return {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value}]};
}

/** Text as it stands in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
