import {useEffect, useEffectEvent} from 'react';
import type {FormValues} from '../lib/validation';
import {storageKeys} from '../site/storageKeys';

export type Draft = {
  /** Remembers what has been typed so far. */
  keep: (values: FormValues) => void;
  /** Forgets it: it has been sent. Works after the form is gone, too. */
  drop: () => void;
};

/**
 * Keeps what is typed into the form `id` for the tab's session, so that it survives a reload, a crash of the page
 * and a way round through other pages. Hands what was kept, perhaps nothing, to `restore` once the form has come
 * alive. Where storage is refused it is kept nowhere.
 */
export function useDraft(id: string, restore: (values: FormValues) => void): Draft {
  const give = useEffectEvent(restore);
  const key = `${storageKeys.draft}${id}`;
  useEffect(() => {
    give(read(key));
  }, [key]);
  return {
    keep: (values) => write(key, values),
    drop: () => write(key, undefined),
  };
}

function read(key: string): FormValues {
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
  try {
    if (values && Object.values(values).some((value) => value !== '')) {
      sessionStorage.setItem(key, JSON.stringify(values));
    } else {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is refused: what is typed lives as long as the form.
  }
}
