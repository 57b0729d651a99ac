import {useCallback, useEffect, useState} from 'react';
import {replaceUrl, useUrlPart} from '../../hooks/useUrlPart';

/** Pause in typing before the URL is updated: browsers limit how often a page may change it. */
const debounceMs = 250;

/**
 * Returns a text that is stored in the URL's query, so that its results can be shared, a setter, and a function that
 * writes a pending change to the URL immediately, such as before a navigation. Of a URL's text only the first `maxLength`
 * characters are used, as many as the input takes.
 */
export function useDebouncedQueryParam(key: string, maxLength: number): [string, (next: string) => void, () => void] {
  const urlText = (new URLSearchParams(useUrlPart('search')).get(key) ?? '').slice(0, maxLength);
  // The text that is not in the URL yet.
  const [pendingText, setPendingText] = useState<string>();

  const flush = useCallback(() => {
    if (pendingText === undefined) return;
    replaceUrl(({searchParams}) => {
      if (pendingText.trim()) searchParams.set(key, pendingText);
      else searchParams.delete(key);
    });
    setPendingText(undefined);
  }, [key, pendingText]);

  useEffect(() => {
    const timer = setTimeout(flush, debounceMs);
    return () => clearTimeout(timer);
  }, [flush]);

  return [pendingText ?? urlText, setPendingText, flush];
}
