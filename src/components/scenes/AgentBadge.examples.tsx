import {agentNames} from '../../data/agents/names';
import type {Example} from '../ui/example';
import {AgentBadge} from './AgentBadge';

export const examples: Example[] = [
  {name: 'All agents', element: <>{...agentNames.map((name) => <AgentBadge key={name} agent={name} />)}</>},
];
