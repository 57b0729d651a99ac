import {useEffectEvent, useLayoutEffect} from 'react';
import {isSearchShortcut} from '../../runtime/browser/searchShortcut';

/**
 * Calls `open` on Ctrl+K or Cmd+K anywhere on the page. A single key would be triggered by speech input (WCAG 2.2,
 * 2.1.4).
 */
export function useSearchShortcut(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  // A layout effect, to listen when the page is marked as hydrated: until then the inline script handles the shortcut.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
