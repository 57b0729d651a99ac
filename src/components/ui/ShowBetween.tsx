import type {ReactNode} from 'react';
import {type Days, isWithin} from '../../lib/days';
import {useHydrated} from '../../runtime/browser/useHydrated';

/** Renders its children on certain days only, even if the page was built on another day. */
export function ShowBetween({days, children}: {days: Days | undefined; children: ReactNode}): ReactNode {
  const hydrated = useHydrated();
  return hydrated && !isWithin(days, Date.now()) ? null : children;
}
