import type {ReactNode} from 'react';
import {useHydrated} from '../../hooks/useHydrated';
import {type Days, isShown} from '../../lib/days';

/** Shows its children on certain days only, also where the page was built on another day. */
export function Dated({days, children}: {days: Days | undefined; children: ReactNode}): ReactNode {
  const hydrated = useHydrated();
  return hydrated && !isShown(days, Date.now()) ? null : children;
}
