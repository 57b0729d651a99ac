/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import type {Problem} from '../../../../src/plugins/content-lint/problem';

/** The connection of `npm start`, on which a test sends problems. */
class Events extends EventTarget {
  static last: Events;
  constructor(readonly path: string) {
    super();
    Events.last = this;
  }
  close() {}
}
Object.assign(window, {EventSource: Events});

const {onRouteDidUpdate} = require('../../../../src/plugins/content-lint/browser/notice');
const {problemsPath} = require('../../../../src/plugins/content-lint/reporter');

const problem: Problem = {
  file: 'docs/a.mdx',
  line: 5,
  severity: 'warning',
  message: 'Unknown word "speled"',
  fix: 'Correct it',
  urls: ['/docs/a'],
};
const text = 'docs/a.mdx:5 warning: Unknown word "speled". Correct it.';
const send = (...problems: Problem[]) =>
  Events.last.dispatchEvent(new MessageEvent('message', {data: JSON.stringify(problems)}));
const open = (path: string) => {
  window.history.pushState(null, '', path);
  onRouteDidUpdate();
};
const shown = () => screen.queryAllByRole('listitem').map(({textContent}) => textContent);

beforeEach(() => {
  send();
  open('/docs/a');
});

test('the problems of the open page are announced, and disappear when they are fixed', () => {
  expect(Events.last.path).toBe(problemsPath);
  send(problem, {...problem, urls: ['/docs/b']});
  expect(shown()).toEqual([text]);
  expect(screen.getByRole('status').textContent).toContain('1 content problem');
  send();
  expect(shown()).toEqual([]);
});

test('a navigation shows those of the next page', () => {
  send({...problem, urls: ['/docs/b', '/docs/é']});
  expect(shown()).toEqual([]);
  open('/docs/b/');
  expect(shown()).toEqual([text]);
  open('/docs/%C3%A9');
  expect(shown()).toEqual([text]);
});

test('an error of a file that is no page is shown on all pages, a warning on none', () => {
  const {urls, ...other} = problem;
  send(other, {...other, severity: 'error', message: 'plans[0].name is invalid'});
  expect(shown()).toEqual(['docs/a.mdx:5 error: plans[0].name is invalid. Correct it.']);
});

test('a dismissed notice is shown again when the problems change', () => {
  send(problem);
  screen.getByRole('button', {name: 'Dismiss'}).click();
  expect(shown()).toEqual([]);
  send(problem);
  expect(shown()).toEqual([]);
  send(problem, {...problem, line: 6});
  expect(shown()).toHaveLength(2);
});
