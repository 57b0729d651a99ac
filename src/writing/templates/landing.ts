import {nameOf, property, text} from './names';
import {route} from './route';
import {descriptionOf, next, type Template} from './template';

/** A landing page, with the number after the last one, and its route. */
export const landing: Template = (title, {landingNumbers}) => {
  const number = next(landingNumbers);
  const name = nameOf(title);
  return [
    {
      path: `src/data/landing/${name}.ts`,
      text: `import {claims} from '../facts';
import type {LandingPage} from '../schema/landing';

/**
 * /landingpage${number}
 *
 * When all of it is written, take \`sample: true\` away: until then sitemap and search leave the page out. Then link to
 * it, from \`src/site/footer.ts\` or another page, unless campaigns alone are to lead here.
 */
export const ${name} = {
  sample: true,
  surface: 'dark',
  campaign: 'green',
  pageUrl: ${text(title)},
  meta: {
    path: '/landingpage${number}',
    title: ${text(title)},
${property('description', text(descriptionOf(title)))}
    heading: ${text(title)},
    intro: 'Say in two sentences what changes for the people who read this.',
    actions: [{label: 'See it in a demo', to: '/landingpage${number}#demo'}],
  },
  scene: 'codeReview',
  sections: [
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {icon: 'check', title: 'Say the first benefit', text: 'What somebody notices, and when.'},
        {icon: 'clock', title: 'Say the second benefit', text: 'What somebody notices, and when.'},
        {icon: 'lock', title: claims.codeNotStored, text: 'What somebody can rely on.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'Say what the video shows', id: 'ovamai-${String(number).padStart(4, '0')}'},
    },
    {kind: 'tools', heading: 'Works with your existing tools', tools: ['GitHub', 'Jira', 'Slack']},
    {kind: 'testimonials'},
    {kind: 'demo', heading: 'See it on your own work', intro: 'Say what to bring to the call.'},
  ],
  closing: {
    heading: 'Get started',
    text: 'Say the one thing that should be remembered.',
    primary: {label: 'Get started', to: '/landingpage${number}#demo'},
  },
} satisfies LandingPage;
`,
    },
    route(`landingpage${number}`, 'LandingPage', 'landing', name),
  ];
};
