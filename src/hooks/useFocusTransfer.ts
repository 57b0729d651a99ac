import {type RefObject, useCallback, useRef} from 'react';

/**
 * Moves the focus, the selection and typed text from an element to the one that replaces it with the same content, such
 * as from server HTML to a hydrated island. Returns refs for both elements; `fromElement` is set to the first.
 */
export function useFocusTransfer(fromElement: RefObject<Element | null>): {
  fromRef: (element: Element | null) => () => void;
  toRef: (element: Element | null) => void;
} {
  const focused = useRef(-1);
  const oldControls = useRef<Element[]>([]);
  const fromRef = useCallback(
    (element: Element | null) => {
      fromElement.current = element;
      // React cleans up a ref before it removes the element, which still has the focus then.
      return () => {
        oldControls.current = focusableIn(element);
        focused.current = document.activeElement ? oldControls.current.indexOf(document.activeElement) : -1;
      };
    },
    [fromElement],
  );
  const toRef = useCallback((element: Element | null) => {
    const newControls = focusableIn(element);
    oldControls.current.forEach((oldControl, index) => {
      const newControl = newControls[index];
      if (isTextBox(oldControl) && isTextBox(newControl)) newControl.value = oldControl.value;
    });
    const target = newControls[focused.current];
    if (target instanceof HTMLElement) target.focus({preventScroll: true});
    copySelection(oldControls.current[focused.current], target);
    oldControls.current = [];
  }, []);
  return {fromRef, toRef};
}

/** Returns the focusable elements, which are equal in both elements; the rest may differ, such as a toggle's icon. */
function focusableIn(element: Element | null): Element[] {
  return [...(element?.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]') ?? [])];
}

/** Browsers give no access to the selection of some inputs, such as those for email addresses. */
function copySelection(from: Element | undefined, to: Element | undefined): void {
  if (!isTextBox(from) || !isTextBox(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

function isTextBox(element: Element | undefined): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
