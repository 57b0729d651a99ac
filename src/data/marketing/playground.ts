import type {Page} from '../schema/page';
import {integratedToday} from '../tools';

/** /playground; what its box says: `tryIt.ts`. */
export const playground = {
  meta: {
    path: '/playground',
    title: 'Playground',
    description:
      'Type a request the way you would put it to an agent and see an example of an answer. Nothing you type is sent anywhere.',
    heading: 'Try a request',
    intro: 'One box. Write what you would hand to a colleague, and see an example of an answer.',
  },
  requests: {
    heading: 'Say what, where and when',
    intro: 'An agent does better with the three things that a colleague would ask you for first.',
    columns: ['For', 'Instead of', 'Write'],
    rows: [
      {topic: 'Code', cells: ['Check my code', 'Review the pull request that changes how sessions expire']},
      {
        topic: 'Security',
        cells: ['Are we safe?', 'List the critical findings that came in with this week’s dependency updates'],
      },
      {topic: 'Search', cells: ['Why is it slow', 'Why did checkout time out on Tuesday, and who looked into it?']},
      {topic: 'IT service', cells: ['VPN broken', 'The VPN drops after ten minutes on macOS since this morning']},
    ],
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
      'What you typed stayed in your browser and was not sent anywhere, so no agent has read it. What you see here is an example, made up beforehand and the same for everybody.',
    actions: [
      {label: 'Log in to run a real one', to: 'login'},
      {label: 'Back to the playground', to: '/playground'},
    ],
  },
  example: {
    heading: 'What an answer looks like',
    points: [
      {
        title: 'It comments on the line',
        text: 'Not in a report somewhere else: in the pull request, where the change is discussed anyway.',
      },
      {
        title: 'It says how bad it is',
        text: 'Every finding has a severity. Critical vulnerabilities block the merge while they are open.',
      },
      {
        title: 'It brings the fix',
        text: 'Where one is clear, the comment carries the change, ready to be accepted, or to be argued with.',
      },
    ],
  },
  real: {
    heading: 'From here to a real one',
    steps: [
      {title: 'Log in', text: 'Create an account in the app, or sign in with the one you have.'},
      {
        title: 'Connect a repository',
        text: `Through ${integratedToday}’s OAuth sign-in, for the repositories that you choose.`,
      },
      {title: 'Open a pull request', text: 'The review comes to it by itself.'},
    ],
  },
} satisfies Page;
