import {expandQuery} from '../../../../src/client/search/synonyms';

jest.mock('../../../../src/data/search/formerNames', () => ({
  formerNames: {'Acme AI': 'Emca', Emca: 'Came', 'Old Agent': '', 'Code Agent': 'Review Agent'},
}));

test.each([
  ['a renamed product', 'enable the Code Agent', ['enable review agent']],
  ['a product that was renamed twice', 'Acme AI plans', ['came plans']],
  ['the intermediate name', 'Emca', ['came']],
  ['a name without a successor', 'old agent', []],
  ['a current name', 'came', []],
])('%s is first searched for by its current name', (_title, query, expected) => {
  expect(expandQuery(query).slice(0, 1)).toEqual(expected);
});
