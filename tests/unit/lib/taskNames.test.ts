import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {readHtmlFragment} from '../../../src/lib/html';
import {taskNames} from '../../../src/lib/taskNames';

const task = '<input type="checkbox" disabled checked>';

test.each([
  ['a task', `<li>${task} Read the <code>log</code></li>`, ['Read the log']],
  ['a task with paragraphs', `<li>\n<p>${task} Read</p>\n<p>It is long.</p>\n</li>`, ['Read']],
  ['tasks in a task', `<li>${task} Ship\n<ul><li>${task} Test</li></ul></li>`, ['Ship', 'Test']],
])('the checkbox of %s is named by the text beside it', (_, item, names) => {
  const tree = readHtmlFragment(`<ul>${item}</ul>`) as Root;
  taskNames()(tree);
  const labels = [...toHtml(tree).matchAll(/<input type="checkbox" disabled checked aria-label="([^"]*)">/g)];
  expect(labels.map(([, label]) => label)).toEqual(names);
});
