import {type Example, interactive} from './example';
import {RichText} from './RichText';

export const examples: Example[] = [
  {name: 'Text', element: <RichText text="A text without links." />},
  {
    name: 'Text with a link',
    element: <RichText text={['Read the ', {label: 'docs', to: '/docs'}, '.']} />,
    states: interactive,
  },
];
