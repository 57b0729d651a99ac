import type {Page} from '../schema/page';
import {integratedToday} from '../tools';

/** Texts of /playground. Those of its input box are in `home/tryIt.ts`. */
export const playground = {
  meta: {
    path: '/playground',
    title: 'Playground',
    description:
      'Type a task the way you’d give it to an agent and see an example of an answer. Nothing you type is sent anywhere.',
    heading: 'Try the playground',
    intro: 'Write a task that you’d hand to a colleague, and see an example answer.',
  },
  requests: {
    heading: 'How to describe a task',
    intro: 'Agents give better answers when you say what, where and when.',
    columns: ['Topic', 'Instead of', 'Write'],
    rows: [
      {topic: 'Code', cells: ['Check my code', 'Review the pull request that changes how sessions expire']},
      {
        topic: 'Security',
        cells: ['Are we safe?', 'List the critical findings from this week’s dependency updates'],
      },
      {topic: 'Search', cells: ['Why is it slow', 'Why did checkout time out on Tuesday, and who investigated it?']},
      {topic: 'IT service', cells: ['VPN broken', 'Since this morning, the VPN drops after ten minutes on macOS']},
    ],
  },
} satisfies Page;

/** /playgroundresult: an example answer, labeled as such (contract, "Paths that the specification does not show"). */
export const playgroundResult = {
  meta: {
    path: '/playgroundresult',
    title: 'Playground result',
    description:
      'This is an example answer. Your text was not sent. See what a real review contains, and start one from your own account.',
    heading: 'This is an example',
    intro:
      'Your text stayed in your browser and was not sent anywhere, so no agent has read it. You’re looking at a made-up example that is the same for every visitor.',
    actions: [
      {label: 'Log in to run a real review', to: 'login'},
      {label: 'Back to the playground', to: '/playground'},
    ],
  },
  example: {
    heading: 'What an answer contains',
    points: [
      {
        title: 'A comment on the line',
        text: 'You read it in the pull request, where your team discusses the change, not in a separate report.',
      },
      {
        title: 'A severity rating',
        text: 'Every finding has a severity. Critical vulnerabilities can block the merge while they’re open.',
      },
      {
        title: 'A suggested fix',
        text: 'Where the fix is clear, the comment includes the change. You accept it or explain why not.',
      },
    ],
  },
  real: {
    heading: 'Run a real review',
    steps: [
      {title: 'Log in', text: 'Create an account in the app, or log in if you have one.'},
      {
        title: 'Connect a repository',
        text: `Sign in with ${integratedToday} via OAuth, and choose which repositories to connect.`,
      },
      {title: 'Open a pull request', text: 'The review starts automatically.'},
    ],
  },
} satisfies Page;
