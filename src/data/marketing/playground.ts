import type {Page} from '../schema/page';

/** /playground */
export const playground = {
  meta: {
    path: '/playground',
    title: 'Playground',
    description:
      'Type a request the way you would put it to an agent and see where it leads. Nothing you type leaves this page.',
    heading: 'Try a request',
    intro:
      'Write what you would ask an agent to do: review a change, look for a vulnerability, sort a ticket. Nothing you type is sent anywhere.',
  },
} satisfies Page;

/** /playgroundresult: an honest preview (contract, "Paths that the specification does not show"). */
export const playgroundResult = {
  meta: {
    path: '/playgroundresult',
    title: 'Playground result',
    description:
      'This is a preview: your text was not sent. See what a real review contains, and start one from your own account.',
    heading: 'This is a preview',
    intro:
      'What you typed stayed in your browser and was not sent anywhere, so no agent has read it. A real review starts once you log in and connect a repository.',
    actions: [
      {label: 'Log in to run a real one', to: 'login'},
      {label: 'Back to the playground', to: '/playground'},
    ],
  },
  contents: {
    heading: 'What a real review gives you',
    points: [
      {
        icon: 'code',
        title: 'Inline comments',
        text: 'Each finding stands at its line in the pull request, with a severity.',
      },
      {
        icon: 'bolt',
        title: 'A suggested change',
        text: 'Where a fix is clear, the comment carries it, ready to be accepted.',
      },
      {
        icon: 'shield',
        title: 'A security verdict',
        text: 'Critical vulnerabilities block the merge until they are resolved.',
      },
    ],
  },
} satisfies Page;
