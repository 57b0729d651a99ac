import {useEffectEvent, useLayoutEffect} from 'react';
import {isSearchShortcut} from '../lib/searchShortcut';

/**
 * Calls `open` on Ctrl+K or Cmd+K anywhere. No key does by itself: who speaks to the machine would press it with any
 * word (WCAG 2.2, 2.1.4).
 */
export function useSearchShortcut(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  // Listens as soon as the page counts as hydrated: until then its inline script does.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
