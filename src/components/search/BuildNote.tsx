import type {ReactNode} from 'react';

/** Says under `npm start` that search does not know what has changed since the last build. */
export function BuildNote(): ReactNode {
  return <p className="text-faint">Results are those of the last build.</p>;
}
