import type {Testimonial} from '../schema/company';
import type {SectionHead} from '../schema/text';

/** What stands above the testimonials, on every page that shows them. */
export const testimonialsHead = {heading: 'In the words of the people who use it'} satisfies SectionHead;

/** What customers say. All are samples: people, portraits and companies are made up until the owner supplies real ones. */
export const testimonials = [
  {
    sample: true,
    name: 'Alex Sample',
    image: '/img/people/alex.svg',
    post: 'Engineering lead',
    company: 'Example Bank',
    about: 'codeReview',
    text: 'The first review is there before I get to the pull request. I read its comments, take the suggestion or say why not, and spend my own time on the design.',
  },
  {
    sample: true,
    name: 'Robin Sample',
    image: '/img/people/robin.svg',
    post: 'Head of application security',
    company: 'Example Logistics',
    about: 'securityScan',
    text: 'A finding used to be a line in a spreadsheet. Now it is a comment on the line itself, with the weakness named and a fix beside it, and the merge waits until it is dealt with.',
  },
  {
    sample: true,
    name: 'Kim Sample',
    image: '/img/people/kim.svg',
    post: 'Support manager',
    company: 'Example Travel',
    about: 'support',
    text: 'People ask how to change a booking, and the agent points at the button in our own app. My team answers the questions that need a person.',
  },
  {
    sample: true,
    name: 'Jo Sample',
    image: '/img/people/jo.svg',
    post: 'IT service manager',
    company: 'Example Health',
    about: 'itsm',
    text: 'At the end of an incident the timeline is already written. We go through it together instead of putting it together.',
  },
  {
    sample: true,
    name: 'Lou Sample',
    image: '/img/people/lou.svg',
    post: 'Head of engineering',
    company: 'Example Media',
    about: 'search',
    text: 'I ask where something was decided and get the thread, the document and the ticket, each with its link. What I may not open does not turn up in the answer.',
  },
  {
    sample: true,
    name: 'Mika Sample',
    image: '/img/people/mika.svg',
    post: 'Operations manager',
    company: 'Example Telecom',
    about: 'voice',
    text: 'Callers say what they need and have their appointment before they hang up. What takes one of us arrives as a ticket with the whole call in it.',
  },
  {
    sample: true,
    name: 'Dana Sample',
    image: '/img/people/dana.svg',
    post: 'Compliance officer',
    company: 'Example Insurance',
    text: 'I can see which check ran on which change, and what came out of it. That is the question every auditor starts with.',
  },
  {
    sample: true,
    name: 'Sasha Sample',
    image: '/img/people/sasha.svg',
    post: 'QA engineer',
    company: 'Example Retail',
    about: 'qaPreview',
    text: 'Each change comes with a preview I can click through and a list of test cases to start from. I cross some out and add my own, and that is a good morning.',
  },
] satisfies Testimonial[];
