import {useEffect, useEffectEvent} from 'react';
import {isTypedInto} from '../client/typedAhead';

/** Calls `open` on Ctrl+K or Cmd+K anywhere, and on a slash that is not typed into something. */
export function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const withControl = ctrlKey || metaKey;
    const wanted = withControl ? key.toLowerCase() === 'k' : key === '/' && !isTypedInto(event.target);
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
