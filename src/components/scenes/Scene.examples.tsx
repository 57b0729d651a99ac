import {sceneNames} from '../../data/agents/names';
import type {Example} from '../ui/example';
import {MergeGateScene} from './MergeGateScene';
import {Scene} from './Scene';

export const examples: Example[] = [
  ...sceneNames.flatMap((name) => [
    {name, element: <Scene name={name} />},
    {name: `${name}, narrow`, element: <Scene name={name} />, narrow: true},
  ]),
  {name: 'Merge gate', element: <MergeGateScene />},
  {name: 'Merge gate, narrow', element: <MergeGateScene />, narrow: true},
];
