import {readSearches, withSearch} from '../../../../src/components/search/useRecentSearches';

test('the last five searches are stored, latest first, without duplicates', () => {
  expect(withSearch(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withSearch(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(withSearch(['a'], '  ')).toEqual(['a']);
});

test('a search replaces an earlier one that is the beginning of it', () => {
  expect(withSearch(['sec', 'plan'], 'Security')).toEqual(['Security', 'plan']);
});

test.each([null, '', '{', '{"a":1}', '[1,null]'])('invalid stored data %j is read as no searches', (stored) => {
  expect(readSearches(stored)).toEqual([]);
});
