import type {Example} from '../ui/example';
import {Waveform} from './Waveform';

export const examples: Example[] = [
  {name: 'Moves while it is on screen', element: <Waveform />},
  {name: 'Narrow', element: <Waveform />, narrow: true},
];
