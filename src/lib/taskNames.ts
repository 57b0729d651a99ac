import type {Root} from 'hast';
import {toString as wordsOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Names the checkboxes of task lists by the text of their items, without the lists inside these. */
export function taskNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {tagName: 'input'}, (node, _, parent) => {
      if (node.type !== 'element' || !parent) return;
      const line = parent.children.filter((child) => !('tagName' in child && /^[uo]l$/.test(child.tagName)));
      node.properties.ariaLabel = wordsOf(line).trim();
    });
  };
}
