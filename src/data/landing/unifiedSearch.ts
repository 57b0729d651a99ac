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
    heading: `One question, ${searchedTools} apps, one answer`,
    intro: 'Ask in plain language. The answer comes with its sources, and only from what you are allowed to open.',
    actions: [{label: 'See it in a demo', to: '/landingpage4#demo'}],
  },
  scene: 'search',
  sections: [
    {
      kind: 'benefits',
      heading: 'Search that knows who is asking',
      cards: [
        {
          icon: 'search',
          title: `Across ${searchedTools} apps`,
          text: 'Tickets, documents, code and chat are asked together instead of one after the other.',
        },
        {
          icon: 'eye',
          title: 'Sources shown',
          text: 'Every answer says which tool each part of it comes from, so you can go and read it there.',
        },
        {
          icon: 'lock',
          title: claims.permissionAware,
          text: 'Results stay within the permissions of the person asking, source by source.',
        },
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'One question, answered out of several tools', id: 'ovamai-0004'},
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'Ask it a question of your own',
      intro: 'Bring the question that takes your team longest to answer, and see where the answer comes from.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: '/landingpage4#demo'},
  },
} satisfies LandingPage;
