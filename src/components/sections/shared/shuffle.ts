/**
 * Which items of a pool are shown next, by index: `shownCount` different ones (all of them when the pool is
 * smaller), drawn with `random`, which gives numbers from 0 up to but not including 1. At least one place differs
 * from `previous`, so that a change can always be seen; a pool of one item has nothing to change.
 */
export function shuffle(
  poolSize: number,
  shownCount: number,
  previous: readonly number[],
  random: () => number,
): number[] {
  const order = Array.from({length: poolSize}, (_, index) => index);
  for (let place = poolSize - 1; place > 0; place--) swap(order, place, Math.floor(random() * (place + 1)));
  if (poolSize > 1 && isShown(order, shownCount, previous)) swap(order, 0, poolSize - 1);
  return order.slice(0, shownCount);
}

function isShown(order: number[], shownCount: number, previous: readonly number[]): boolean {
  const shown = order.slice(0, shownCount);
  return shown.length === previous.length && shown.every((item, place) => item === previous[place]);
}

function swap(order: number[], one: number, other: number): void {
  const held = order[one] as number;
  order[one] = order[other] as number;
  order[other] = held;
}
