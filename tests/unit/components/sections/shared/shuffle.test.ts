import {shuffle} from '../../../../../src/components/sections/shared/shuffle';

/** A repeatable stand-in for Math.random (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Always the largest number: nothing changes places. */
const nothingMoves = () => 0.999_999;

describe('reshuffle', () => {
  test('shows so many different items of the pool, turn after turn', () => {
    const random = seeded(1);
    let shown = [0, 1, 2, 3, 4, 5, 6, 7];
    for (let turn = 0; turn < 500; turn++) {
      const next = shuffle(18, 8, shown, random);
      expect(new Set(next).size).toBe(8);
      expect(next.every((item) => Number.isInteger(item) && item >= 0 && item < 18)).toBe(true);
      expect(next).not.toEqual(shown);
      shown = next;
    }
  });

  test('brings every item on stage', () => {
    const random = seeded(2);
    const seen = new Set<number>();
    let shown: number[] = [];
    for (let turn = 0; turn < 50; turn++) {
      shown = shuffle(18, 8, shown, random);
      for (const item of shown) seen.add(item);
    }
    expect(seen.size).toBe(18);
  });

  test('draws with the random it is given', () => {
    expect(shuffle(18, 8, [], seeded(3))).toEqual(shuffle(18, 8, [], seeded(3)));
    expect(shuffle(18, 8, [], seeded(3))).not.toEqual(shuffle(18, 8, [], seeded(4)));
  });

  test('changes something even when the draw would show the same again', () => {
    expect(shuffle(18, 8, [0, 1, 2, 3, 4, 5, 6, 7], nothingMoves)).toEqual([17, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('changes the order where all items are shown already', () => {
    const next = shuffle(3, 3, [0, 1, 2], nothingMoves);
    expect(next).not.toEqual([0, 1, 2]);
    expect([...next].sort()).toEqual([0, 1, 2]);
  });

  test('shows the whole pool when it is smaller than the grid, and survives an empty one', () => {
    expect(shuffle(2, 8, [], seeded(5))).toHaveLength(2);
    expect(shuffle(1, 8, [0], seeded(5))).toEqual([0]);
    expect(shuffle(0, 8, [], seeded(5))).toEqual([]);
  });

  test('leaves what was shown before untouched', () => {
    const previous = Object.freeze([0, 1, 2]);
    expect(() => shuffle(5, 3, previous, seeded(6))).not.toThrow();
  });
});
