import {type Example, longText} from '../ui/example';
import {StatusBadge} from './StatusBadge';

export const examples: Example[] = [
  {
    name: 'Tones',
    element: (
      <>
        <StatusBadge tone="good">8 passed</StatusBadge>
        <StatusBadge tone="warn">2 to check</StatusBadge>
        <StatusBadge tone="bad">1 failed</StatusBadge>
        <StatusBadge tone="quiet">Waiting</StatusBadge>
      </>
    ),
  },
  {
    name: 'Icon of its own',
    element: (
      <StatusBadge tone="bad" icon="lock">
        Merge blocked
      </StatusBadge>
    ),
  },
  {name: 'Long text', element: <StatusBadge tone="warn">{longText}</StatusBadge>, narrow: true},
];
