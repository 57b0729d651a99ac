import {type ReactNode, useLayoutEffect, useState} from 'react';
import {isHydrating, leaveServerHtml} from './serverHtml';

/**
 * Renders an error page, `children`. While the page is hydrated for the first time, the server's HTML stays instead, as
 * without scripts.
 */
export function KeepServerHtml({error, children}: {error: unknown; children: ReactNode}): ReactNode {
  const [leaves] = useState(isHydrating);
  useLayoutEffect(() => {
    if (leaves) leaveServerHtml(error);
  }, [leaves, error]);
  return leaves ? null : children;
}
