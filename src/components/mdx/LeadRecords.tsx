import type {ReactNode} from 'react';
import {leadStorage} from '../../data/privacy/leadStorage';

/** States how long the lead service stores a demo request and the hash of a visitor's address. */
export function LeadRecords(): ReactNode {
  const {keepDays, visitorHashDays} = leadStorage;
  const hashDays = `${visitorHashDays} ${visitorHashDays === 1 ? 'day' : 'days'}`;
  return (
    <p>
      {`We delete your request after ${keepDays} days. To limit abuse, we store the address that it comes from for ${hashDays}, only as a hash from which it cannot be read.`}
    </p>
  );
}
