import {type RefObject, useCallback, useRef} from 'react';

/**
 * Refs for an element that makes room for another one with the same content: where the focus stood inside the first,
 * which `place` holds, it goes to its like inside the second. A browser drops it otherwise, amid a walk by keyboard.
 */
export function useFocusHandover(place: RefObject<Element | null>): {
  leaving: (element: Element | null) => () => void;
  arriving: (element: Element | null) => void;
} {
  const focused = useRef(-1);
  const leaving = useCallback(
    (element: Element | null) => {
      place.current = element;
      // React lets go of a ref before it takes the element away: the last moment at which the focus is there.
      return () => {
        focused.current = document.activeElement ? within(element).indexOf(document.activeElement) : -1;
      };
    },
    [place],
  );
  const arriving = useCallback((element: Element | null) => {
    const like = within(element)[focused.current];
    if (like instanceof HTMLElement) like.focus({preventScroll: true});
  }, []);
  return {leaving, arriving};
}

function within(element: Element | null): Element[] {
  return [...(element?.querySelectorAll('*') ?? [])];
}
