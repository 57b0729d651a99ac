import {brand} from '../brand';
import {claims, disclosure} from '../facts';
import type {Page} from '../schema/page';

/** Content of /contactsupport. */
export const contactSupport = {
  meta: {
    path: '/contactsupport',
    title: 'Contact support',
    description: `Reach ${brand.name} support at any hour, and see which details to include so that our first answer can solve the problem.`,
    heading: 'Tell us what went wrong',
    intro: `${claims.support}, in every time zone. Tell us what you did, what you expected and what you saw instead.`,
    actions: [
      {label: 'Email support', to: '/contactsupport#write'},
      {label: 'Search the help center', to: '/support'},
    ],
  },
  include: {
    heading: 'Before you send your message',
    points: [
      {
        icon: 'lock',
        title: 'What to leave out',
        text: 'Passwords, tokens and customer data. We never need them to help you.',
      },
      {icon: 'eye', title: 'What to include', text: 'The exact error message. A screenshot helps too.'},
    ],
  },
  form: {
    heading: 'Email support',
    intro: 'The more details you include, the fewer questions we need to ask.',
  },
  example: {
    heading: 'How to report a problem',
    intro: 'Here is one problem, reported twice. We can investigate the second report right away.',
    columns: ['Detail', 'Hard to investigate', 'Easy to investigate'],
    rows: [
      {
        topic: 'Where it happened',
        cells: ['In one of our repositories.', 'In the pull request linked below, opened today.'],
      },
      {
        topic: 'What you did',
        cells: ['I used the review as usual.', 'I changed one source file and nothing else.'],
      },
      {
        topic: 'What you expected',
        cells: ['It should work.', 'Comments on the new lines, as in yesterday’s pull request.'],
      },
      {
        topic: 'What you saw',
        cells: ['It doesn’t work anymore.', 'No comments. The check has said “waiting” since about ten this morning.'],
      },
    ],
  },
  elsewhere: {
    heading: 'Other ways to get help',
    points: [
      {
        title: 'How-to questions',
        text: 'Search the FAQ, the docs and the rest of the site in the help center.',
        link: {label: 'Open the help center', to: '/support'},
      },
      {
        title: 'Common questions',
        text: 'Read short answers about plans, permissions and today’s integrations.',
        link: {label: 'Read the FAQ', to: '/faq'},
      },
      {
        title: 'Vulnerabilities',
        text: `Follow our disclosure policy instead of using this form. We acknowledge reports within ${disclosure.acknowledgementHours} hours. If the vulnerability is being exploited or affects your account, write here as well.`,
        link: {label: 'Report a vulnerability', to: '/security'},
      },
    ],
  },
} satisfies Page;
