import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Wraps the checkbox of a task and the text of its item in a label, without the lists inside the item. */
export function taskNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {tagName: 'input'}, (_input, _index, parent) => {
      if (parent?.type !== 'element') return;
      const firstList = parent.children.findIndex((child) => 'tagName' in child && /^[uo]l$/.test(child.tagName));
      const end = firstList === -1 ? parent.children.length : firstList;
      const children = parent.children.slice(0, end);
      const label: Element = {type: 'element', tagName: 'label', properties: {}, children};
      parent.children = [label, ...parent.children.slice(end)];
    });
  };
}
