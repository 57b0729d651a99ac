import {readFolder} from '../../../../src/data/routes/folders';

test('a missing folder has no pages: Git does not store empty folders', () => {
  expect(readFolder('nothing-compared' as 'comparisons')).toEqual([]);
});
