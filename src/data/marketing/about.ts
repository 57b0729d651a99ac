import type {Page} from '../schema/page';

/** /about */
export const about = {
  meta: {
    path: '/about',
    title: 'About',
    description:
      'Why Ovam AI builds agents that take over reviews, scans, tickets and incidents, and how we decide what they may do.',
    heading: 'Software teams should spend their days on software',
    intro:
      'Ovam AI builds agents for the work around the work: reading every pull request, checking every merge, answering the ticket that came in at night. People keep the decisions.',
    actions: [
      {label: 'See what the agents do', to: '/features'},
      {label: 'Careers', to: '/careers'},
    ],
  },
  beliefs: {
    heading: 'What we hold ourselves to',
    intro: 'Four things that every agent has to do before we ship it.',
    points: [
      {
        icon: 'bolt',
        title: 'Automate the work that slows you down',
        text: 'An agent takes over what is repeated and rule-bound, such as first reviews, ticket sorting and regression checks, and hands back what needs judgement.',
      },
      {
        icon: 'lock',
        title: 'Keep your code and data secure',
        text: 'Code is read to be reviewed and is not stored. What is stored is encrypted, and every answer respects the permissions of the person who asks.',
      },
      {
        icon: 'search',
        title: 'Find, fix and decide faster',
        text: 'A finding comes with its file, its line and a suggested change. An answer comes with its sources, so you can check it before you act on it.',
      },
      {
        icon: 'users',
        title: 'Empower every team',
        text: 'Engineering, security, compliance, IT and support work from the same agents, each with the view and the rights that fit the role.',
      },
    ],
  },
  story: {
    heading: 'Where it begins',
    intro:
      'Our story begins at the pull request, because that is where teams wait for each other. A review raises other questions: is this safe, is it tested, who is waiting for it, who answers when it breaks? Each of those questions became an agent.',
  },
} satisfies Page;
