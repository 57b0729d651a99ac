import type {ReactNode} from 'react';
import {legalVersions} from '../../data/facts';
import {LegalDay} from './LegalDay';

/** The line under a legal page's title: which version it is, and of which day. */
export function LegalVersion({of}: {of: keyof typeof legalVersions}): ReactNode {
  return (
    <p>
      Version {legalVersions[of].version}. Last updated <LegalDay of={of} />.
    </p>
  );
}
