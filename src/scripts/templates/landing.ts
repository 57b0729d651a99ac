import {claims} from '../../data/facts';
import type {LandingPage} from '../../data/landing/schema';

/**
 * Content of /landingpage__number__.
 *
 * When the page is written, remove `sample: true`, which excludes it from sitemap and search. Then link to it from
 * `src/data/navigation/footer.ts` or another page, unless only campaigns link to it.
 */
export const __name__ = {
  sample: true,
  surface: 'dark',
  campaign: 'green',
  pageUrl: '__title__',
  meta: {
    path: '/landingpage__number__',
    title: '__title__',
    description: 'TODO: describe in 50 to 160 characters what this page offers: __title__.',
    heading: '__title__',
    intro: 'TODO: describe in one or two sentences what visitors get.',
    actions: [{label: 'Request a demo', to: '/landingpage__number__#demo'}],
  },
  scene: 'codeReview',
  sections: [
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {icon: 'check', title: 'TODO: the first benefit', text: 'TODO: who benefits, and how.'},
        {icon: 'clock', title: 'TODO: the second benefit', text: 'TODO: who benefits, and how.'},
        {icon: 'lock', title: claims.codeNotStored, text: 'TODO: what readers can rely on.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch the agent work',
      video: {sample: true, title: 'TODO: what the video shows', id: 'ovamai-000__number__'},
    },
    {kind: 'tools', heading: 'Works with your existing tools', tools: ['GitHub', 'Jira', 'Slack']},
    {kind: 'testimonials'},
    {kind: 'demo', heading: 'See the agent in a demo', intro: 'TODO: what visitors should bring to the call.'},
  ],
  closing: {
    heading: 'Get started',
    text: 'TODO: the main reason to start.',
    primary: {label: 'Get started', to: '/landingpage__number__#demo'},
  },
} satisfies LandingPage;
