import type {Page} from '../schema/page';

/** /contactsupport */
export const contactSupport = {
  meta: {
    path: '/contactsupport',
    title: 'Contact support',
    description:
      'Reach Ovam AI support at any hour, and see what to send along so that the first answer can be the last.',
    heading: 'Contact support',
    intro: 'Support is there 24/7. Tell us what you were doing, what you expected and what happened instead.',
    actions: [
      {label: 'Read the FAQ', to: '/faq'},
      {label: 'Open the docs', to: '/docs'},
    ],
  },
  include: {
    heading: 'What helps us answer quickly',
    points: [
      {
        icon: 'pullRequest',
        title: 'Where it happened',
        text: 'The repository and the pull request, or the agent and the time of the call or ticket.',
      },
      {icon: 'eye', title: 'What you saw', text: 'The message word for word, or a picture of the screen.'},
      {
        icon: 'lock',
        title: 'What to leave out',
        text: 'Passwords, tokens and customer data: we never need them to help you.',
      },
    ],
  },
  form: {
    heading: 'Write to support',
    intro: 'The more of this your message holds, the fewer questions come back.',
  },
} satisfies Page;
