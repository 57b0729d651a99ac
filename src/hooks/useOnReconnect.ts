import {useEffect, useEffectEvent} from 'react';

/** Calls `onReconnect` when the browser is online again, while `isWaiting`. */
export function useOnReconnect(isWaiting: boolean, onReconnect: () => void): void {
  const onOnline = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isWaiting]);
}
