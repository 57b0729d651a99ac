/**
 * Returns `shownCount` different random indexes of a pool, or all of them if the pool is smaller. `random` returns
 * numbers from 0 up to, not including, 1. The result differs from `previous` in at least one position, unless the pool
 * has one item.
 */
export function shuffle(
  poolSize: number,
  shownCount: number,
  previous: readonly number[],
  random: () => number,
): number[] {
  const order = Array.from({length: poolSize}, (_, index) => index);
  for (let index = poolSize - 1; index > 0; index--) swap(order, index, Math.floor(random() * (index + 1)));
  if (poolSize > 1 && isShown(order, shownCount, previous)) swap(order, 0, poolSize - 1);
  return order.slice(0, shownCount);
}

function isShown(order: number[], shownCount: number, previous: readonly number[]): boolean {
  const shown = order.slice(0, shownCount);
  return shown.length === previous.length && shown.every((item, index) => item === previous[index]);
}

function swap(order: number[], one: number, other: number): void {
  const first = order[one] as number;
  order[one] = order[other] as number;
  order[other] = first;
}
