import {type Document, readDocument} from '../../../../src/writing/documents';
import {detailsMistakes} from '../../../../src/writing/rules/details';

/** What is said of a page with this text, whose first line is the fifth. */
function told(text: string): string[] {
  const page = readDocument('docs/a.mdx', 'doc', `---\ntitle: A page\n---\n\n${text}\n`) as Document;
  return detailsMistakes(page).map(({line, what, remedy}) => `${line}: ${what}: ${remedy}`);
}

test.each([
  '<details>\n<summary>S</summary>\n\nText\n\n</details>',
  '<details>\n\n  <summary>S **b**</summary>\n\n  Text with <b>tags</b>\n\n</details>',
  '<details><summary>S</summary>Text</details>',
  '<details>\n<summary>S</summary>\n- a\n- b\n</details>',
  '<details>\n<summary>S</summary>\n```js\na\n```\n</details>',
  '<details>\n<summary>S</summary>\n{/* a comment */}\n\nText\n</details>',
  '<Details>\n<summary>\n\nS\n\n</summary>\n\nText\n\n</Details>',
  '- a\n\n  <details>\n  <summary>S</summary>\n\n  Text\n\n  </details>',
])('%j unfolds', (text) => {
  expect(told(text)).toEqual([]);
});

test.each(['\n', ' ', ' **', '\n`'])('text right behind a summary (%j) is to stand below a blank line', (between) => {
  const end = between.trim();
  expect(told(`<details>\n<summary>S</summary>${between}Text${end}\n\nMore\n\n</details>`)).toEqual([
    '6: text stands right beside <summary>: leave a blank line behind </summary>',
  ]);
});

test('what unfolds amid text is to stand on lines of its own', () => {
  expect(told('Words <details><summary>S</summary>Text</details> and more.')).toEqual([
    '5: text stands right beside <details>: put it on lines of its own, with a blank line above and below',
  ]);
});

test('what unfolds has a summary', () => {
  expect(told('<details>\n\nText\n\n</details>')).toEqual([
    expect.stringContaining('5: <details> has no summary: write <summary>What it is about</summary> on a line'),
  ]);
});
