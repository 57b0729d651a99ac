import {type RefObject, useEffect, useState} from 'react';

/**
 * Whether at least `share` (0 to 1) of the element is on screen; false on the server and before the first
 * measurement.
 */
export function useInView(ref: RefObject<Element | null>, share = 0): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1];
        setInView(latest?.isIntersecting === true && latest.intersectionRatio >= share);
      },
      {threshold: share},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, share]);
  return inView;
}
