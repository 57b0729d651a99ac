import type {ReactNode} from 'react';
import {settings} from '../../client/settings';

/** Links to the service's status page, if this build has one (`STATUS_URL`). */
export function StatusNote(): ReactNode {
  const {statusUrl} = settings;
  if (!statusUrl) return null;
  return (
    <span>
      {' Check the '}
      <a href={statusUrl}>status page</a>
      {' for known problems.'}
    </span>
  );
}
