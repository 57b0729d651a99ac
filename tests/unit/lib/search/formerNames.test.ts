import {otherWays} from '../../../../src/client/search/synonyms';

jest.mock('../../../../src/data/search/formerNames', () => ({
  formerNames: {'Acme AI': 'Emca', Emca: 'Came', 'Old Agent': '', 'Code Agent': 'Review Agent'},
}));

test.each([
  ['what has another name', 'enable the Code Agent', ['enable review agent']],
  ['what was renamed twice', 'Acme AI plans', ['came plans']],
  ['the name between', 'Emca', ['came']],
  ['a name that is no more', 'old agent', []],
  ['the name of today', 'came', []],
])('%s: the search asks first for what it is called today', (_, query, ways) => {
  expect(otherWays(query).slice(0, 1)).toEqual(ways);
});
