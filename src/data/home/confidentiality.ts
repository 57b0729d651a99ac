import {claims} from '../facts';
import type {SectionHead} from '../schema/text';
import type {FeatureCard} from './schema';

/** Heading and intro above the confidentiality cards. */
export const confidentialityHead = {
  heading: 'Your code stays yours',
  intro: 'Before you connect a repository, check who can read your code and what we keep.',
} satisfies SectionHead;

/** Cards that explain the claims on code and data (specification, section 1). */
export const confidentiality = [
  {
    icon: 'code',
    title: claims.codeNotStored,
    text: 'Agents read the code that a review needs while they work on it. They keep no copy of your repository.',
  },
  {
    icon: 'lock',
    title: claims.encryptionAtRest,
    text: 'Stored data, such as settings and findings, is encrypted on disk.',
  },
  {
    icon: 'shieldCheck',
    title: `${claims.encryptionInTransit} in transit`,
    text: 'Traffic between your tools, your browser and the agents is encrypted.',
  },
  {
    icon: 'users',
    title: claims.accessControl,
    text: 'Roles control who can see findings in the app, change settings and connect tools.',
  },
  {
    icon: 'key',
    title: claims.sso,
    text: 'Your team logs in with the accounts your company already manages.',
  },
  {
    icon: 'eye',
    title: claims.permissionAware,
    text: 'Answers use only the sources that the user asking can already open.',
  },
] satisfies FeatureCard[];
