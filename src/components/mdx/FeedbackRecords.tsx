import type {ReactNode} from 'react';
import {settings} from '../../client/settings';
import {feedbackStorage} from '../../data/privacy/feedbackStorage';

/** States what the lead service stores of answers, searches and violations, why, and for how long. */
export function FeedbackRecords(): ReactNode {
  return (
    <>
      <p>
        If you answer “Was this page helpful?” and send it, we store your answer, the text with it, the page and the
        time, to improve the page.
      </p>
      <p>
        {`When you close the search in the header, we receive the words of searches without a result, and which result you opened${settings.monitoringConsent === 'ask' ? ', if you agreed to be recorded' : ''}: at most ten searches per visit, without email addresses and long numbers. We use them to improve the search. If something on a page is blocked for security, your browser reports the rule, the origin of what was blocked and the page, which lets us find faults and attacks.`}
      </p>
      <p>{`We store none of this with your IP address, and delete it after ${feedbackStorage.keepDays} days.`}</p>
    </>
  );
}
