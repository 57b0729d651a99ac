import {claims} from '../facts';
import type {FeatureCard} from '../schema/home';
import type {SectionHead} from '../schema/text';

/** What stands above the confidentiality cards. */
export const confidentialityHead = {
  heading: 'Your code stays yours',
  intro: 'Before you connect a repository you will want to know who can read it, and what remains. This is the answer.',
} satisfies SectionHead;

/** What happens to code and data: the claims of the specification's section 1, each with what it means. */
export const confidentiality = [
  {
    icon: 'code',
    title: claims.codeNotStored,
    text: 'The agents read what a review needs while they work on it. They keep no copy of your repository.',
  },
  {
    icon: 'lock',
    title: claims.encryptionAtRest,
    text: 'What has to be kept, such as settings and findings, is encrypted on disk.',
  },
  {
    icon: 'shieldCheck',
    title: `${claims.encryptionInTransit} in transit`,
    text: 'Traffic between your tools, your browser and the agents is encrypted on the way.',
  },
  {
    icon: 'users',
    title: claims.accessControl,
    text: 'A role decides who sees findings in the app, who changes settings and who connects a tool.',
  },
  {
    icon: 'key',
    title: claims.sso,
    text: 'People sign in with the account that your company already manages.',
  },
  {
    icon: 'eye',
    title: claims.permissionAware,
    text: 'An answer draws only on what the person who asks may open already.',
  },
] satisfies FeatureCard[];
