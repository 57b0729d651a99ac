import type {ReactNode} from 'react';
import type {SceneName} from '../../data/agents/names';
import {StaticScene} from '../scenes/StaticScene';
import {Figure} from './Figure';

/** A scene of the product at work, with a line under it that says what to see in it. */
export function SceneFigure({name, caption}: {name: SceneName; caption: string}): ReactNode {
  return (
    <Figure caption={caption}>
      <StaticScene name={name} />
    </Figure>
  );
}
