import type {ReactNode} from 'react';
import type {AgentName, IconName} from '../../data/names';
import {Icon} from '../ui/Icon';
import styles from './AgentMark.module.css';

const icons: Record<AgentName, IconName> = {
  Search: 'search',
  'Code Agent': 'code',
  'Security Agent': 'shield',
  'Data Agent': 'data',
  'Support Agent': 'headset',
  'ITSM Agent': 'bolt',
  'Voice Agent': 'voice',
};

/** Says that an agent speaks or acts here: the same blue tile in every scene. */
export function AgentMark({agent}: {agent: AgentName}): ReactNode {
  return (
    <span className={styles.agent}>
      <span className={styles.tile}>
        <Icon name={icons[agent]} size={13} />
      </span>
      {agent}
    </span>
  );
}
