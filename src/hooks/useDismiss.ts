import {type RefObject, useEffect, useEffectEvent} from 'react';

/**
 * Closes what is open when the pointer or the keyboard focus goes outside `region`, and on Escape, which also
 * gives the focus back to the button that opened it.
 */
export function useDismiss(
  region: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const onOutside = useEffectEvent((event: Event) => {
    if (!region.current?.contains(event.target as Node)) close();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
    opener.current?.focus();
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => onOutside(event);
    const key = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', key);
    };
  }, [open]);
}
