import {useEffect, useEffectEvent} from 'react';

/** Acts when the connection is back, where something `waits` for it. */
export function useOnReconnect(waits: boolean, act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return undefined;
    const listen = () => onBack();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [waits]);
}
