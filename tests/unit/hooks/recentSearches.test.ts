import {readSearches, withSearch} from '../../../src/hooks/useRecentSearches';

test('the latest comes first, once, and five are kept', () => {
  expect(withSearch(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withSearch(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(withSearch(['a'], '  ')).toEqual(['a']);
});

test('what was typed further takes the place of its beginning', () => {
  expect(withSearch(['sec', 'plan'], 'Security')).toEqual(['Security', 'plan']);
});

test.each([null, '', '{', '{"a":1}', '[1,null]'])('storage that holds %j holds no searches', (stored) => {
  expect(readSearches(stored)).toEqual([]);
});
