import type {Cell, FeatureTable, Source} from '../../../data/schema/comparison';

/** A source with the number by which the cells of a table refer to it. */
export type NumberedSource = Source & {number: number};

/** Every source of a table once, in the order in which its cells first name them. */
export function sourcesOf({groups}: Pick<FeatureTable, 'groups'>): NumberedSource[] {
  const cells = groups.flatMap(({rows}) => rows.flatMap(({ours, theirs}) => [ours, ...theirs]));
  const named = cells.flatMap(({source}) => source ?? []);
  const byPlace = new Map(named.map((source) => [placeOf(source), source]));
  return [...byPlace.values()].map((source, index) => ({...source, number: index + 1}));
}

/** The number of a cell's source in that list; none where the cell has no source. */
export function numberOf({source}: Cell, sources: readonly NumberedSource[]): number | undefined {
  return source && sources.find((other) => placeOf(other) === placeOf(source))?.number;
}

/** One page read on two days is two sources. */
function placeOf({url, checked}: Source): string {
  return `${url} ${checked}`;
}
