/** How far outside the window counts as near. */
const headStart = '400px';

/** Calls back once the element is near the window, at once where there is none; returns how to give up waiting. */
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
    {rootMargin: headStart},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
