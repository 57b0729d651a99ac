import type {Example} from '../ui/example';
import {Severity} from './Severity';

export const examples: Example[] = [
  {
    name: 'Levels',
    element: (
      <>
        <Severity level="low" />
        <Severity level="medium" />
        <Severity level="high" />
        <Severity level="critical" />
      </>
    ),
  },
];
