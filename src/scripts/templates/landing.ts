import {claims} from '../../data/facts';
import type {LandingPage} from '../../data/schema/landing';

/**
 * /landingpage__number__
 *
 * When it is written, remove `sample: true`: until then sitemap and search leave the page out. Then link to it, from
 * `src/data/navigation/footer.ts` or another page, unless only campaigns lead here.
 */
export const __name__ = {
  sample: true,
  surface: 'dark',
  campaign: 'green',
  pageUrl: '__title__',
  meta: {
    path: '/landingpage__number__',
    title: '__title__',
    description: 'TODO: say in 50 to 160 characters what this page offers: __title__.',
    heading: '__title__',
    intro: 'TODO: say in two sentences what changes for the people who read this.',
    actions: [{label: 'See it in a demo', to: '/landingpage__number__#demo'}],
  },
  scene: 'codeReview',
  sections: [
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {icon: 'check', title: 'TODO: the first benefit', text: 'TODO: who notices it, and when.'},
        {icon: 'clock', title: 'TODO: the second benefit', text: 'TODO: who notices it, and when.'},
        {icon: 'lock', title: claims.codeNotStored, text: 'TODO: what readers can rely on.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'TODO: what the video shows', id: 'ovamai-000__number__'},
    },
    {kind: 'tools', heading: 'Works with your existing tools', tools: ['GitHub', 'Jira', 'Slack']},
    {kind: 'testimonials'},
    {kind: 'demo', heading: 'See it on your own work', intro: 'TODO: what to bring to the call.'},
  ],
  closing: {
    heading: 'Get started',
    text: 'TODO: the one thing to remember.',
    primary: {label: 'Get started', to: '/landingpage__number__#demo'},
  },
} satisfies LandingPage;
