import type {Element, Root} from 'hast';
import {toString as wordsOf} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';

/**
 * Says of the tables in running text what is seen: each is called like the heading it stands under, and the cell that
 * begins a row is the row's header. Markdown has no words for either.
 */
export function tableHeaders(): (tree: Root) => void {
  return (tree) => {
    let heading = '';
    visit(tree, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = wordsOf(element);
      if (element.tagName !== 'table') return;
      if (heading) element.properties.ariaLabel = heading;
      visit(element, {tagName: 'tbody'}, (body) => {
        visit(body, {tagName: 'tr'}, (row) => beginWithHeader(row as Element));
      });
    });
  };
}

function beginWithHeader(row: Element): void {
  visit(row, {tagName: 'td'}, (cell) => {
    Object.assign(cell, {tagName: 'th', properties: {...(cell as Element).properties, scope: 'row'}});
    return EXIT;
  });
}
