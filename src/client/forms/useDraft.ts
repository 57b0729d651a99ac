import {useEffect, useEffectEvent} from 'react';
import {storageKeys} from '../../lib/storageKeys';
import {type FormValues, withoutValues} from '../../lib/validation';

type Draft = {
  /** Stores the form's values. */
  save: (values: FormValues) => void;
  /** Removes the values that equal `sent` from the draft; also works after the form is unmounted. */
  remove: (sent: FormValues) => void;
};

/**
 * Stores the values of the form `id` for the tab's session, so that they survive reloads, crashes and visits to other
 * pages. Calls `restore` with the stored values, which may be empty, once the form is hydrated. If storage is blocked,
 * the values stay in memory until the next page load.
 */
export function useDraft(id: string, restore: (values: FormValues) => void): Draft {
  const onRestore = useEffectEvent(restore);
  const key = `${storageKeys.draft}${id}`;
  useEffect(() => {
    onRestore(read(key));
  }, [key]);
  return {
    save: (values) => write(key, values),
    remove: (sent) => write(key, withoutValues(read(key), sent)),
  };
}

/** Drafts that could not be written to storage. */
const unstored = new Map<string, FormValues>();

function read(key: string): FormValues {
  const values = unstored.get(key);
  if (values) return values;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function write(key: string, values: FormValues): void {
  unstored.delete(key);
  const hasText = Object.values(values).some((value) => value !== '');
  try {
    if (hasText) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    if (hasText) unstored.set(key, values);
  }
}
