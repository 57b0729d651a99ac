import {brand} from '../../data/brand';
import type {ComparisonPage} from '../../data/comparisons/schema';
import {own, page, unstated, yes} from '../../data/comparisons/shared/cells';

const theirFeatures = page('__title__: features', 'https://example.com/features', '__today__');

/**
 * Content of /__slug__.
 *
 * When the page is written, remove `sample: true`, which excludes it from sitemap and search. Then link to it from
 * `src/data/navigation/footer.ts`.
 */
export const __name__ = {
  sample: true,
  rival: '__title__',
  meta: {
    path: '/__slug__',
    title: `${brand.name} vs. __title__`,
    description: 'TODO: describe in 50 to 160 characters what this comparison with __title__ covers.',
    heading: `${brand.name} vs. __title__`,
    intro: 'TODO: describe in two sentences what each product is for.',
    actions: [{label: 'View Pricing', to: '/pricing'}],
  },
  before: [{kind: 'scene', scene: 'codeReview', heading: 'What both products do', intro: 'TODO: two sentences.'}],
  table: {
    heading: 'Feature by feature',
    rivals: ['__title__'],
    groups: [
      {
        group: 'Code review',
        rows: [
          {
            feature: 'Inline comments on pull requests',
            ours: yes(own.review),
            theirs: [unstated(theirFeatures)],
          },
        ],
      },
      {
        group: 'Platform',
        rows: [{feature: 'Single sign-on', ours: yes(own.trust), theirs: [unstated(theirFeatures)]}],
      },
    ],
  },
  choice: {
    heading: 'Which one should you choose?',
    theirs: {
      title: 'Choose __title__ if',
      points: ['TODO: explain when they are the better choice', 'TODO: explain why'],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: ['TODO: explain when we are the better choice', 'TODO: explain why'],
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {id: '__slug__-both', question: 'TODO: what do buyers ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-fair', question: 'TODO: what do buyers ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-hosts', question: 'TODO: what do buyers ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-switch', question: 'TODO: what do buyers ask?', answer: 'TODO: answer in two sentences.'},
      {id: '__slug__-try', question: 'TODO: what do buyers ask?', answer: 'TODO: answer in two sentences.'},
    ],
  },
  closing: {heading: 'Try the agents on your own code', text: 'The quickest comparison is your next pull request.'},
} satisfies ComparisonPage;
