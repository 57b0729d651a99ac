import {ArrowLink} from './ArrowLink';
import {type Example, interactive, longText} from './example';

export const examples: Example[] = [
  {name: 'After a text', element: <ArrowLink label="Read the docs" to="/docs" />, states: interactive},
  {name: 'Compact', element: <ArrowLink compact label="All posts" to="/blog" />},
  {name: 'Long text', element: <ArrowLink label={longText} to="/docs" />, narrow: true},
];
