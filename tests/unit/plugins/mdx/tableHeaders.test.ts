import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {readHtmlFragment} from '../../../../src/plugins/built-page/html';
import {tableHeaders} from '../../../../src/plugins/mdx/tableHeaders';

function said(html: string): string {
  const tree = readHtmlFragment(html) as Root;
  tableHeaders()(tree);
  return toHtml(tree);
}

const table =
  '<table><thead><tr><th>Key</th><th>Holds</th></tr></thead><tbody><tr><td><b>id</b></td><td>1</td></tr></tbody></table>';

test('a table is called like the heading it stands under', () => {
  const html = said(`<h2>First</h2><p>Words</p><h3>The <code>second</code></h3>${table}<h2>Third</h2>${table}`);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="The second"', 'aria-label="Third"']);
});

test('a table above every heading has no name of its own', () => {
  expect(said(table)).not.toContain('aria-label');
});

test('the cell that begins a row is its header, the others and the head stay', () => {
  expect(said(table)).toContain('<tbody><tr><th scope="row"><b>id</b></th><td>1</td></tr></tbody>');
  expect(said(table)).toContain('<thead><tr><th>Key</th><th>Holds</th></tr></thead>');
});
