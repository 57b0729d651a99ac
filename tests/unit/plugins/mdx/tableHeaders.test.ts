import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {readHtmlFragment} from '../../../../src/plugins/built-page/html';
import {tableHeaders} from '../../../../src/plugins/mdx/tableHeaders';

function withTableHeaders(html: string): string {
  const tree = readHtmlFragment(html) as Root;
  tableHeaders()(tree);
  return toHtml(tree);
}

const table =
  '<table><thead><tr><th>Key</th><th>Holds</th></tr></thead><tbody><tr><td><b>id</b></td><td>1</td></tr></tbody></table>';

test('a table is named after the heading above it', () => {
  const html = withTableHeaders(
    `<h2>First</h2><p>Words</p><h3>The <code>second</code></h3>${table}<h2>Third</h2>${table}`,
  );
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="The second"', 'aria-label="Third"']);
});

test('a table above all headings has no name', () => {
  expect(withTableHeaders(table)).not.toContain('aria-label');
});

test('the first cell of a row becomes its header, other cells and the table head are unchanged', () => {
  expect(withTableHeaders(table)).toContain('<tbody><tr><th scope="row"><b>id</b></th><td>1</td></tr></tbody>');
  expect(withTableHeaders(table)).toContain('<thead><tr><th>Key</th><th>Holds</th></tr></thead>');
});
