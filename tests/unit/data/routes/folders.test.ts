import {readFolder} from '../../../../src/data/routes/folders';

test('a folder that Git has not kept, because nothing is in it, holds no pages', () => {
  expect(readFolder('nothing-compared' as 'comparisons')).toEqual([]);
});
