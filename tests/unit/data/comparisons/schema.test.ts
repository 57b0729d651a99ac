import type {Cell, ComparisonPage} from '../../../../src/data/comparisons/schema';
import {no, own, page, partly, unstated, varies, yes} from '../../../../src/data/comparisons/shared/cells';
import {constantErrors} from '../../../../src/plugins/content-lint/rules/data';
import {comparisonPages} from '../../../../src/site/pages';

/** Any comparison page with one rival. */
const example = Object.values(comparisonPages).find(({table}) => table.rivals.length === 1) as ComparisonPage;
const theirs = page('Theirs', 'https://example.org/docs');

/** Validates the example page after replacing the cells of its first row. */
function errorsIn(ours: Cell, others: Cell[]): string[] {
  const [first, ...rest] = example.table.groups;
  const groups = [{group: first?.group, rows: [{feature: 'Flies', ours, theirs: others}]}, ...rest];
  const value = {...example, table: {...example.table, groups}};
  const errors = constantErrors({file: 'src/data/comparisons/example.ts', name: 'example', value});
  return errors.map(({field, fix}) => `${field}: ${fix}`);
}

test('marks with a source on both sides are valid', () => {
  expect(errorsIn(yes(own.features), [unstated(theirs)])).toEqual([]);
});

test('a third-party source for our mark and our page as a source for a rival’s mark are errors', () => {
  expect(errorsIn(yes(theirs), [yes(own.features)])).toEqual([
    expect.stringContaining('ours.source.url: the source of our own mark is a page of this site'),
    expect.stringContaining('theirs[0].source.url: the source of a mark for another product is a third-party page'),
  ]);
});

test.each([
  ['partly', partly],
  ['no', no],
])('a mark “%s” without a note is an error', (_name, mark) => {
  expect(errorsIn(yes(own.features), [{...mark(theirs, 'On foot'), note: undefined}])).toEqual([
    expect.stringContaining('theirs[0].note: add a note on what is missing'),
  ]);
});

test('a mark without a source is an error, except “varies” for rivals', () => {
  expect(errorsIn(yes(own.features), [varies])).toEqual([]);
  expect(errorsIn(yes(own.features), [{mark: 'yes'}])).toEqual([
    expect.stringContaining('theirs[0].source: add the source page'),
  ]);
  expect(errorsIn(varies, [yes(theirs)])).toEqual([
    expect.stringContaining('ours.source.url: the source of our own mark is a page of this site'),
  ]);
});

test('a row with the wrong number of cells is an error', () => {
  expect(errorsIn(yes(own.features), [yes(theirs), yes(theirs)])).toEqual([
    expect.stringContaining('rows[0].theirs: write 1 cells, one for each column after ours'),
  ]);
});

test('a date that does not exist is an error', () => {
  expect(errorsIn(yes(own.features), [yes(page('Theirs', theirs.url, '2026-02-30'))])).toEqual([
    expect.stringContaining('theirs[0].source.checked: write a valid date, such as 2026-11-21'),
  ]);
});

test('the four comparison pages answer 8, 8, 5 and 5 questions §2.57', () => {
  const counts = ['/compearision', '/coderabbit', '/checkmarx', '/sourcegraph'].map(
    (path) => comparisonPages[path]?.faq.questions.length,
  );
  expect(counts).toEqual([8, 8, 5, 5]);
});
