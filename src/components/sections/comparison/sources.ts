import type {Cell, FeatureTable, Source} from '../../../data/comparisons/schema';

/** A source with its reference number in the table. */
export type NumberedSource = Source & {number: number};

/** Returns the unique sources of a table, numbered in order of first appearance. */
export function sourcesOf({groups}: Pick<FeatureTable, 'groups'>): NumberedSource[] {
  const cells = groups.flatMap(({rows}) => rows.flatMap(({ours, theirs}) => [ours, ...theirs]));
  const cited = cells.flatMap(({source}) => source ?? []);
  const byKey = new Map(cited.map((source) => [keyOf(source), source]));
  return [...byKey.values()].map((source, index) => ({...source, number: index + 1}));
}

/** Returns the number of a cell's source, or `undefined` if the cell has none. */
export function numberOf({source}: Cell, sources: readonly NumberedSource[]): number | undefined {
  return source && sources.find((other) => keyOf(other) === keyOf(source))?.number;
}

/** Identifies a source. The same page, checked on two days, is two sources. */
function keyOf({url, checked}: Source): string {
  return `${url} ${checked}`;
}
