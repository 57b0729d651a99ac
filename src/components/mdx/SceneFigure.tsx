import type {ReactNode} from 'react';
import type {SceneName} from '../../data/names';
import {Island, islandPart} from '../ui/Island';
import {Figure} from './Figure';

const scene = islandPart(async () => (await import('../scenes/Scene')).Scene);

/** A scene of the product at work, with a line under it that says what to see in it. */
export function SceneFigure({name, caption}: {name: SceneName; caption: string}): ReactNode {
  return (
    <Figure caption={caption}>
      <Island part={scene} partProps={{name}} />
    </Figure>
  );
}
