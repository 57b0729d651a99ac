import {claims} from '../facts';
import type {CodePath} from './schema';

/** Diagram of the trust center: the path of code through a review. */
export const codePath = {
  caption:
    'How one change moves through a review. A security scan follows the same path: findings are kept, and the code is not.',
  stages: [
    {
      icon: 'pullRequest',
      title: 'Read',
      text: 'The agent fetches the change and the surrounding code it needs to understand it.',
      tag: `${claims.encryptionInTransit} in transit`,
    },
    {
      icon: 'eye',
      title: 'Reviewed',
      text: 'The agent reviews the change and comments in the pull request, where your team reads the results.',
      tag: 'Your host’s permissions',
    },
  ],
  kept: {
    icon: 'lock',
    title: 'Findings and settings are kept',
    text: 'We keep the agents’ findings and your settings, so you can come back to them.',
    tag: claims.encryptionAtRest,
  },
  notKept: {
    icon: 'code',
    title: claims.codeNotStored,
    text: 'The agents read it for the review or the scan, and we keep no copy.',
    tag: 'Not stored',
  },
} satisfies CodePath;
