import {numberOf, sourcesOf} from '../../../../../src/components/sections/comparison/sources';
import {page, unstated, yes} from '../../../../../src/data/comparisons/shared/cells';

const ours = page('Ours', '/features');
const theirs = page('Theirs', 'https://example.org/docs');
const older = page('Theirs', 'https://example.org/docs', '2025-01-31');

const groups = [
  {group: 'One', rows: [{feature: 'First', ours: yes(ours), theirs: [yes(theirs)]}]},
  {group: 'Two', rows: [{feature: 'Second', ours: yes(ours), theirs: [unstated(older)]}]},
];

test('each source is numbered once, in the order of the table; one page read on two days is two', () => {
  const sources = sourcesOf({groups});
  expect(sources).toEqual([
    {...ours, number: 1},
    {...theirs, number: 2},
    {...older, number: 3},
  ]);
  expect(numberOf(yes(theirs), sources)).toBe(2);
  expect(numberOf(unstated(older), sources)).toBe(3);
});
