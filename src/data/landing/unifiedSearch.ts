import {claims, searchedTools} from '../facts';
import type {LandingPage} from './schema';

/** Content of /landingpage4. */
export const unifiedSearch = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'Searchfrom',
  meta: {
    path: '/landingpage4',
    title: 'Unified AI search',
    description: `Ask one question across ${searchedTools} apps and get an answer that cites its sources, limited to what you have permission to see.`,
    heading: `One question, ${searchedTools}\u00a0apps, one answer`,
    intro: `Unified AI search across ${searchedTools} apps answers questions, cites its sources and uses only what you can open.`,
    actions: [
      {label: 'Request a demo', to: '/landingpage4#demo'},
      {label: 'See example', to: '/landingpage4#question'},
    ],
  },
  scene: 'search',
  hero: {
    scene: 'right',
    notes: ['Every source is cited', claims.permissionAware, `One question across ${searchedTools} apps`],
  },
  sections: [
    {
      kind: 'question',
      heading: 'Answers that respect permissions',
      intro:
        'Search sends the question to all connected tools at once. In this example, each answer uses only what the user can open.',
      query: 'Why did we move the launch to May?',
      people: [
        {
          name: 'Nadia',
          role: 'project lead',
          answer:
            'The load test in March failed at checkout, and the contract with the new provider was signed two weeks late. Both are resolved now.',
        },
        {
          name: 'Tom',
          role: 'contractor',
          answer: 'The load test in March failed at checkout. The change that fixes it was merged on April 14.',
        },
      ],
      places: [
        {icon: 'code', kind: 'Code', found: 'The pull request that fixes checkout', open: [true, true]},
        {icon: 'ticket', kind: 'Tickets', found: 'The failed load test with its results', open: [true, true]},
        {icon: 'book', kind: 'Documents', found: 'The signed contract', open: [true, false]},
        {icon: 'chat', kind: 'Chat', found: 'The project leads’ discussion', open: [true, false]},
      ],
    },
    {
      kind: 'video',
      heading: 'From question to cited source',
      intro: 'The video follows one question, the results in each tool and the sources behind the answer.',
      video: {sample: true, title: 'One question, answered from several tools', id: 'ovamai-0004'},
    },
    {
      kind: 'asked',
      heading: 'Questions that span several tools',
      intro: 'The answer is spread across three tools, and the one colleague who knows where to look is on vacation.',
      questions: [
        {question: 'Have we solved this error before?', role: 'A developer', sources: ['Code', 'Tickets', 'Chat']},
        {
          question: 'What did we promise this customer?',
          role: 'A support rep',
          sources: ['Conversations', 'Documents'],
        },
        {question: 'Which services still use the old login?', role: 'A security lead', sources: ['Code', 'Documents']},
        {question: 'Who can give me access to this?', role: 'A new hire', sources: ['Documents', 'Tickets', 'Chat']},
      ],
    },
    {
      kind: 'demo',
      heading: 'Ask your own question',
      intro: 'Bring the question that takes your team longest to answer and see where the answer comes from.',
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['GitHub', 'Confluence', 'Google Drive', 'Slack', 'Jira', 'Zendesk'],
    },
    {kind: 'testimonials', speed: 'slow'},
  ],
  closing: {
    heading: 'Stop asking around for answers',
    text: 'Bring one question to a demo and see what your own tools have to say about it.',
    primary: {label: 'Get started', to: '/landingpage4#demo'},
    secondary: {label: 'How permissions work', to: '/trust#security'},
  },
} satisfies LandingPage;
