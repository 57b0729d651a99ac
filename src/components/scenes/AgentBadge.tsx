import type {ReactNode} from 'react';
import {agentIcons} from '../../data/agents/agentIcons';
import type {AgentName} from '../../data/agents/names';
import {NamedIcon} from '../ui/NamedIcon';
import styles from './AgentBadge.module.css';

/** Marks text or an action as an agent's: the same blue tile in every scene. */
export function AgentBadge({agent}: {agent: AgentName}): ReactNode {
  return (
    <span className={styles.agent}>
      <span className={styles.tile}>
        <NamedIcon name={agentIcons[agent]} size={13} />
      </span>
      {agent}
    </span>
  );
}
