import {CheckItem, CheckList} from './CheckItem';
import {type Example, longText} from './example';

export const examples: Example[] = [
  {name: 'List', element: <CheckList items={['Inline comments', 'Severity of each finding', 'A fix to apply']} />},
  {name: 'Ordered list', element: <CheckList as="ol" items={['Connect', 'Review', 'Merge']} />},
  {name: 'Long text', element: <CheckItem>{longText}</CheckItem>, narrow: true},
];
