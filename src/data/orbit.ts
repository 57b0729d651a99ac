import type {OrbitAgent} from './schema/home';

/**
 * The hero's seven agents, clockwise from the top. Rings alternate, so that neighbours never stand close enough
 * for their labels to touch.
 */
export const orbitAgents = [
  {label: 'Search', icon: 'search', ring: 'outer'},
  {label: 'Code Agent', icon: 'pullRequest', ring: 'inner'},
  {label: 'Security Agent', icon: 'shieldCheck', ring: 'outer'},
  {label: 'Data Agent', icon: 'data', ring: 'inner'},
  {label: 'Support Agent', icon: 'chat', ring: 'outer'},
  {label: 'ITSM Agent', icon: 'headset', ring: 'inner'},
  {label: 'Voice Agent', icon: 'voice', ring: 'outer'},
] satisfies OrbitAgent[];
