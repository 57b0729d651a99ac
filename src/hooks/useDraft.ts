import {useEffect, useEffectEvent} from 'react';
import {storageKeys} from '../lib/storageKeys';
import type {FormValues} from '../lib/validation';

type Draft = {
  /** Remembers what has been typed so far. */
  save: (values: FormValues) => void;
  /** Forgets it: it has been sent. Works after the form is gone, too. */
  clear: () => void;
};

/**
 * Keeps what is typed into the form `id` for the tab's session, so that it survives a reload, a crash of the page
 * and a way round through other pages. Hands what was kept, perhaps nothing, to `restore` once the form has come
 * alive. Where storage is refused it is kept until the site is left.
 */
export function useDraft(id: string, restore: (values: FormValues) => void): Draft {
  const give = useEffectEvent(restore);
  const key = `${storageKeys.draft}${id}`;
  useEffect(() => {
    give(read(key));
  }, [key]);
  return {
    save: (values) => write(key, values),
    clear: () => write(key, undefined),
  };
}

/** What storage did not take. */
const unstored = new Map<string, FormValues>();

function read(key: string): FormValues {
  const values = unstored.get(key);
  if (values) return values;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function write(key: string, values: FormValues | undefined): void {
  unstored.delete(key);
  const holds = values && Object.values(values).some((value) => value !== '');
  try {
    if (holds) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    if (holds) unstored.set(key, values);
  }
}
