import type {ReactNode} from 'react';
import {assistants} from '../../data/agents/assistants';

/** The names of the assistants that the page menu opens. */
export function AssistantNames(): ReactNode {
  return assistants.map(({name}) => name).join(', ');
}
