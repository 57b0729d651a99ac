import {claims, searchedTools} from '../facts';
import type {LandingPage} from '../schema/landing';

/** /landingpage4 */
export const unifiedSearch = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'Searchfrom',
  meta: {
    path: '/landingpage4',
    title: 'Unified AI search',
    description: `Ask one question across ${searchedTools} apps and get an answer with its sources, limited to what you may see.`,
    heading: `One question, ${searchedTools}\u00a0apps, one answer`,
    intro: `Unified AI search across ${searchedTools} apps: ask in plain language. The answer names its sources and draws only on what you may open.`,
    actions: [
      {label: 'See it in a demo', to: '/landingpage4#demo'},
      {label: 'An example', to: '/landingpage4#question'},
    ],
  },
  scene: 'search',
  hero: {
    scene: 'right',
    notes: ['Every source is named', claims.permissionAware, `${searchedTools} apps in one question`],
  },
  sections: [
    {
      kind: 'question',
      heading: 'Two people ask the same thing',
      intro:
        'The question goes to every kind of app at once. What comes back depends on what the person who asks may open in each app.',
      asked: 'Why did we move the launch to May?',
      people: [
        {
          name: 'Nadia',
          role: 'leads the project',
          answer:
            'The load test in March failed at checkout, and the contract with the new provider was signed two weeks late. Both are settled now.',
        },
        {
          name: 'Tom',
          role: 'joined from outside, for one month',
          answer: 'The load test in March failed at checkout. The change that fixes it was merged on 14 April.',
        },
      ],
      places: [
        {icon: 'code', kind: 'Code', found: 'The pull request that fixes the checkout', open: [true, true]},
        {icon: 'ticket', kind: 'Tickets', found: 'The failed load test, with its numbers', open: [true, true]},
        {icon: 'book', kind: 'Documents', found: 'The signed contract', open: [true, false]},
        {icon: 'chat', kind: 'Chat', found: 'The discussion among the project’s leads', open: [true, false]},
      ],
    },
    {
      kind: 'video',
      heading: 'From the question to the source',
      intro: 'The video stays with one question: what is asked, what is found where, and which source says it.',
      video: {sample: true, title: 'One question, answered from several tools', id: 'ovamai-0004'},
    },
    {
      kind: 'asked',
      heading: 'Answers in more than one place',
      intro: 'The answer exists. It is in three tools, and whoever knows which three is on holiday.',
      questions: [
        {question: 'Has anybody solved this error before?', who: 'A developer', from: ['Code', 'Tickets', 'Chat']},
        {
          question: 'What did we promise this customer?',
          who: 'Somebody in support',
          from: ['Conversations', 'Documents'],
        },
        {question: 'Which services still use the old login?', who: 'A security lead', from: ['Code', 'Documents']},
        {question: 'Who can give me access to this?', who: 'Somebody new', from: ['Documents', 'Tickets', 'Chat']},
      ],
    },
    {
      kind: 'demo',
      heading: 'Ask it a question of your own',
      intro: 'Bring the question that takes your team longest to answer, and see where the answer comes from.',
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['GitHub', 'Confluence', 'Google Drive', 'Slack', 'Jira', 'Zendesk'],
    },
    {kind: 'testimonials', speed: 'slow'},
  ],
  closing: {
    heading: 'Stop asking who might know',
    text: 'Bring one question to a demo, and see what your own tools have to say about it.',
    primary: {label: 'Get started', to: '/landingpage4#demo'},
    secondary: {label: 'How permissions are kept', to: '/trust#security'},
  },
} satisfies LandingPage;
