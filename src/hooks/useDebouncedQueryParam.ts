import {useCallback, useEffect, useState} from 'react';
import {replaceUrl, useUrlPart} from './useUrlPart';

/** How long typing rests before the address follows: browsers refuse to change it at every key, in milliseconds. */
const restMs = 250;

/**
 * A text that a visitor types and the address's query keeps, so that what it leads to can be shared. The second
 * function writes what is outstanding at once: for whoever is about to leave.
 */
export function useDebouncedQueryParam(key: string): [string, (next: string) => void, () => void] {
  const asked = new URLSearchParams(useUrlPart('search')).get(key) ?? '';
  // What the address has yet to be told.
  const [typed, setTyped] = useState<string>();

  const settle = useCallback(() => {
    if (typed === undefined) return;
    replaceUrl(({searchParams}) => {
      if (typed.trim()) searchParams.set(key, typed);
      else searchParams.delete(key);
    });
    setTyped(undefined);
  }, [key, typed]);

  useEffect(() => {
    const timer = setTimeout(settle, restMs);
    return () => clearTimeout(timer);
  }, [settle]);

  return [typed ?? asked, setTyped, settle];
}
