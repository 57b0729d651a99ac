import type {IconName} from '../../lib/iconNames';
import type {AgentName} from './names';

/** The icon of each agent: on the orbit, above its chapter of the features page, and where it acts in a scene. */
export const agentIcons = {
  Search: 'search',
  'Code Agent': 'code',
  'Security Agent': 'shield',
  'Data Agent': 'data',
  'Support Agent': 'headset',
  'ITSM Agent': 'bolt',
  'Voice Agent': 'voice',
} satisfies Record<AgentName, IconName>;
