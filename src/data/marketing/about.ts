import {brand} from '../brand';
import {disclosure, offers} from '../facts';
import type {Page} from '../schema/page';

/** Content of /about. */
export const about = {
  meta: {
    path: '/about',
    title: 'About',
    description: `Why ${brand.name} builds agents for reviews, scans, tickets and incidents, what question each one answers and which commitments you can hold us to.`,
    heading: 'We build agents so your team can build software',
    intro: `${brand.name} builds agents that review and scan every pull request and answer the tickets that come in at night. Your team keeps the decisions.`,
    actions: [
      {label: 'Explore the agents', to: '/features'},
      {label: 'View careers', to: '/careers'},
    ],
  },
  /** Label above the heading. */
  whoWeAre: {heading: 'Who we are'},
  story: {
    heading: 'Our story',
    intro:
      'We started with pull requests, where teams wait on each other. Every change raises several questions, and we built an agent to answer each one.',
  },
  beliefs: {
    heading: 'What every agent must do',
    points: [
      {
        title: 'Automate the work that slows you down',
        text: 'Agents take over repetitive, rule-bound work such as first reviews, ticket sorting and drafting test cases. They leave decisions that need judgment to your team.',
      },
      {
        title: 'Keep your code and data secure',
        text: 'Agents read code to review it, and code is not stored. Stored data is encrypted, and search answers use only sources that the user is allowed to open.',
      },
      {
        title: 'Find, fix and decide faster',
        text: 'A finding names the file and the line and suggests a change. An answer comes with its sources, so you can check it before you act on it.',
      },
      {
        title: 'Empower every team',
        text: 'Engineering, security, compliance, IT and support teams use the same agents. Each team has the view and the permissions that fit its role.',
      },
    ],
  },
  team: {
    heading: 'Our team',
    intro: 'These are the commitments you can hold our team to.',
    points: [
      {
        icon: 'book',
        title: 'We document decisions',
        text: 'We write down the reasons for each decision. The changelog lists what changes in the product.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
      {
        icon: 'shieldCheck',
        title: 'We answer security reports on time',
        text: `We acknowledge a report within ${disclosure.acknowledgementHours} hours and validate it within ${disclosure.validationBusinessDays} business days.`,
        link: {label: 'Vulnerability disclosure policy', to: '/security'},
      },
      {
        icon: 'calendar',
        title: 'We announce price changes',
        text: `You get ${offers.priceChangeNoticeDays} days’ notice before a price changes.`,
        link: {label: 'View pricing', to: '/pricing'},
      },
    ],
  },
} satisfies Page;
