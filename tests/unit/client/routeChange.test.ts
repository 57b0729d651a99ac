/** @jest-environment jsdom */

const load = (readyState: DocumentReadyState) => {
  history.scrollRestoration = 'auto';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  jest.isolateModules(() => require('../../../src/client/routeChange'));
};

beforeEach(() => jest.useFakeTimers({doNotFake: ['performance']}));
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

/** Follows a link from /about, on a page with a main region and a link outside it. */
function follow(to: string): void {
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
  document.body.innerHTML = '<div id="main" tabindex="-1"><a href="/">In</a></div><a href="/faq">Out</a>';
  document.body.querySelector<HTMLElement>('#main + a')?.focus();
  const {default: routeChange} = jest.requireActual<typeof import('../../../src/client/routeChange')>(
    '../../../src/client/routeChange',
  );
  const at = (path: string) => {
    const {pathname, search, hash} = new URL(path, 'https://example.com');
    return {pathname, search, hash, key: path, state: undefined};
  };
  const [location, previousLocation] = [at(to), at('/about')];
  const shown = routeChange.onRouteUpdate?.({location: location, previousLocation});
  // As Docusaurus does between the two.
  decodeURIComponent(location.hash);
  if (typeof shown === 'function') shown();
  routeChange.onRouteDidUpdate?.({location: location, previousLocation});
}

test('a link to a fragment that cannot be decoded leads to its page', () => {
  expect(() => follow('/faq#%E0%A4%A')).not.toThrow();
  expect(document.activeElement?.id).toBe('main');
});

test('the focus goes to the main region of the page that a link leads to, and nothing scrolls', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  follow('/faq');
  expect(document.activeElement?.id).toBe('main');
  expect(focus.mock.lastCall).toEqual([{preventScroll: true}]);
});
