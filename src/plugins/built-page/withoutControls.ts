import type {Element} from 'hast';
import {hasClass, paragraph, textOf} from './html';

/** What a writer's tabs and tasks become where nothing can be pressed: in feeds, Markdown and the search. */

/** Whether this is the frame of alternatives in tabs. */
export function isTabs(element: Element): boolean {
  return hasClass(element, 'tabs-container');
}

/** The alternatives one below the other, each behind its name. */
export function flattenTabs({children: [tabs, panels]}: Element): Element[] {
  return elementsOf(panels).map((panel, index) => ({
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [inBold(textOf(elementsOf(tabs)[index])), ...panel.children],
  }));
}

/** Whether this is the box of a task in a list, which nobody can tick. */
export function isTaskCheckbox({tagName, properties}: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox' && Boolean(properties.disabled);
}

function elementsOf(parent: Element['children'][number] | undefined): Element[] {
  return parent?.type === 'element' ? parent.children.filter((child) => child.type === 'element') : [];
}

function inBold(words: string): Element {
  const {children, ...rest} = paragraph(words);
  return {...rest, children: [{type: 'element', tagName: 'strong', properties: {}, children}]};
}
