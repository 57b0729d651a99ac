import type {Element} from 'hast';
import {hasClass, textOf} from './html';

/** What a writer's tabs and tasks become where nothing can be pressed: in feeds, Markdown and the search. */

/** Whether this is the frame of alternatives in tabs. */
export function isTabs(element: Element): boolean {
  return hasClass(element, 'tabs-container');
}

/** The alternatives one below the other, each behind its name. */
export function spreadTabs({children: [tabs, panels]}: Element): Element[] {
  return elementsOf(panels).map((panel, index) => ({
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [paragraph(textOf(elementsOf(tabs)[index])), ...panel.children],
  }));
}

/** Whether this is the box of a task in a list, which nobody can tick. */
export function isTask({tagName, properties}: Element): boolean {
  return tagName === 'input' && properties.type === 'checkbox' && Boolean(properties.disabled);
}

function elementsOf(parent: Element['children'][number] | undefined): Element[] {
  return parent?.type === 'element' ? parent.children.filter((child) => child.type === 'element') : [];
}

function paragraph(words: string): Element {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{type: 'text', value: words}],
  };
  return {type: 'element', tagName: 'p', properties: {}, children: [strong]};
}
