import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {leadStorage} from '../../data/privacy/leadStorage';

/** States how long the lead service stores a demo request and the hash of a visitor's address. */
export function LeadRecords(): ReactNode {
  const {leadKeepDays} = settings;
  const {visitorHashDays} = leadStorage;
  const hashDays = `${visitorHashDays} ${visitorHashDays === 1 ? 'day' : 'days'}`;
  return (
    <p>
      {`We delete your request after ${leadKeepDays} days. To limit abuse, we store the address that it comes from for ${hashDays}, only as a hash from which it cannot be read.`}
    </p>
  );
}
