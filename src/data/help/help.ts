import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, disclosure, frameworks, offers} from '../facts';
import {plans} from '../plans';
import {startupPlan} from '../pricing/startupPlan';
import {integratedToday} from '../tools';
import type {HelpBox, HelpCategory} from './schema';

const {startup, freeTrialDays} = offers;

/** Texts of the help center's search box, which searches the whole site. */
export const helpBox = {
  label: 'Search the help center',
  placeholder: 'Type a question or a keyword',
  examples: ['free trial', 'SSO', 'credits', 'Jira', 'code stored'],
  person: {
    title: 'Talk to a person',
    text: `${claims.support}. Tell us what you did and what you saw, and our team takes it from there.`,
    link: {label: 'Contact support', to: '/contactsupport'},
  },
} satisfies HelpBox;

/** The four cards of the help center (specification, section 2). */
export const helpCategories = [
  {
    icon: 'compass',
    title: 'Getting Started',
    text: 'From sign-up to the first comment on a pull request.',
    topics: [
      {
        title: 'Connect your first repository',
        text: `Create an account, sign in to ${integratedToday} through OAuth, choose a repository and open a pull request.`,
        to: '/docs/getting-started/connect-a-repository',
      },
      {
        title: `${freeTrialDays}-day free trial`,
        text: `How long you can try ${brand.name} before you pay. ${claims.noCreditCard}.`,
        to: '/faq#free-trial',
      },
      {
        title: 'Connect your tools',
        text: 'Integrations, what agents can read and where they can act, Jira tickets, and whose permissions apply.',
        to: '/docs#integrations',
      },
      {
        title: 'Step-by-step guides',
        text: 'Introduce reviews to a team, decide which severities block a merge, and prepare for a SOC2 audit.',
        to: '/docs#guides--tutorials',
      },
    ],
  },
  {
    icon: 'creditCard',
    title: 'Account & Billing',
    text: 'Prices, plan limits, invoices and how to cancel.',
    topics: [
      {
        title: 'Plans and prices',
        text: `Compare ${formatList(plans.map(({name}) => name))}: price, credits, rollover, pull requests, QA and deployments, billed monthly or yearly.`,
        to: '/pricing',
      },
      {
        title: 'Ask about invoices and receipts',
        text: 'Get an invoice or a receipt, or correct the name, address or VAT number.',
        to: '/contactsupport',
      },
      {
        title: 'Startup program',
        text: `${startup.discountPercent}% off ${startupPlan.name} for ${startup.discountMonths} months, a discount for young companies.`,
        to: '/startup',
      },
      {
        title: 'Enterprise',
        text: `For larger organizations: single sign-on (${claims.sso}), ${claims.accessControl.toLowerCase()}, and terms for many developers.`,
        to: '/enterprise',
      },
      {
        title: 'Terms and conditions',
        text: `The contract for your subscription: payment, how to cancel, and ${offers.priceChangeNoticeDays} days’ notice before a price changes.`,
        to: '/termsandconditions',
      },
    ],
  },
  {
    icon: 'headset',
    title: 'Technical Support',
    text: 'Report a problem, see what changed or read the API reference.',
    topics: [
      {
        title: 'Contact support',
        text: `Report a bug, an error or an outage, or ask for help. ${claims.support}.`,
        to: '/contactsupport',
      },
      {
        title: 'Report a vulnerability',
        text: `How to disclose a security problem. Reports are acknowledged within ${disclosure.acknowledgementHours} hours and validated within ${disclosure.validationBusinessDays} business days.`,
        to: '/security',
      },
      {
        title: 'Changelog',
        text: 'What’s new, improved and fixed, month by month.',
        to: '/changelog',
      },
      {
        title: 'API reference',
        text: 'Requests, responses, errors, limits and feeds for your own code.',
        to: '/docs#api-reference',
      },
    ],
  },
  {
    icon: 'grid',
    title: 'Product Features',
    text: 'What each agent does, and how it handles your data.',
    topics: [
      {
        title: 'What each agent does',
        text: 'Code review, security scanning, data, Support Agent, search, ITSM and voice, and where the results appear.',
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
        text: `What the checks for ${formatList(frameworks)} look for, and what they don’t replace.`,
        to: '/trust#compliance',
      },
    ],
  },
] satisfies HelpCategory[];
