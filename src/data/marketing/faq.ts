import {claims, integratedToday, offers} from '../facts';
import type {Page} from '../schema/page';

/** /faq */
export const faq = {
  meta: {
    path: '/faq',
    title: 'FAQ',
    description: 'Short answers about the free trial, prices, integrations, where your code goes and how to cancel.',
    heading: 'Frequently asked questions',
    intro: 'Short answers to what people ask before they start. For anything else, support answers around the clock.',
    actions: [{label: 'Contact support', to: '/contactsupport'}],
  },
  questions: {
    heading: 'Before you start',
    points: [
      {
        title: 'Can I try it before paying?',
        text: `Yes. The free trial runs for ${offers.freeTrialDays} days. ${claims.noCreditCard}.`,
      },
      {
        title: 'What does it cost?',
        text: `Pricing starts from $${offers.faqPriceFrom}/month. The plans page shows what each plan includes.`,
        link: {label: 'See the plans', to: '/pricing'},
      },
      {
        title: 'Which source hosts are integrated?',
        text: `Today it is ${integratedToday}: you connect repositories through its OAuth sign-in.`,
      },
      {
        title: 'Do you store my code?',
        text: `No. ${claims.codeNotStored}: it is read for the review or the scan and not kept.`,
        link: {label: 'Trust center', to: '/trust'},
      },
      {
        title: 'Can prices change while I am subscribed?',
        text: `They can, and you get ${offers.priceChangeNoticeDays} days’ notice before a change applies to you.`,
      },
      {title: 'How do I cancel?', text: `${claims.cancelAnytime}: you end the plan yourself in the app.`},
    ],
  },
} satisfies Page;
