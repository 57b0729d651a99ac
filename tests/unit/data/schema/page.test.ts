import {page} from '../../../../src/data/schema/page';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

const meta = {
  path: '/x',
  title: 'A page',
  description: 'What the page offers, in fifty characters or a few more.',
  heading: 'A page',
  intro: 'Its first paragraph.',
};
const errors = (sections: object) =>
  validateConstant({file: 'x.ts', name: 'x', value: {meta, ...sections}, schema: page});

test('a page may contain sections of all kinds', () => {
  const point = {title: 'One', text: 'Said of it.'};
  expect(
    errors({
      head: {heading: 'A head'},
      list: {heading: 'A list', points: [point, point]},
      steps: {heading: 'Steps', steps: [point, point, point]},
      letter: {heading: 'A letter', text: 'Write to us.', subject: 'A subject'},
    }),
  ).toEqual([]);
});

test('an error in a section names the field and the fix', () => {
  expect(errors({list: {heading: 'A list', points: [{title: '', text: 'x'}]}})).toEqual([
    'x.ts: x.list.points[0].title: write a text here: it is shown to visitors',
    'x.ts: x.list.points: write at least two points: a single one is a paragraph',
  ]);
  expect(errors({steps: {heading: 'Steps', steps: []}})).toEqual([
    'x.ts: x.steps.steps: write at least three steps: fewer fit in a sentence',
  ]);
});

test('an unknown key in a section and a section that is not an object are errors', () => {
  expect(errors({head: {heading: 'A head', ponits: []}})).toEqual([
    expect.stringMatching(/^x\.ts: x\.head: .*"ponits".*points, steps, subject/),
  ]);
  expect(errors({head: 'A head'})).toEqual(['x.ts: x.head: write a section: at least a heading']);
});
