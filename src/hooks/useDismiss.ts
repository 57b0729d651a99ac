import {type RefObject, useEffect, useEffectEvent} from 'react';
import {sizes} from '../data/facts';

/**
 * Calls `close` on `pointerdown` or focus outside `region`, when the window crosses the width at which menus collapse
 * (specification, sections 2 and 9), and on Escape. Escape also returns the focus to `opener` if it was in `region`.
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
    // Do not move the focus if the visitor has moved it elsewhere.
    const {activeElement, body} = document;
    const hasFocus = activeElement === body || region.current?.contains(activeElement);
    close();
    if (hasFocus) opener.current?.focus();
  });
  const onWidthChange = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => onOutside(event);
    const key = (event: KeyboardEvent) => onKey(event);
    const widthChange = () => onWidthChange();
    // In em, as in the stylesheets: with a larger font size menus collapse at a larger window width.
    const wideQuery = window.matchMedia(`(min-width: ${sizes.menuCollapseWidth / 16}em)`);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', key);
    wideQuery.addEventListener('change', widthChange);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', key);
      wideQuery.removeEventListener('change', widthChange);
    };
  }, [open]);
}
