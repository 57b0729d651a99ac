import {page} from '../../../../src/data/schema/page';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

const meta = {
  path: '/x',
  title: 'A page',
  description: 'What the page offers, in fifty characters or a few more.',
  heading: 'A page',
  intro: 'Its first paragraph.',
};
const faults = (sections: object) =>
  validateConstant({file: 'x.ts', name: 'x', value: {meta, ...sections}, schema: page});

test('sections of every kind may stand beside each other', () => {
  const point = {title: 'One', text: 'Said of it.'};
  expect(
    faults({
      head: {heading: 'A head'},
      list: {heading: 'A list', points: [point, point]},
      steps: {heading: 'Steps', steps: [point, point, point]},
      letter: {heading: 'A letter', text: 'Write to us.', subject: 'A subject'},
    }),
  ).toEqual([]);
});

test('a fault names the very field of the section, and what to do', () => {
  expect(faults({list: {heading: 'A list', points: [{title: '', text: 'x'}]}})).toEqual([
    'x.ts: x.list.points[0].title: write a text here: it is shown to visitors',
    'x.ts: x.list.points: one point is a paragraph: write two or more',
  ]);
  expect(faults({steps: {heading: 'Steps', steps: []}})).toEqual([
    'x.ts: x.steps.steps: fewer than three steps are a sentence',
  ]);
});

test('a field that no section has is refused, and so is what is no section', () => {
  expect(faults({head: {heading: 'A head', ponits: []}})).toEqual([
    expect.stringMatching(/^x\.ts: x\.head: .*"ponits".*points, steps, subject/),
  ]);
  expect(faults({head: 'A head'})).toEqual(['x.ts: x.head: write a section: at least a heading']);
});
