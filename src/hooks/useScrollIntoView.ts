import {type RefObject, useEffect, useRef} from 'react';

/**
 * What has just been said below a button: it is brought into view, also on a phone, where the window may end before.
 */
export function useScrollIntoView<T extends HTMLElement>(said: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (said) place.current?.scrollIntoView({block: 'nearest'});
  }, [said]);
  return place;
}
