import {claims} from '../facts';
import type {Page} from '../schema/page';

/** /enterprise */
export const enterprise = {
  meta: {
    path: '/enterprise',
    title: 'Enterprise',
    description:
      'Ovam AI for organisations: SSO, role-based access, encryption, unlimited pull requests on Pro and help with your review.',
    heading: 'For organisations with many teams and one set of rules',
    intro:
      'Roll the agents out team by team, keep one policy for what blocks a merge, and leave identity and access where they are managed today.',
    actions: [
      {label: 'Trust center', to: '/trust'},
      {label: 'See the plans', to: '/pricing'},
    ],
  },
  needs: {
    heading: 'What large teams ask for',
    points: [
      {
        icon: 'key',
        title: claims.sso,
        text: 'People sign in with the account they have, and lose access when they lose the account.',
      },
      {
        icon: 'users',
        title: claims.accessControl,
        text: 'Who may connect a repository, change a policy or read a finding is set by role.',
      },
      {
        icon: 'lock',
        title: 'Encryption',
        text: `${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit. ${claims.codeNotStored}.`,
      },
      {icon: 'headset', title: claims.support, text: 'Help does not depend on the time zone your team is in.'},
    ],
  },
  form: {
    heading: 'Tell us about your organisation',
    intro: 'How many developers, which tools, and what has to be true before you can start.',
  },
} satisfies Page;
