import {readFolder} from '../../../src/site/dataFolder';

test('a missing folder has no pages: Git does not store empty folders', () => {
  expect(readFolder('nothing-compared' as 'comparisons')).toEqual([]);
});
