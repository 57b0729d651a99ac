import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {monitoring as rules} from '../../data/facts';

/** What this build of the site records about its visitors, and when: from the settings that monitoring itself uses. */
export function MonitoringPractice(): ReactNode {
  const {monitoring, monitoringConsent, monitoringFormValues} = settings;
  if (!monitoring) {
    return (
      <p>
        On this site monitoring is switched off at the moment: nothing of it is loaded and nothing is recorded or sent.{' '}
        {monitoringConsent === 'ask' &&
          'You are asked all the same, so that your answer holds once it is switched on; before you accept, the identifier is not kept either. '}
        Where it is switched on, it works as follows.
      </p>
    );
  }
  return (
    <>
      <p>
        {monitoringConsent === 'ask'
          ? 'We ask you first. Before you accept, nothing of it is loaded, stored or sent; a browser that sends Global Privacy Control counts as a no. Privacy choices in the footer takes your consent back at any time, and the identifier is deleted then.'
          : 'It runs for every visitor once the page has loaded.'}{' '}
        {rules.sessionSampleRate} of 100 visits are recorded, and {rules.sessionReplaySampleRate} of 100 of those can be
        replayed.
      </p>
      <p>
        The records go to our monitoring provider in the United States
        {monitoring.proxy ? ', by way of an address of our own' : <> ({monitoring.site})</>}, under the service name{' '}
        {rules.service}. They know a visitor by the random device identifier alone, with the name “{rules.userName}” and
        no email address
        {monitoringFormValues === 'send' &&
          '; whoever asks for a demo is named in the records of that request and in no others'}
        .
      </p>
    </>
  );
}
