import {type RefObject, useLayoutEffect} from 'react';

/** Where a part goes that has the focus, by itself or after a press in it, `next` gives an element that takes it. */
export function useFocusOnUnmount(part: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the part goes, and not before
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) next()?.focus({preventScroll: true});
    };
  }, []);
}
