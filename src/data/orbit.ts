import type {OrbitAgent} from './schema/home';

/**
 * The hero's seven agents, clockwise from the top. Rings alternate, so that neighbours never stand close enough
 * for their labels to touch.
 */
export const orbitAgents = [
  {label: 'Search', ring: 'outer'},
  {label: 'Code Agent', ring: 'inner'},
  {label: 'Security Agent', ring: 'outer'},
  {label: 'Data Agent', ring: 'inner'},
  {label: 'Support Agent', ring: 'outer'},
  {label: 'ITSM Agent', ring: 'inner'},
  {label: 'Voice Agent', ring: 'outer'},
] satisfies OrbitAgent[];
