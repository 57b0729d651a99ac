import {brand} from '../brand';
import {claims, disclosure} from '../facts';
import type {Page} from '../schema/page';

/** /contactsupport */
export const contactSupport = {
  meta: {
    path: '/contactsupport',
    title: 'Contact support',
    description: `Reach ${brand.name} support at any hour, and see what to send along so that the first answer can be the last.`,
    heading: 'Tell us where it went wrong',
    intro: `${claims.support}, whatever time it is where you are. Tell us what you did, what you expected and what you saw instead.`,
    actions: [
      {label: 'Write to support', to: '/contactsupport#write'},
      {label: 'Search the help centre', to: '/support'},
    ],
  },
  include: {
    heading: 'Before you send it',
    points: [
      {
        icon: 'lock',
        title: 'Leave out',
        text: 'Passwords, tokens and customer data: we never need them to help you.',
      },
      {icon: 'eye', title: 'Put in', text: 'The error message, word for word. A picture of the screen helps too.'},
    ],
  },
  form: {
    heading: 'Write to support',
    intro: 'The more of these details your message holds, the fewer questions come back.',
  },
  example: {
    heading: 'What helps us help you',
    intro: 'The same problem, reported twice. The second one can be looked into at once.',
    columns: ['Say', 'Hard to look into', 'Easy to look into'],
    rows: [
      {
        topic: 'Where it was',
        cells: ['In one of our repositories.', 'In the pull request whose link is below, opened today.'],
      },
      {
        topic: 'What you did',
        cells: ['I used the review as usual.', 'I changed one source file, and nothing else.'],
      },
      {
        topic: 'What you expected',
        cells: ['It to work.', 'Comments on the new lines, as in yesterday’s pull request.'],
      },
      {
        topic: 'What you saw',
        cells: ['It does not work any more.', 'No comments. The check says “waiting”, since about ten in the morning.'],
      },
    ],
  },
  elsewhere: {
    heading: 'Perhaps it is answered already',
    points: [
      {
        title: 'You want to know how something is done',
        text: 'The help centre searches questions, documentation and pages at once.',
        link: {label: 'Help centre', to: '/support'},
      },
      {
        title: 'You have a question that others had before you',
        text: 'Plans, permissions, what is integrated today.',
        link: {label: 'FAQ', to: '/faq'},
      },
      {
        title: 'You found a vulnerability',
        text: `Report it as the policy says, not in the form: it is acknowledged within ${disclosure.acknowledgementHours} hours. If somebody is using it right now, or your own account is affected, write here as well.`,
        link: {label: 'Report a vulnerability', to: '/security'},
      },
    ],
  },
} satisfies Page;
