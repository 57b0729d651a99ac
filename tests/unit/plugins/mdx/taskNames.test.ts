import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {readHtmlFragment} from '../../../../src/plugins/built-page/html';
import {taskNames} from '../../../../src/plugins/mdx/taskNames';

const box = '<input type="checkbox" disabled>';

test.each([
  ['a task', `<li>${box} Read the <code>log</code></li>`, `<li><label>${box} Read the <code>log</code></label></li>`],
  [
    'a task with paragraphs',
    `<li><p>${box} Read</p><p>It is long.</p></li>`,
    `<li><p><label>${box} Read</label></p><p>It is long.</p></li>`,
  ],
  [
    'tasks in a task',
    `<li>${box} Ship<ul><li>${box} Test</li></ul></li>`,
    `<li><label>${box} Ship</label><ul><li><label>${box} Test</label></li></ul></li>`,
  ],
])('the checkbox of %s has its text as label', (_, item, labeled) => {
  const tree = readHtmlFragment(`<ul>${item}</ul>`) as Root;
  taskNames()(tree);
  expect(toHtml(tree)).toBe(`<ul>${labeled}</ul>`);
});
