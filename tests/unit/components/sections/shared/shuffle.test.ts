import {shuffle} from '../../../../../src/components/sections/shared/shuffle';

/** Creates a repeatable replacement for Math.random (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Always the largest number: the shuffle changes no positions. */
const unshuffled = () => 0.999_999;

describe('shuffle', () => {
  test('shows eight different items of the pool in every round', () => {
    const random = seededRandom(1);
    let shown = [0, 1, 2, 3, 4, 5, 6, 7];
    for (let turn = 0; turn < 500; turn++) {
      const next = shuffle(18, 8, shown, random);
      expect(new Set(next).size).toBe(8);
      expect(next.every((item) => Number.isInteger(item) && item >= 0 && item < 18)).toBe(true);
      expect(next).not.toEqual(shown);
      shown = next;
    }
  });

  test('shows every item in time', () => {
    const random = seededRandom(2);
    const seen = new Set<number>();
    let shown: number[] = [];
    for (let turn = 0; turn < 50; turn++) {
      shown = shuffle(18, 8, shown, random);
      for (const item of shown) seen.add(item);
    }
    expect(seen.size).toBe(18);
  });

  test('uses the random function that is passed', () => {
    expect(shuffle(18, 8, [], seededRandom(3))).toEqual(shuffle(18, 8, [], seededRandom(3)));
    expect(shuffle(18, 8, [], seededRandom(3))).not.toEqual(shuffle(18, 8, [], seededRandom(4)));
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
    expect(shuffle(2, 8, [], seededRandom(5))).toHaveLength(2);
    expect(shuffle(1, 8, [0], seededRandom(5))).toEqual([0]);
    expect(shuffle(0, 8, [], seededRandom(5))).toEqual([]);
  });

  test('does not change the previous items', () => {
    const previous = Object.freeze([0, 1, 2]);
    expect(() => shuffle(5, 3, previous, seededRandom(6))).not.toThrow();
  });
});
