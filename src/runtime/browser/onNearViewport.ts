const rootMargin = '400px';

/**
 * Calls `callBack` once when the element is within `rootMargin` of the viewport, or immediately if the element is null.
 * Returns a function that cancels.
 */
export function onNearViewport(element: Element | null, callBack: () => void): () => void {
  if (!element) {
    callBack();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    {rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
