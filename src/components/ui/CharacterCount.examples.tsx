import {CharacterCount} from './CharacterCount';
import type {Example} from './example';

export const examples: Example[] = [
  {name: 'Far from the limit: nothing is shown', element: <CharacterCount id="count-far" used={10} limit={1000} />},
  {name: 'Near the limit', element: <CharacterCount id="count-near" used={920} limit={1000} />},
  {name: 'At the limit', element: <CharacterCount id="count-full" used={1000} limit={1000} />, narrow: true},
];
