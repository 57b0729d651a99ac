import {type RefObject, useEffect, useRef} from 'react';

/**
 * Scrolls the element of the returned ref into view when `trigger` changes to a truthy value, such as a new message.
 */
export function useScrollIntoView<T extends HTMLElement>(trigger: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (trigger) ref.current?.scrollIntoView({block: 'nearest'});
  }, [trigger]);
  return ref;
}
