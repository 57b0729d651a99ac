/** @jest-environment jsdom */

const load = (readyState: DocumentReadyState) => {
  history.scrollRestoration = 'auto';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  jest.isolateModules(() => require('../../../src/client/routeChange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the browser takes a page that loads anew to its place, Safari after the last event of the load', () => {
  load('interactive');
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe('manual');
});

test('where the page has loaded before, positions are ours at once', () => {
  load('complete');
  expect(history.scrollRestoration).toBe('manual');
});
