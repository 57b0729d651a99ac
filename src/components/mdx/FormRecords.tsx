import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {FeedbackRecords} from './FeedbackRecords';

/** States which values of the demo form monitoring records contain in this build, and what the site stores of feedback. */
export function FormRecords(): ReactNode {
  const {monitoringFormValues} = settings;
  const forms = (
    <p>
      Where monitoring runs, submitting the form also creates a record of it, so that a failed request is not lost.{' '}
      {monitoringFormValues === 'send'
        ? 'The record contains what you entered, the page and the time.'
        : 'The record contains the names of the completed fields, the page and the time, but nothing of what you entered.'}
    </p>
  );
  if (!process.env.SITE_FEEDBACK) return forms;
  return (
    <>
      {forms}
      <FeedbackRecords />
    </>
  );
}
