import type {Element, Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';

/**
 * Makes Markdown tables accessible: sets `aria-label` to the text of the heading above the table, and turns the first
 * cell of each row into the row's header. Markdown has no syntax for either.
 */
export function tableHeaders(): (tree: Root) => void {
  return (tree) => {
    let heading = '';
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element);
      if (element.tagName !== 'table') return;
      if (heading) element.properties.ariaLabel = heading;
      visit(element, {tagName: 'tbody'}, (body) => {
        visit(body, {tagName: 'tr'}, (row) => makeFirstCellHeader(row as Element));
      });
    });
  };
}

function makeFirstCellHeader(row: Element): void {
  visit(row, {tagName: 'td'}, (cell) => {
    Object.assign(cell, {tagName: 'th', properties: {...(cell as Element).properties, scope: 'row'}});
    return EXIT;
  });
}
