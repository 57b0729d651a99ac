import type {ReactNode} from 'react';
import type {SceneName} from '../../data/agents/names';
import {StaticScene} from '../scenes/StaticScene';
import {Figure} from './Figure';

/** Renders a product scene with a caption. */
export function SceneFigure({name, caption}: {name: SceneName; caption: string}): ReactNode {
  return (
    <Figure caption={caption}>
      <StaticScene name={name} />
    </Figure>
  );
}
