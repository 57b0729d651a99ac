import {type Example, longText} from '../ui/example';
import {Tag} from './Tag';

export const examples: Example[] = [
  {
    name: 'Tones',
    element: (
      <>
        <Tag>Quiet</Tag>
        <Tag tone="good">Good</Tag>
        <Tag tone="warn">Warning</Tag>
        <Tag tone="bad">Bad</Tag>
        <Tag tone="grave">Critical</Tag>
        <Tag tone="info">Info</Tag>
      </>
    ),
  },
  {name: 'Long text', element: <Tag tone="info">{longText}</Tag>, narrow: true},
];
