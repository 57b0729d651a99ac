import type {Element} from 'hast';
import {hasClass, paragraph, textOf} from './html';

/* Converts tabs and task lists for output without scripts: feeds, Markdown and the search index. */

/** Whether the element is the root of a tabs component. */
export function isTabs(element: Element): boolean {
  return hasClass(element, 'tabs-container');
}

/** Returns all tab panels in order, each with its tab's label in bold before it. */
export function flattenTabs({children: [tabs, panels]}: Element): Element[] {
  return elementsOf(panels).map((panel, index) => ({
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [boldParagraph(textOf(elementsOf(tabs)[index])), ...panel.children],
  }));
}

/** Whether the element is the checkbox of a task list item, which is always disabled. */
export function isTaskCheckbox({tagName, properties}: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox' && Boolean(properties.disabled);
}

function elementsOf(parent: Element['children'][number] | undefined): Element[] {
  return parent?.type === 'element' ? parent.children.filter((child) => child.type === 'element') : [];
}

function boldParagraph(text: string): Element {
  const {children, ...rest} = paragraph(text);
  return {...rest, children: [{type: 'element', tagName: 'strong', properties: {}, children}]};
}
