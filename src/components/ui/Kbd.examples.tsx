import type {Example} from './example';
import {Kbd} from './Kbd';

export const examples: Example[] = [
  {
    name: 'Shortcut',
    element: (
      <>
        <Kbd name="Ctrl" />
        <Kbd name="K" />
      </>
    ),
  },
];
