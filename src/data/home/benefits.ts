import type {SectionHead} from '../schema/text';
import type {Benefit, ExampleRequest} from './schema';

/** Heading above the benefit cards. */
export const benefitsHead = {heading: 'Benefits for every team'} satisfies SectionHead;

/** The four benefit cards, in the order of the specification (section 1). */
export const benefits = [
  {
    id: 'automate',
    title: 'Automate the work that slows you down',
    text: 'First reviews, test cases and previews are ready when you get to the pull request. You decide what to keep.',
  },
  {
    id: 'secure',
    title: 'Keep your code and data secure',
    text: 'The Security Agent scans every change and can block the merge while a critical vulnerability is open.',
  },
  {
    id: 'decide',
    title: 'Find, fix and decide faster',
    text: 'Ask a question instead of waiting for a report. The Data Agent builds a table and highlights what stands out.',
  },
  {
    id: 'empower',
    title: 'Empower every team',
    text: 'One platform helps a product manager with a question, a colleague who is locked out and a customer on the phone.',
  },
] satisfies Benefit[];

/** Example requests in the illustration of the last card. */
export const questions = [
  {
    from: 'Product',
    asks: 'Which pull requests touched billing this week?',
    agent: 'Search',
    outcome: 'Two, with sources',
  },
  {from: 'Finance', asks: 'My laptop can’t reach the VPN.', agent: 'ITSM Agent', outcome: 'Certificate renewed'},
  {from: 'A customer', asks: 'Where do I add a teammate?', agent: 'Support Agent', outcome: 'Shown in the app'},
  {from: 'A caller', asks: 'Can I move my visit to Friday?', agent: 'Voice Agent', outcome: 'Friday, 10:30'},
] satisfies ExampleRequest[];
