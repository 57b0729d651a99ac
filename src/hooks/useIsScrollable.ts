import {type RefObject, useEffect, useState} from 'react';

/**
 * Returns whether the content of `scroller` overflows, so that it needs a tab stop: Safari does not focus scroll
 * containers automatically. True in the server's HTML, where nothing can be measured.
 */
export function useIsScrollable(scroller: RefObject<HTMLElement | null>, enabled = true): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !enabled) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, enabled]);
  return enabled && overflows;
}
