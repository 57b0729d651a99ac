import {type ReactNode, Suspense, useState} from 'react';
import type {IslandProps} from './Island';
import {useHydrated} from './useHydrated';

/**
 * Replaces `Island` if islands are off: the section is hydrated with the page. Server HTML has no Suspense boundary: React
 * would write a large section at the end of the page, hidden until a script moves it to its place.
 */
export function Island<Props extends object>({
  part,
  partProps = {} as Props,
  fallback = null,
}: IslandProps<Props>): ReactNode {
  const hydrated = useHydrated();
  const [hasServerHtml] = useState(!hydrated);
  const section = <part.OnServer {...partProps} />;
  return <div>{hasServerHtml ? section : <Suspense fallback={fallback}>{section}</Suspense>}</div>;
}
