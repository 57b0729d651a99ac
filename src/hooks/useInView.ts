import {type RefObject, useEffect, useState} from 'react';

/**
 * Returns whether at least `share` (0 to 1) of the element is in the viewport, extended by `margin`, such as '400px'.
 * False on the server and before the first measurement.
 */
export function useInView(ref: RefObject<Element | null>, share = 0, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1];
        setInView(latest?.isIntersecting === true && latest.intersectionRatio >= share);
      },
      {threshold: share, rootMargin: margin},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, share, margin]);
  return inView;
}
