import {type RefObject, useEffect, useRef} from 'react';

/**
 * A button that is disabled under the focus loses it to the page: after `pressed` the form has it while the delivery is
 * under way, and the button once that has ended.
 */
export function useRestoreFocus(form: RefObject<HTMLFormElement | null>, underWay: boolean): {pressed: () => void} {
  const lost = useRef(false);
  useEffect(() => {
    if (!lost.current) return;
    const {activeElement, body} = document;
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    // A browser takes the focus away only with its next frame.
    if (underWay && (activeElement === body || activeElement === button)) form.current?.focus();
    if (underWay) return;
    lost.current = false;
    if (activeElement === body || activeElement === form.current) button?.focus();
  }, [form, underWay]);
  return {
    pressed: () => {
      lost.current = true;
    },
  };
}
