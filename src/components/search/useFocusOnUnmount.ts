import {type RefObject, useLayoutEffect} from 'react';

/** When the element of `ref` unmounts while it contains the focus, focuses the element that `getNext` returns. */
export function useFocusOnUnmount(ref: RefObject<HTMLElement | null>, getNext: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) getNext()?.focus({preventScroll: true});
    };
  }, []);
}
