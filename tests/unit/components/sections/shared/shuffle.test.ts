import {shuffle} from '../../../../../src/components/sections/shared/shuffle';
import {randomFrom} from '../../../../support/random';

/** Always the largest number: the shuffle changes no positions. */
const unshuffled = () => 0.999_999;

describe('shuffle', () => {
  test('shows eight different items of the pool in every round, and every item in time', () => {
    const random = randomFrom(1);
    const seen = new Set<number>();
    let shown = [0, 1, 2, 3, 4, 5, 6, 7];
    for (let turn = 0; turn < 500; turn++) {
      const next = shuffle(18, 8, shown, random);
      expect(new Set(next).size).toBe(8);
      expect(next.every((item) => Number.isInteger(item) && item >= 0 && item < 18)).toBe(true);
      expect(next).not.toEqual(shown);
      shown = next;
      for (const item of shown) seen.add(item);
    }
    expect(seen.size).toBe(18);
  });

  test('changes an item even if the draw repeats the previous items', () => {
    expect(shuffle(18, 8, [0, 1, 2, 3, 4, 5, 6, 7], unshuffled)).toEqual([17, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('changes the order if all items are shown already', () => {
    const next = shuffle(3, 3, [0, 1, 2], unshuffled);
    expect(next).not.toEqual([0, 1, 2]);
    expect([...next].sort()).toEqual([0, 1, 2]);
  });

  test('shows all items of a pool smaller than the grid, and none of an empty one', () => {
    expect(shuffle(2, 8, [], Math.random)).toHaveLength(2);
    expect(shuffle(1, 8, [0], Math.random)).toEqual([0]);
    expect(shuffle(0, 8, [], Math.random)).toEqual([]);
  });
});
