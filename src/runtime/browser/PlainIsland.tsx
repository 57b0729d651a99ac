import {type ReactNode, Suspense} from 'react';
import type {IslandProps} from './Island';

/** Replaces `Island` if islands are off: the section is hydrated with the page. */
export function Island<Props extends object = object>({
  part,
  partProps = {} as Props,
  fallback = null,
}: IslandProps<Props>): ReactNode {
  return (
    <div>
      <Suspense fallback={fallback}>
        <part.OnServer {...partProps} />
      </Suspense>
    </div>
  );
}
