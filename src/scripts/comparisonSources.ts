import type {Source} from '../data/comparisons/schema';
import {readFolder} from '../site/dataFolder';

/** A source of a cell in a comparison table, and the data file of the page. */
export type ComparisonSource = Source & {file: string};

/** Lists the sources of all comparison tables, one for each cell. */
export function comparisonSources(): ComparisonSource[] {
  return readFolder('comparisons').flatMap(({file, value}) => sourcesIn(value).map((source) => ({...source, file})));
}

function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'checked' in value ? [value as Source] : Object.values(value).flatMap(sourcesIn);
}
