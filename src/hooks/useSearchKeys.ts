import {useEffect, useEffectEvent} from 'react';

/**
 * Calls `open` on Ctrl+K or Cmd+K anywhere. No key does by itself: who speaks to the machine would press it with any
 * word (WCAG 2.2, 2.1.4).
 */
export function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const wanted = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
    if (!wanted || altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
