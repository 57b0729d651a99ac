import type {Benefit, Errand} from '../schema/home';
import type {SectionHead} from '../schema/text';

/** What stands above the benefit cards. */
export const benefitsHead = {heading: 'What changes in your week'} satisfies SectionHead;

/** The four benefit cards of the specification's section 1, in its order. */
export const benefits = [
  {
    id: 'automate',
    title: 'Automate the work that slows you down',
    text: 'First reviews, test cases and previews are there when you get to the pull request. You decide what to keep.',
  },
  {
    id: 'secure',
    title: 'Keep your code and data secure',
    text: 'Every change is scanned, and a critical vulnerability holds the merge back while it is open.',
  },
  {
    id: 'decide',
    title: 'Find, fix and decide faster',
    text: 'Ask for the number instead of the report. The Data Agent fills the table and says what stands out.',
  },
  {
    id: 'empower',
    title: 'Empower every team',
    text: 'The same platform answers a question from product, a colleague who is locked out and a customer on the phone.',
  },
] satisfies Benefit[];

/** What different people ask, which agent takes it, and what comes of it: the picture on the last card. */
export const questions = [
  {
    from: 'Product',
    asks: 'Which pull requests touched billing this week?',
    agent: 'Search',
    outcome: 'Two, with their sources',
  },
  {from: 'Finance', asks: 'My laptop cannot reach the VPN.', agent: 'ITSM Agent', outcome: 'Certificate renewed'},
  {from: 'A customer', asks: 'Where do I add a teammate?', agent: 'Support Agent', outcome: 'Shown in the app'},
  {from: 'A caller', asks: 'Can I move my visit to Friday?', agent: 'Voice Agent', outcome: 'Friday, 10:30'},
] satisfies Errand[];
