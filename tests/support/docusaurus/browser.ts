/** What a browser and the running site have and jsdom lacks, at rest: nothing matches, nothing is in view. */
if ('document' in globalThis) {
  const idle = {
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  };
  Object.assign(window, {
    docusaurus: {prefetch() {}, preload() {}},
    matchMedia: () => idle,
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
