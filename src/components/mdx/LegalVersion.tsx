import type {ReactNode} from 'react';
import {legalVersions} from '../../data/legal';
import {formatShortDate} from '../../lib/date';

/** Renders the version and its date, below the title of a legal page. */
export function LegalVersion({of}: {of: keyof typeof legalVersions}): ReactNode {
  const {version, lastUpdated} = legalVersions[of];
  return (
    <p>
      Version {version}. Last updated <time dateTime={lastUpdated}>{formatShortDate(lastUpdated)}</time>.
    </p>
  );
}
