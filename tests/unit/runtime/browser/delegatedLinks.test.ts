/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {delegateLinks} from '../../../../src/runtime/browser/delegatedLinks';

/** Shows `html` at /docs, with its links delegated. */
function show(html: string): {pathname: () => string; preload: jest.SpyInstance} {
  document.body.innerHTML = html;
  Object.assign(window, {docusaurus: {preload: jest.fn()}});
  const history = createMemoryHistory({initialEntries: ['/docs']});
  stop = delegateLinks(history as Parameters<typeof delegateLinks>[0]);
  return {pathname: () => history.location.pathname, preload: jest.spyOn(window.docusaurus, 'preload')};
}

let stop = () => {};
afterEach(() => stop());

/** jsdom does not implement navigation. */
function click(modifiers: object): void {
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  fireEvent.click(screen.getByText('Prices'), modifiers);
}

test.each([
  ['of an island before hydration', '<div data-hydrated="false"><a href="/pricing"><b>Prices</b></a></div>'],
  ['in the static body of an MDX page', '<div data-hydrated="static"><a href="/pricing">Prices</a></div>'],
])('a link %s is preloaded and handled by the router, unless it is opened in a new tab', (_, html) => {
  const {pathname, preload} = show(html);
  fireEvent.mouseOver(screen.getByText('Prices'));
  expect(preload.mock.calls).toEqual([['/pricing']]);
  click({ctrlKey: true});
  expect(pathname()).toBe('/docs');
  click({});
  expect(pathname()).toBe('/pricing');
});

test.each([
  ['in hydrated HTML', '<div><a href="/pricing">Prices</a></div>'],
  ['to a file', '<div data-hydrated="static"><a href="/llms.txt">Prices</a></div>'],
  ['to another site', '<div data-hydrated="static"><a href="https://example.com/pricing">Prices</a></div>'],
  [
    'to another site with the same protocol',
    '<div data-hydrated="static"><a href="//example.com/pricing">Prices</a></div>',
  ],
  ['to a download', '<div data-hydrated="static"><a href="/pricing" download>Prices</a></div>'],
  ['with a target', '<div data-hydrated="static"><a href="/pricing" target="_blank">Prices</a></div>'],
])('a link %s is left to the browser', (_, html) => {
  const {pathname, preload} = show(html);
  fireEvent.mouseOver(screen.getByText('Prices'));
  click({});
  expect(preload.mock.calls).toEqual([]);
  expect(pathname()).toBe('/docs');
});
