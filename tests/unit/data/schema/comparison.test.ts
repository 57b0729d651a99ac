import {no, own, page, partly, unstated, varies, yes} from '../../../../src/data/comparisons/shared/cells';
import {comparisonPages} from '../../../../src/data/routes/pages';
import {type Cell, type ComparisonPage, comparisonPage} from '../../../../src/data/schema/comparison';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';

/** Any of them with one other product beside ours. */
const example = Object.values(comparisonPages).find(({table}) => table.rivals.length === 1) as ComparisonPage;
const theirs = page('Theirs', 'https://example.org/docs');

/** The faults of a page whose first row has these cells. */
function faults(ours: Cell, others: Cell[]): string[] {
  const [first, ...rest] = example.table.groups;
  const groups = [{group: first?.group, rows: [{feature: 'Flies', ours, theirs: others}]}, ...rest];
  const value = {...example, table: {...example.table, groups}};
  return validateConstant({file: 'src/data/comparisons/example.ts', name: 'example', value, schema: comparisonPage});
}

test('marks of both sides with their sources are no fault', () => {
  expect(faults(yes(own.features), [unstated(theirs)])).toEqual([]);
});

test('our mark on somebody else’s page, and theirs on ours, are faults', () => {
  expect(faults(yes(theirs), [yes(own.features)])).toEqual([
    expect.stringContaining('ours.source.url: our own marks rest on a page of this site'),
    expect.stringContaining('theirs[0].source.url: what we say of others rests on somebody else’s page'),
  ]);
});

test.each([partly, no])('a mark that criticises without saying why is a fault', (mark) => {
  expect(faults(yes(own.features), [{...mark(theirs, 'On foot'), note: undefined}])).toEqual([
    expect.stringContaining('theirs[0].note: say in a note what is missing'),
  ]);
});

test('a mark without a source is a fault, save where it varies from product to product', () => {
  expect(faults(yes(own.features), [varies])).toEqual([]);
  expect(faults(yes(own.features), [{mark: 'yes'}])).toEqual([
    expect.stringContaining('theirs[0].source: name the page that says so'),
  ]);
  expect(faults(varies, [yes(theirs)])).toEqual([
    expect.stringContaining('ours.source.url: our own marks rest on a page of this site'),
  ]);
});

test('a row without a cell for each column is a fault', () => {
  expect(faults(yes(own.features), [yes(theirs), yes(theirs)])).toEqual([
    expect.stringContaining('rows[0].theirs: write 1 cells, one for each column after ours'),
  ]);
});

test('a day that no calendar has is a fault', () => {
  expect(faults(yes(own.features), [yes(page('Theirs', theirs.url, '2026-02-30'))])).toEqual([
    expect.stringContaining('theirs[0].source.checked: write a day that there is, such as 2026-11-21'),
  ]);
});

test('the four pages answer 8, 8, 5 and 5 questions §2.57', () => {
  const counts = ['/compearision', '/coderabbit', '/checkmarx', '/sourcegraph'].map(
    (path) => comparisonPages[path]?.faq.questions.length,
  );
  expect(counts).toEqual([8, 8, 5, 5]);
});
