import {type RefObject, useLayoutEffect, useRef} from 'react';

/** Opens a modal dialog on mount and closes it on back and forward, which may stay on the page. Returns its ref. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return dialog;
}
