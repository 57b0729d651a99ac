import {claims} from '../facts';
import type {CodePath} from '../schema/trust';

/** The trust center's figure: what happens to code on its way through a review. */
export const codePath = {
  caption:
    'The path of one change through a review. A security scan takes the same path: what it finds is kept, the code it read is not.',
  stages: [
    {
      icon: 'pullRequest',
      title: 'Read',
      text: 'The agent fetches the change, and around it what it needs to understand the change.',
      tag: `${claims.encryptionInTransit} in transit`,
    },
    {
      icon: 'eye',
      title: 'Reviewed',
      text: 'It works through the change and writes its comments into the pull request, where your team reads them.',
      tag: 'Your host’s permissions',
    },
  ],
  kept: {
    icon: 'lock',
    title: 'Findings and settings are kept',
    text: 'What was found and how the agents are set up, so that you can come back to it.',
    tag: claims.encryptionAtRest,
  },
  notKept: {
    icon: 'code',
    title: claims.codeNotStored,
    text: 'It is read for the review or the scan, and no copy of it remains with us.',
    tag: 'Not stored',
  },
} satisfies CodePath;
