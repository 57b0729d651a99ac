import {type RefObject, useEffect, useEffectEvent} from 'react';
import {sizes} from '../data/facts';

/**
 * Closes what is open when the pointer or the keyboard focus goes outside `region`, when the window passes the width at
 * which menus change their form (specification, sections 2 and 9), and on Escape, which also gives a focus within it
 * back to the button that opened it.
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
    // Whoever writes elsewhere meanwhile goes on there.
    const {activeElement, body} = document;
    const within = activeElement === body || region.current?.contains(activeElement);
    close();
    if (within) opener.current?.focus();
  });
  const onPassed = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => onOutside(event);
    const key = (event: KeyboardEvent) => onKey(event);
    const passed = () => onPassed();
    // In em, as the style sheets say it: with larger letters the window counts as a smaller one.
    const wide = window.matchMedia(`(min-width: ${sizes.menuCollapseWidth / 16}em)`);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', key);
    wide.addEventListener('change', passed);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', key);
      wide.removeEventListener('change', passed);
    };
  }, [open]);
}
