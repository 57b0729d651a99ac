import {Button} from './Button';
import {type Example, longText} from './example';
import {Section} from './Section';

export const examples: Example[] = [
  {
    name: 'Heading above',
    element: (
      <Section heading="Why teams switch" intro="One or two sentences.">
        Content
      </Section>
    ),
  },
  {
    name: 'Heading next to the content, sticky',
    element: (
      <Section heading="Questions" layout="beside" controls={<Button size="small">Filter</Button>}>
        Content
      </Section>
    ),
  },
  {
    name: 'Two columns',
    element: (
      <Section heading="Two columns" layout="columns">
        Content
      </Section>
    ),
  },
  {
    name: 'Band',
    element: (
      <Section band heading="On a band" intro="Sunken, with lines.">
        Content
      </Section>
    ),
  },
  {name: 'Long text', element: <Section heading={longText}>Content</Section>, narrow: true},
];
