import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {leadStorage} from '../../data/privacy/leadStorage';

/** States what the lead service stores with a demo request, and for how long. */
export function LeadRecords(): ReactNode {
  const {leadAttribution, leadKeepDays, monitoringConsent} = settings;
  const {visitorHashDays} = leadStorage;
  const hashDays = `${visitorHashDays} ${visitorHashDays === 1 ? 'day' : 'days'}`;
  return (
    <p>
      {leadAttribution &&
        `We also receive how your visit began${monitoringConsent === 'ask' ? ', if you agreed to be recorded' : ''}: its first page, the site that linked to it, and the campaign parameters of the link. `}
      {`We delete your request after ${leadKeepDays} days. To limit abuse, we store the address that it comes from for ${hashDays}, only as a hash from which it cannot be read.`}
    </p>
  );
}
