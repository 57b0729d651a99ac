import {constant, inTemplate, nameOf, property, slugOf, text} from './names';
import {route} from './route';
import {day, descriptionOf, type Template} from './template';

/** A comparison with the product that the title names, and its route. */
export const comparison: Template = (title, {today}) => {
  const name = nameOf(title);
  const path = slugOf(title);
  return [
    {
      path: `src/data/comparisons/${name}.ts`,
      text: `import {brand} from '../brand';
import {own, page, unstated, yes} from '../cells';
import type {ComparisonPage} from '../schema/comparison';

${constant('theirFeatures', 'page', [text(`${title}: features`), "'https://example.com/features'", `'${day(today)}'`])}

/**
 * /${path}
 *
 * When all of it is written, take \`sample: true\` away: until then sitemap and search leave the page out. Then link to
 * it from \`src/site/footer.ts\`.
 */
export const ${name} = {
  sample: true,
  rival: ${text(title)},
  meta: {
    path: '/${path}',
    title: \`\${brand.name} and ${inTemplate(title)}\`,
${property('description', text(descriptionOf(title)))}
    heading: \`\${brand.name} compared with ${inTemplate(title)}\`,
    intro: 'Say in two sentences what each of the two sets out to do.',
    actions: [{label: 'View Pricing', to: '/pricing'}],
  },
  before: [{kind: 'scene', scene: 'codeReview', heading: 'Where the two are alike', intro: 'Say it in two sentences.'}],
  table: {
    heading: 'Feature by feature',
    rivals: [${text(title)}],
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
      title: ${text(`Choose ${title} if`)},
      points: ['say when they are the better choice', 'say why'],
    },
    ours: {
      title: \`Choose \${brand.name} if\`,
      points: ['say when we are the better choice', 'say why'],
    },
  },
  faq: {
    heading: 'Questions about the two',
    questions: [
${['both', 'fair', 'hosts', 'switch', 'try'].map((id) => questionOf(`${path}-${id}`)).join('\n')}
    ],
  },
  closing: {heading: 'See it on your own code', text: 'The quickest comparison is the next pull request you open.'},
} satisfies ComparisonPage;
`,
    },
    route(path, 'ComparisonPage', 'comparisons', name),
  ];
};

/** Its lines are as many whatever the title's length: so the formatter leaves them. */
function questionOf(id: string): string {
  return `      {
        id: '${id}',
        question: 'What do people ask?',
        answer: 'Answer it in two sentences.',
      },`;
}
