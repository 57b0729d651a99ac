import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, disclosure, frameworks, offers} from '../facts';
import {plans} from '../plans';
import {startupPlan} from '../pricing/startupPlan';
import type {HelpBox, HelpCategory} from '../schema/help';
import {integratedToday} from '../tools';

const {startup, freeTrialDays} = offers;

/** What the help centre's search box says; it finds what the site's search finds. */
export const helpBox = {
  label: 'Search the help',
  placeholder: 'A question or a word',
  examples: ['free trial', 'SSO', 'credits', 'Jira', 'code stored'],
  person: {
    title: 'Rather ask a person?',
    text: `${claims.support}: say what you did and what you saw, and somebody takes it from there.`,
    link: {label: 'Contact support', to: '/contactsupport'},
  },
} satisfies HelpBox;

/** The help centre's four cards (specification, section 2). */
export const helpCategories = [
  {
    icon: 'compass',
    title: 'Getting Started',
    text: 'From an account to the first comment on a pull request.',
    topics: [
      {
        title: 'Connect your first repository',
        text: `Create an account, sign in to ${integratedToday} through OAuth, choose a repository and open a pull request.`,
        to: '/docs/getting-started/connect-a-repository',
      },
      {
        title: `The ${freeTrialDays}-day free trial`,
        text: `How long you can try ${brand.name} before paying. ${claims.noCreditCard}.`,
        to: '/faq#free-trial',
      },
      {
        title: 'Connect your tools',
        text: 'Which integrations there are, what agents may read from and act in, Jira tickets, and whose permissions count.',
        to: '/docs#integrations',
      },
      {
        title: 'Guides, one task at a time',
        text: 'Introduce reviews to a team, decide which severities block a merge, prepare for a SOC2 audit.',
        to: '/docs#guides--tutorials',
      },
    ],
  },
  {
    icon: 'creditCard',
    title: 'Account & Billing',
    text: 'What it costs, what is included and what cancelling means.',
    topics: [
      {
        title: 'Plans and prices',
        text: `Compare ${inWords(plans.map(({name}) => name))}: price, credits, rollover, pull requests, QA and deployments, billed monthly or yearly.`,
        to: '/pricing',
      },
      {
        title: 'An invoice or a receipt',
        text: 'Ask for one, or for a correction: name, address or VAT number.',
        to: '/contactsupport',
      },
      {
        title: 'Startup program',
        text: `${startup.discountPercent}% off ${startupPlan.name} for ${startup.discountMonths} months, a discount for young companies.`,
        to: '/startup',
      },
      {
        title: 'Larger organisations',
        text: `Enterprise: single sign-on (${claims.sso}), ${claims.accessControl.toLowerCase()}, and terms for many developers.`,
        to: '/enterprise',
      },
      {
        title: 'Terms and conditions',
        text: `The contract: subscription, payment, cancelling, and ${offers.priceChangeNoticeDays} days’ notice before a price changes.`,
        to: '/termsandconditions',
      },
    ],
  },
  {
    icon: 'headset',
    title: 'Technical Support',
    text: 'Something fails, looks wrong or needs an answer.',
    topics: [
      {
        title: 'Contact support',
        text: `Report a bug, an error or an outage, or ask for help: ${claims.support}.`,
        to: '/contactsupport',
      },
      {
        title: 'Report a vulnerability',
        text: `How to disclose a security problem: acknowledged within ${disclosure.acknowledgementHours} hours, validated within ${disclosure.validationBusinessDays} business days.`,
        to: '/security',
      },
      {
        title: 'What changed lately',
        text: 'The changelog: what is new, improved and fixed, month by month.',
        to: '/changelog',
      },
      {
        title: 'API reference',
        text: 'For your own code: requests, answers, errors, limits and feeds.',
        to: '/docs#api-reference',
      },
    ],
  },
  {
    icon: 'grid',
    title: 'Product Features',
    text: 'What each agent takes over, and how it treats your data.',
    topics: [
      {
        title: 'What each agent does',
        text: 'Code review, security scanning, data, Support Agent, search, ITSM and voice, and where each one’s work appears.',
        to: '/docs#core-features',
      },
      {
        title: 'QA previews and test cases',
        text: 'Preview environments for a change, and generated test cases.',
        to: '/features#qa-previews',
      },
      {
        title: 'How your code and data are protected',
        text: `Trust center, security: ${claims.codeNotStored.toLowerCase()}, encryption, ${claims.accessControl.toLowerCase()}, ${claims.sso}, ${claims.permissionAware.toLowerCase()}, privacy and personal data.`,
        to: '/trust',
      },
      {
        title: 'Compliance checks',
        text: `What the checks for ${inWords(frameworks)} look at, and what they do not replace.`,
        to: '/trust#compliance',
      },
    ],
  },
] satisfies HelpCategory[];
