import {formatList} from '../../lib/format';
import {frameworks} from '../facts';
import type {FeatureCard} from '../home/schema';
import {integratedToday, isIntegrated} from '../tools';
import type {DeployStep, FeaturePart} from './schema';

/*
 * QA features of each pull request (specification, section 2: "the QA-preview and test-case page content").
 */

export const previewFeature = {
  id: 'qa-previews',
  icon: 'eye',
  name: 'QA previews',
  claim: 'Try the change before you merge it',
  text: 'Each pull request runs in a preview environment of its own. Testers, designers and product owners open a URL and click through the change.',
} satisfies FeaturePart;

/** Steps from the push to the merge. */
export const deploySteps = [
  {
    number: 1,
    headline: 'You open a pull request',
    content: `Use a repository that you connected through ${integratedToday}. There’s nothing to request and no form to fill in.`,
  },
  {
    number: 2,
    headline: 'The preview starts',
    content: 'The changed app runs at its own URL, separate from the one your customers use.',
  },
  {
    number: 3,
    headline: 'Test cases are ready',
    content: 'They come from the change itself. Run them, remove them or add your own.',
  },
  {
    number: 4,
    headline: 'QA tests, you merge',
    content: 'With the preview, tests and checks done, you can decide quickly.',
  },
] satisfies DeployStep[];

export const testsFeature = {
  id: 'test-cases',
  icon: 'flask',
  name: 'Test cases',
  claim: 'Start with a ready list of test cases',
  text: 'Test cases are generated from what changed: the expected path, the edge cases and the failures. A failed case shows the expected and the actual result.',
  link: {label: 'Read the docs on test cases', to: '/docs/core-features/qa-previews-and-test-cases'},
} satisfies FeaturePart;

export const checksFeature = {
  id: 'checks',
  icon: 'shieldCheck',
  name: 'Checks',
  claim: 'Compliance and security checks before the merge',
  text: 'The same pull request is also checked against the rules that auditors ask about.',
  link: {label: 'Read the docs on compliance checks', to: '/docs/security-compliance/compliance-checks'},
} satisfies FeaturePart;

export const checkCards = [
  {
    icon: 'shieldCheck',
    title: 'Compliance checks',
    text: `Each change is checked against ${formatList(frameworks)} as you make it.`,
  },
  {
    icon: 'lock',
    title: 'Merge blocking',
    text: 'Once a branch rule requires the scan’s check, an open critical vulnerability blocks the merge.',
  },
  {
    icon: 'ticket',
    title: 'Jira tickets',
    text: `${isIntegrated('Jira') ? 'Turn' : 'Planned: turn'} a finding into a Jira ticket with an owner and a place in your backlog.`,
  },
] satisfies FeatureCard[];
