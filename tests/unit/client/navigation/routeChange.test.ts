/** @jest-environment jsdom */

const load = (readyState: DocumentReadyState) => {
  history.scrollRestoration = 'auto';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  jest.isolateModules(() => require('../../../../src/client/navigation/routeChange'));
};

beforeEach(() => jest.useFakeTimers({doNotFake: ['performance']}));

test('after a page load the browser restores the scroll position, in Safari after the last load event', () => {
  load('interactive');
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe('manual');
});

test('the site restores scroll positions immediately if the page has already loaded', () => {
  load('complete');
  expect(history.scrollRestoration).toBe('manual');
});
