import type {IconName} from '../../lib/iconNames';
import type {AgentName} from './names';

/** Icon per agent, used on the orbit, on the features page and in product scenes. */
export const agentIcons = {
  Search: 'search',
  'Code Agent': 'code',
  'Security Agent': 'shield',
  'Data Agent': 'data',
  'Support Agent': 'headset',
  'ITSM Agent': 'bolt',
  'Voice Agent': 'voice',
} satisfies Record<AgentName, IconName>;
