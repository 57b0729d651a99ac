import type {AgentName, IconName} from './names';

/** The icon that says in a scene which agent speaks or acts. */
export const agentIcons = {
  Search: 'search',
  'Code Agent': 'code',
  'Security Agent': 'shield',
  'Data Agent': 'data',
  'Support Agent': 'headset',
  'ITSM Agent': 'bolt',
  'Voice Agent': 'voice',
} satisfies Record<AgentName, IconName>;
