import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {hasClass, paragraph, readHtmlFragment} from '../built-page/html';
import {flattenTabs, isTabs, isTaskCheckbox} from '../built-page/withoutControls';

/** Attributes that are useful outside this site; all others are removed. */
const allowedAttributes = ['href', 'src', 'alt', 'title', 'lang', 'dir', 'dateTime', 'scope', 'colSpan', 'rowSpan'];

/** Elements that work only on the page itself. */
const dropped = new Set(['button', 'dialog', 'script', 'style', 'svg']);

/**
 * Cleans an entry's HTML for feed readers: retains text, links, images, tables and code, and removes the site's classes
 * and controls. Replaces product scenes by a paragraph with their label.
 */
export function feedHtml(html: string): string {
  const root = readHtmlFragment(html);
  return toHtml({type: 'root', children: clean(root.children)});
}

function clean(nodes: Root['children']): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isDropped(node)) return [];
    if (isTabs(node)) return clean(flattenTabs(node));
    const {properties} = node;
    if (isTaskCheckbox(node)) return [{type: 'text', value: properties.checked ? '☑' : '☐'}];
    if (properties.role === 'img' && properties.ariaLabel) return [paragraph(`Picture: ${properties.ariaLabel}`)];
    const attributes = Object.fromEntries(
      Object.entries(properties).filter(([name]) => allowedAttributes.includes(name)),
    );
    const children = clean(node.children);
    const isBareSpan = node.tagName === 'span' && Object.keys(attributes).length === 0;
    return isBareSpan ? children : [{...node, properties: attributes, children}];
  });
}

function isDropped(element: Element): boolean {
  return dropped.has(element.tagName) || hasClass(element, 'hash-link');
}
