import {type RefObject, useEffect, useRef} from 'react';

/**
 * Restores the focus that a submit button loses when it is disabled: after `markSubmitted` the form is focused while it
 * is being submitted, and the button afterwards.
 */
export function useRestoreFocus(
  form: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
): {markSubmitted: () => void} {
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current) return;
    const {activeElement, body} = document;
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    // Browsers remove the focus from a disabled button only in the next frame.
    if (isSubmitting && (activeElement === body || activeElement === button)) form.current?.focus();
    if (isSubmitting) return;
    isSubmitted.current = false;
    if (activeElement === body || activeElement === form.current) button?.focus();
  }, [form, isSubmitting]);
  return {
    markSubmitted: () => {
      isSubmitted.current = true;
    },
  };
}
