import {brand} from '../../data/brand';
import {own, page, unstated, yes} from '../../data/comparisons/shared/cells';
import type {ComparisonPage} from '../../data/schema/comparison';

const theirFeatures = page('__title__: features', 'https://example.com/features', '__today__');

/**
 * /__slug__
 *
 * When it is written, remove `sample: true`: until then sitemap and search leave the page out. Then link to it from
 * `src/data/navigation/footer.ts`.
 */
export const __name__ = {
  sample: true,
  rival: '__title__',
  meta: {
    path: '/__slug__',
    title: `${brand.name} and __title__`,
    description: 'TODO: say in 50 to 160 characters what readers can decide here about __title__.',
    heading: `${brand.name} compared with __title__`,
    intro: 'TODO: say in two sentences what each of the two sets out to do.',
    actions: [{label: 'View Pricing', to: '/pricing'}],
  },
  before: [{kind: 'scene', scene: 'codeReview', heading: 'Where the two are alike', intro: 'TODO: two sentences.'}],
  table: {
    heading: 'Feature by feature',
    rivals: ['__title__'],
    groups: [
      {
        group: 'The review',
        rows: [
          {
            feature: 'Comments on the lines of a pull request',
            ours: yes(own.review),
            theirs: [unstated(theirFeatures)],
          },
        ],
      },
      {
        group: 'Around it',
        rows: [{feature: 'Single sign-on', ours: yes(own.trust), theirs: [unstated(theirFeatures)]}],
      },
    ],
  },
  choice: {
    heading: 'Which one, then?',
    theirs: {
      title: 'Choose __title__ if',
      points: ['TODO: say when they are the better choice', 'TODO: say why'],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: ['TODO: say when we are the better choice', 'TODO: say why'],
    },
  },
  faq: {
    heading: 'Questions about the two',
    questions: [
      {id: '__slug__-both', question: 'TODO: what do people ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-fair', question: 'TODO: what do people ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-hosts', question: 'TODO: what do people ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-switch', question: 'TODO: what do people ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-try', question: 'TODO: what do people ask?', answer: 'TODO: answer in two sentences.'},
    ],
  },
  closing: {heading: 'See it on your own code', text: 'The quickest comparison is the next pull request you open.'},
} satisfies ComparisonPage;
