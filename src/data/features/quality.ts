import {inWords} from '../../lib/format';
import {frameworks} from '../facts';
import type {DeployStep, FeaturePart} from '../schema/feature';
import type {FeatureCard} from '../schema/home';
import {integratedToday, whereTheyStand} from '../tools';

/*
 * What QA gets with each pull request (specification, section 2: "the QA-preview and test-case page content").
 */

export const previewFeature = {
  id: 'qa-previews',
  icon: 'eye',
  name: 'QA previews',
  claim: 'Try the change instead of reading about it',
  text: 'Each pull request runs in a preview environment of its own. Testers, designers and whoever asked for the change open an address and click through it.',
} satisfies FeaturePart;

/** From the push to the merge. */
export const deploySteps = [
  {
    number: 1,
    headline: 'You open a pull request',
    content: `In a repository that you connected through ${integratedToday}. There is nothing to request and no form to fill in.`,
  },
  {
    number: 2,
    headline: 'Its preview comes up',
    content: 'The changed app runs at its own address, apart from the one that your customers use.',
  },
  {
    number: 3,
    headline: 'Test cases are written',
    content: 'From the change itself: to run, to cross out or to add to.',
  },
  {
    number: 4,
    headline: 'QA looks, you merge',
    content: 'With the preview tried, the tests run and the checks done, the decision is a short one. It stays yours.',
  },
] satisfies DeployStep[];

export const testsFeature = {
  id: 'test-cases',
  icon: 'flask',
  name: 'Test cases',
  claim: 'The list you would have written, already there',
  text: 'Test cases are generated from what changed: the expected path, the edges, and what happens when something fails. A case that was run and failed says what was expected and what came back.',
  link: {label: 'More on previews and test cases', to: '/docs/core-features/qa-previews-and-test-cases'},
} satisfies FeaturePart;

export const checksFeature = {
  id: 'checks',
  icon: 'shieldCheck',
  name: 'Checks',
  claim: 'What else is checked before the merge',
  text: 'Passing QA is one half. The same pull request is also checked for what an auditor would ask about it later.',
  link: {label: 'More on compliance checks', to: '/docs/security-compliance/compliance-checks'},
} satisfies FeaturePart;

export const checkCards = [
  {
    icon: 'shieldCheck',
    title: 'Compliance checks',
    text: `For ${inWords(frameworks)}, on each change as it is made.`,
  },
  {icon: 'lock', title: 'Merge blocking', text: 'While a critical vulnerability is open, the merge waits.'},
  {
    icon: 'ticket',
    title: 'Jira tickets',
    text: `A finding becomes a ticket, so that it gets an owner and a place in the plan. ${whereTheyStand(['Jira'])}.`,
  },
] satisfies FeatureCard[];
