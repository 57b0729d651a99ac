import type {ReactNode} from 'react';
import {legalVersions} from '../../data/facts';
import {formatShortDate} from '../../lib/format';

/** The day on which a legal page was last updated. */
export function LegalDay({of}: {of: keyof typeof legalVersions}): ReactNode {
  const {lastUpdated} = legalVersions[of];
  return <time dateTime={lastUpdated}>{formatShortDate(lastUpdated)}</time>;
}
