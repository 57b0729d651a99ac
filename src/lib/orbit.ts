import {orbitRadii} from '../data/facts';

/** How far the agents stand from the diagram's centre, in CSS pixels. */
export type Radii = {inner: number; outer: number};

/**
 * The hero orbit's radii for a window's width (specification, section 9). The page takes the same numbers from
 * media queries in `AgentOrbit.module.css`; a unit test holds the two together.
 */
export function orbitRadius(width: number): Radii {
  const row = orbitRadii.find(({below}) => width < below) ?? orbitRadii[orbitRadii.length - 1];
  if (!row) throw new Error('facts.orbitRadii is empty: give it at least one row');
  return {inner: row.inner, outer: row.outer};
}
