import {sentences} from '../support/sentences';
import {proofs, specificationTable} from '../support/specification';

const provedIds = proofs().flatMap(({ids}) => ids);

test('every sentence of the specification has a test with its id in the title', () => {
  expect(Object.keys(sentences).length).toBeGreaterThan(150);
  expect(Object.keys(sentences).filter((id) => !provedIds.includes(id))).toEqual([]);
});

test('every id in a test title belongs to a sentence', () => {
  expect(provedIds.filter((id) => !(id in sentences))).toEqual([]);
});

test('the table lists each sentence with its tests', () => {
  const rows = specificationTable().split('\n').slice(2);
  expect(rows).toHaveLength(Object.keys(sentences).length);
  expect(rows.filter((row) => !/ \| `[^`]+` › "/.test(row))).toEqual([]);
});
