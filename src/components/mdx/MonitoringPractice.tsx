import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {monitoring as rules} from '../../data/monitoring';

/** States what this build records about visitors and when, from the settings that monitoring itself uses. */
export function MonitoringPractice(): ReactNode {
  const {monitoring, monitoringConsent, monitoringFormValues} = settings;
  if (!monitoring) {
    return (
      <p>
        Monitoring is currently turned off on this site: no part of it is loaded, and nothing is recorded or sent.{' '}
        {monitoringConsent === 'ask' &&
          'We still ask you, so that your answer applies once it is turned on. Before you accept, the identifier is not stored either. '}
        Where it is turned on, it works as follows.
      </p>
    );
  }
  return (
    <>
      <p>
        {monitoringConsent === 'ask'
          ? 'We ask you first. Before you accept, no part of it is loaded, stored or sent. If your browser sends Global Privacy Control, we treat that as a refusal. You can withdraw your consent at any time under Privacy choices in the footer, and the identifier is then deleted.'
          : 'It runs for every visitor once the page has loaded.'}{' '}
        {rules.sessionSampleRate} of 100 visits are recorded, and {rules.sessionReplaySampleRate} of 100 of those can be
        replayed.
      </p>
      <p>
        The records go to our monitoring provider in the United States
        {monitoring.proxy ? ', through a URL of our own' : <> ({monitoring.site})</>}, under the service name{' '}
        {rules.service}. They identify a visitor by the random device identifier alone, with the name “{rules.userName}”
        and no email address
        {monitoringFormValues === 'send' &&
          '; if you request a demo, the records of that request name you, and no other records do'}
        .
      </p>
    </>
  );
}
