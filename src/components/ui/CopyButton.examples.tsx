import {CopyButton} from './CopyButton';
import {type Example, interactive, longText} from './example';

export const examples: Example[] = [
  {name: 'With a label', element: <CopyButton text="npm ci" label="Copy command" />, states: interactive},
  {name: 'Icon only', element: <CopyButton text="npm ci" name="Copy the command of step 1" />},
  {
    name: 'Error: click it',
    element: <CopyButton text={() => Promise.reject(new Error('No text'))} label="Copy, which fails" />,
  },
  {
    name: 'Error with a long text: click it',
    element: <CopyButton text={() => Promise.reject(new Error('No text'))} label="Copy" failureMessage={longText} />,
    narrow: true,
  },
];
