import {Accordion} from './Accordion';
import {type Example, longText} from './example';

const items = (prefix: string) =>
  ['Which agents are there?', 'What does it cost?'].map((title, index) => ({
    id: `${prefix}-${index}`,
    title,
    content: 'The answer is in the HTML also while the panel is closed.',
  }));

export const examples: Example[] = [
  {name: 'Closed', element: <Accordion items={items('closed')} />},
  {name: 'Under the pointer', element: <Accordion items={items('hover')} />, states: ['hover']},
  {name: 'Focused', element: <Accordion items={items('focus')} />, states: ['focus']},
  {name: 'One open at a time', element: <Accordion single items={items('single')} />},
  {
    name: 'In groups',
    element: <Accordion items={items('group').map((item) => ({...item, under: 'About the product'}))} />,
  },
  {
    name: 'Long text, limited height',
    element: <Accordion maxHeight="6rem" items={[{id: 'long', title: longText, content: `${longText}. `.repeat(4)}]} />,
    narrow: true,
  },
];
