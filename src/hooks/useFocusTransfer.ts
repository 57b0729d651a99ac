import {type RefObject, useCallback, useRef} from 'react';

/**
 * Refs for an element that makes room for another one with the same content: where the focus stood inside the first,
 * which `place` holds, it goes to its like inside the second, and so does what was typed. Both were lost otherwise,
 * amid a walk by keyboard or a sentence.
 */
export function useFocusTransfer(place: RefObject<Element | null>): {
  fromRef: (element: Element | null) => () => void;
  toRef: (element: Element | null) => void;
} {
  const focused = useRef(-1);
  const left = useRef<Element[]>([]);
  const fromRef = useCallback(
    (element: Element | null) => {
      place.current = element;
      // React lets go of a ref before it takes the element away: the last moment at which the focus is there.
      return () => {
        left.current = focusableIn(element);
        focused.current = document.activeElement ? left.current.indexOf(document.activeElement) : -1;
      };
    },
    [place],
  );
  const toRef = useCallback((element: Element | null) => {
    const likes = focusableIn(element);
    left.current.forEach((old, index) => {
      const like = likes[index];
      if (isTextBox(old) && isTextBox(like)) like.value = old.value;
    });
    left.current = [];
    const like = likes[focused.current];
    if (like instanceof HTMLElement) like.focus({preventScroll: true});
  }, []);
  return {fromRef, toRef};
}

/** Likes stand at the same place among these; what else an element holds may differ, such as the icon of a switch. */
function focusableIn(element: Element | null): Element[] {
  return [...(element?.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]') ?? [])];
}

function isTextBox(element: Element | undefined): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
