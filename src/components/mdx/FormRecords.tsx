import type {ReactNode} from 'react';
import {settings} from '../../client/settings';

/** What of the demo form goes into monitoring records in this build of the site. */
export function FormRecords(): ReactNode {
  const {monitoringFormValues} = settings;
  return (
    <p>
      Where monitoring runs, sending the form also creates a record of it, so that a request that failed is not lost.{' '}
      {monitoringFormValues === 'send'
        ? 'The record contains what you entered, the page and the time.'
        : 'The record says which fields were filled in, the page and the time, and nothing of what you entered.'}
    </p>
  );
}
