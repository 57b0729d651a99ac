import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {hasClass, paragraph, readHtmlFragment} from '../built-page/html';
import {flattenTabs, isTabs, isTaskCheckbox} from '../built-page/withoutControls';

/** The few attributes that mean something outside this site. */
const kept = ['href', 'src', 'alt', 'title', 'lang', 'dir', 'dateTime', 'scope', 'colSpan', 'rowSpan'];

/** What only works on the page itself. */
const dropped = new Set(['button', 'dialog', 'script', 'style', 'svg']);

/**
 * An entry's HTML as feed readers show it: the text with its links, pictures, tables and code, without the site's
 * classes and controls; a product scene is a line that says what it shows.
 */
export function feedHtml(html: string): string {
  const root = readHtmlFragment(html);
  return toHtml({type: 'root', children: cleaned(root.children)});
}

function cleaned(nodes: Root['children']): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isDropped(node)) return [];
    if (isTabs(node)) return cleaned(flattenTabs(node));
    const {properties} = node;
    if (isTaskCheckbox(node)) return [{type: 'text', value: properties.checked ? '☑' : '☐'}];
    if (properties.role === 'img' && properties.ariaLabel) return [paragraph(`Picture: ${properties.ariaLabel}`)];
    const told = Object.fromEntries(Object.entries(properties).filter(([name]) => kept.includes(name)));
    const children = cleaned(node.children);
    const saysNothing = node.tagName === 'span' && Object.keys(told).length === 0;
    return saysNothing ? children : [{...node, properties: told, children}];
  });
}

function isDropped(element: Element): boolean {
  return dropped.has(element.tagName) || hasClass(element, 'hash-link');
}
