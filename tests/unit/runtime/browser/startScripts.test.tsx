/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {startScripts} from '../../../../src/runtime/browser/startScripts';
import Root from '../../../../src/theme/Root';

/** Shows a page as served and runs its inline script. */
function serve(html: string, data: Record<string, string> = {}): void {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  Object.assign(script.dataset, {scripts: '', sheets: '', ...data});
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startScripts();
}

/** Runs the module that replays clicks, as the page's scripts do. */
function loadScripts(): void {
  jest.isolateModules(() => require('../../../../src/runtime/browser/earlyInput'));
}

const searchButton = '<form action="/search"><button aria-keyshortcuts="Control+K Meta+K">Search</button></form>';
const isBusy = () => document.querySelector('button')?.getAttribute('aria-busy') === 'true';

const listeners: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  // As in browsers that support only the attribute.
  Reflect.deleteProperty(Element.prototype, 'ariaBusy');
  for (const target of [document, window]) {
    const {addEventListener} = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((...listener: (typeof listeners)[0][1]) => {
      listeners.push([target, listener]);
      addEventListener.apply(target, listener as Parameters<typeof addEventListener>);
    });
  }
});
afterEach(() => {
  for (const [target, listener] of listeners.splice(0)) target.removeEventListener(...listener);
  delete document.documentElement.dataset.hydrated;
  window.bufferedInput = null;
});

test.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}, true],
  ['Ctrl+K of a Cyrillic layout', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
  ['a key that an input method handles', {key: 'k', ctrlKey: true, keyCode: 229}, false],
])('before scripts run, the search shortcut is queued and no other key: %s', (_name, keys, isQueued) => {
  serve(searchButton);
  expect(fireEvent.keyDown(document.body, keys)).toBe(!isQueued);
  expect(isBusy()).toBe(isQueued);
});

test('Escape cancels the queued search shortcut', () => {
  serve(searchButton);
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isBusy()).toBe(false);
});

test('a click that React handles during hydration is not replayed', () => {
  const handled = jest.fn();
  const page = (
    <Root>
      <button type="button" onClick={handled}>
        Menu
      </button>
    </Root>
  );
  serve(renderToString(page));
  loadScripts();
  startTransition(() => {
    hydrateRoot(document.body, page);
  });
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(20_000);
  expect(handled).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(false);
});

test('a click on an island is replayed once the island is hydrated', () => {
  const island = (attribute: string) => `<div${attribute}><button type="button">More</button></div>`;
  serve(island(' data-hydrated="false"'));
  document.querySelector('button')?.click();
  expect(isBusy()).toBe(true);
  loadScripts();
  document.documentElement.dataset.hydrated = 'true';
  jest.advanceTimersByTime(1000);
  const handled = jest.fn();
  document.body.innerHTML = island('');
  document.querySelector('button')?.addEventListener('click', handled);
  jest.advanceTimersByTime(1000);
  expect(handled).toHaveBeenCalledTimes(1);
});

test('only the site’s own stylesheet is loaded again if it failed, because those of other sites are not readable', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="https://example.com/a.css"><link rel="stylesheet" href="/p.css" integrity="sha256-p=">';
  serve('');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  const urls = [...document.querySelectorAll('link[href]')].map((link) => link.getAttribute('href'));
  document.head.innerHTML = '';
  expect(urls).toEqual(['https://example.com/a.css', '/p.css', '/p.css']);
});

test.each([
  ['/docs/intro', '/docs/intro', true],
  ['/docs/intro/', '/docs/intro', true],
  ['/docs/intro/index.html', '/docs/intro', true],
  ['/docs/intro.html', '/docs/intro', true],
  ['/Docs/Intro', '/docs/intro', true],
  ['/docs/%C3%BCber', '/docs/über', true],
  ['/docs/100%', '/docs/100%', true],
  ['/x/y.html', '/x/y.html', true],
  ['/web/2026/docs/intro', '/docs/intro', false],
  ['/%E4', '/docs/intro', false],
])('at %s the scripts of the page %s start: %s', (url, path, starts) => {
  window.history.replaceState(null, '', url);
  serve('', {path, scripts: '/main.js sha256-m='});
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  const scripts = document.head.querySelectorAll('script[src]').length;
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
  expect(scripts).toBe(starts ? 1 : 0);
});

test('a queued form is sent if the scripts fail, also in browsers without requestSubmit', () => {
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  serve('<form data-hydrated="false"><button>Send</button></form>');
  Object.assign(document.querySelector('button') as object, {formAction: 'mailto:a@example.com'});
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('button')?.click();
  expect(isBusy()).toBe(true);
  document.addEventListener('submit', submitted);
  window.showWithoutScripts?.();
  document.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(false);
});

test.each([
  ['(scripting:none)', '(min-width: 0)'],
  ['(scripting: none)', '(min-width: 0)'],
  ['print, (scripting:none)', 'print, (min-width: 0)'],
])('if the scripts fail, styles for %s apply, however browsers write the query', (query, applied) => {
  document.head.innerHTML = `<style>@media ${query} { p { color: red } }</style>`;
  serve('');
  window.showWithoutScripts?.();
  const [rule] = document.styleSheets[0]?.cssRules ?? [];
  document.head.innerHTML = '';
  expect((rule as CSSMediaRule).media.mediaText).toBe(applied);
});
