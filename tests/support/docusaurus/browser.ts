/** Shims for browser APIs and `window.docusaurus`, which jsdom lacks: no media query matches, nothing intersects. */
if ('document' in globalThis) {
  const unmatched = {
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  };
  Object.assign(window, {
    docusaurus: {prefetch() {}, preload() {}},
    matchMedia: () => unmatched,
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    scrollTo() {},
  });
  Object.assign(Element.prototype, {scrollIntoView() {}});
  Object.assign(performance, {getEntriesByType: () => []});
}
