import {useSyncExternalStore} from 'react';
import {reducedMotion} from '../client/reducedMotion';
import {storageKeys} from '../lib/storageKeys';

const listeners = new Set<() => void>();
const isReduced = () => reducedMotion().matches;

/** Whether animations may run, and one toggle for all of them. */
type Motion = {
  /** False if the visitor has stopped animations or prefers reduced motion. */
  playing: boolean;
  /** Stops or starts all animations and stores the choice. */
  toggle: () => void;
};

/**
 * Reads the state from `<html data-motion>`, which CSS reads, too. An inline script in the head restores the attribute
 * before the first paint; the server and the first render assume that animations run.
 */
export function useMotion(): Motion {
  const stopped = useSyncExternalStore(subscribe, isStopped, () => false);
  const reduced = useSyncExternalStore(subscribe, isReduced, () => false);
  return {playing: !stopped && !reduced, toggle};
}

function isStopped(): boolean {
  return document.documentElement.dataset.motion === 'off';
}

function toggle(): void {
  setStopped(!isStopped());
  try {
    localStorage.setItem(storageKeys.motion, isStopped() ? 'off' : 'on');
  } catch {
    // Storage is blocked: the choice is lost on the next page load.
  }
}

function setStopped(stopped: boolean): void {
  if (stopped) document.documentElement.dataset.motion = 'off';
  else delete document.documentElement.dataset.motion;
  for (const notify of listeners) notify();
}

function onStorage(event: StorageEvent): void {
  // The key is null if all storage was cleared.
  if (event.key === null || event.key === storageKeys.motion) setStopped(event.newValue === 'off');
}

function subscribe(notify: () => void): () => void {
  const media = reducedMotion();
  listeners.add(notify);
  media.addEventListener('change', notify);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    media.removeEventListener('change', notify);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
