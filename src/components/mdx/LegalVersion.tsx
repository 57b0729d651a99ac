import type {ReactNode} from 'react';
import {legalVersions} from '../../data/facts';
import {formatShortDate} from '../../lib/format';

/** The line under a legal page's title: which version it is, and of which day. */
export function LegalVersion({of}: {of: keyof typeof legalVersions}): ReactNode {
  const {version, lastUpdated} = legalVersions[of];
  return (
    <p>
      Version {version}. Last updated <time dateTime={lastUpdated}>{formatShortDate(lastUpdated)}</time>.
    </p>
  );
}
