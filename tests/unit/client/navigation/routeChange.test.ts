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

/** Follows a link from /about. */
function follow(to: string): void {
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
  document.body.innerHTML = '<div id="main" tabindex="-1"></div>';
  const {default: routeChange} = jest.requireActual<typeof import('../../../../src/client/navigation/routeChange')>(
    '../../../../src/client/navigation/routeChange',
  );
  const at = (path: string) => {
    const {pathname, search, hash} = new URL(path, 'https://example.com');
    return {pathname, search, hash, key: path, state: undefined};
  };
  const [location, previousLocation] = [at(to), at('/about')];
  routeChange.onRouteUpdate?.({location, previousLocation});
  // Docusaurus does this between the two hooks.
  decodeURIComponent(location.hash);
  routeChange.onRouteDidUpdate?.({location, previousLocation});
}

test('a link with a fragment that cannot be decoded opens its page', () => {
  expect(() => follow('/faq#%E0%A4%A')).not.toThrow();
  expect(document.activeElement?.id).toBe('main');
});
