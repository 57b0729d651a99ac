import {useSyncExternalStore} from 'react';
import {storageKeys} from '../lib/storageKeys';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

/** Whether things may move by themselves, and the one switch for all of them. */
type Motion = {
  /** False once the visitor has stopped motion, or asks the system for less of it. */
  playing: boolean;
  /** Stops or starts everything that moves by itself; remembered where storage allows. */
  toggle: () => void;
};

/**
 * The state lives on `<html data-motion>`, where the head's inline script restores it before the first paint
 * and where CSS reads it; the server and the first render assume that everything plays.
 */
export function useMotion(): Motion {
  const stopped = useSyncExternalStore(subscribe, isStopped, () => false);
  const reduced = useSyncExternalStore(subscribe, isReduced, () => false);
  return {playing: !stopped && !reduced, toggle};
}

function isStopped(): boolean {
  return document.documentElement.dataset.motion === 'off';
}

function isReduced(): boolean {
  return window.matchMedia(reducedMotion).matches;
}

function toggle(): void {
  setStopped(!isStopped());
  try {
    localStorage.setItem(storageKeys.motion, isStopped() ? 'off' : 'on');
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}

function setStopped(stopped: boolean): void {
  if (stopped) document.documentElement.dataset.motion = 'off';
  else delete document.documentElement.dataset.motion;
  for (const notify of listeners) notify();
}

function onStorage(event: StorageEvent): void {
  // Without a key everything was cleared.
  if (event.key === null || event.key === storageKeys.motion) setStopped(event.newValue === 'off');
}

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(reducedMotion);
  listeners.add(notify);
  media.addEventListener('change', notify);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    media.removeEventListener('change', notify);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
