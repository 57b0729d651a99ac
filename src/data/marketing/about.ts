import {brand} from '../brand';
import {disclosure, offers} from '../facts';
import type {Page} from '../schema/page';

/** /about */
export const about = {
  meta: {
    path: '/about',
    title: 'About',
    description: `Why ${brand.name} builds agents that take over reviews, scans, tickets and incidents, and what you can hold us to.`,
    heading: 'Software teams should spend their days on software',
    intro: `${brand.name} builds agents for the work around the work: reading every pull request, checking every merge, answering the ticket that came in at night. People keep the decisions.`,
    actions: [
      {label: 'See what the agents do', to: '/features'},
      {label: 'Careers', to: '/careers'},
    ],
  },
  /** Above the headline, which answers it. */
  whoWeAre: {heading: 'Who we are'},
  story: {
    heading: 'Our story',
    intro:
      'It began with a pull request, because that is where teams wait for each other. But one change raises more than one question, and each of these became an agent.',
  },
  beliefs: {
    heading: 'What every agent has to do',
    points: [
      {
        title: 'Automate the work that slows you down',
        text: 'An agent takes over what is repeated and rule-bound, such as first reviews, ticket sorting and drafting test cases, and hands back what needs judgement.',
      },
      {
        title: 'Keep your code and data secure',
        text: 'Code is read to be reviewed and is not stored. What is stored is encrypted, and search answers only from what the person who asks may open.',
      },
      {
        title: 'Find, fix and decide faster',
        text: 'A finding comes with its file, its line and a suggested change. An answer comes with its sources, so you can check it before you act on it.',
      },
      {
        title: 'Empower every team',
        text: 'Engineering, security, compliance, IT and support work from the same agents, each with the view and the rights that fit the role.',
      },
    ],
  },
  team: {
    heading: 'Our team',
    intro: 'We would rather tell you what you can hold us to than show you a wall of portraits.',
    points: [
      {
        icon: 'book',
        title: 'We write it down',
        text: 'Every decision comes with its reasons. What changes in the product is in the changelog.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
      {
        icon: 'shieldCheck',
        title: 'We answer security reports on time',
        text: `A report is acknowledged within ${disclosure.acknowledgementHours} hours and validated within ${disclosure.validationBusinessDays} business days.`,
        link: {label: 'Vulnerability disclosure policy', to: '/security'},
      },
      {
        icon: 'calendar',
        title: 'We do not surprise you',
        text: `Should a price change, you hear of it ${offers.priceChangeNoticeDays} days before.`,
        link: {label: 'See the plans', to: '/pricing'},
      },
    ],
  },
} satisfies Page;
