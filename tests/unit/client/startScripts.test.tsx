/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {startScripts} from '../../../src/client/startScripts';
import Root from '../../../src/theme/Root';

/** A page as it was served, whose inline script has run. */
function serve(html: string): void {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  Object.assign(script.dataset, {scripts: '', sheets: ''});
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startScripts();
}

/** Runs the module that replays clicks, as the page's scripts do. */
function loadScripts(): void {
  jest.isolateModules(() => require('../../../src/client/earlyInput'));
}

const searchButton = '<form action="/search"><button aria-keyshortcuts="Control+K Meta+K">Search</button></form>';
const isBusy = () => document.querySelector('button')?.getAttribute('aria-busy') === 'true';

const listeners: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  // Browsers that know the attribute only.
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
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete document.documentElement.dataset.hydrated;
  window.bufferedInput = null;
});

test.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}, true],
  ['Ctrl+K of a Cyrillic layout', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
  ['Ctrl+T of a Dvorak layout', {key: 't', code: 'KeyK', ctrlKey: true}, false],
  ['a key that an input method has', {key: 'k', ctrlKey: true, keyCode: 229}, false],
])('before the scripts are there %s is kept where it asks for the search', (_name, keys, kept) => {
  serve(searchButton);
  expect(fireEvent.keyDown(document.body, keys)).toBe(!kept);
  expect(isBusy()).toBe(kept);
});

test('an Escape after it takes the mark away', () => {
  serve(searchButton);
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isBusy()).toBe(false);
});

test('a click that React handles while it hydrates is not replayed', () => {
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

test('a click on what is not hydrated is replayed once it is, that on an island when its script has come', () => {
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
