import type {SectionHead} from '../schema/text';
import type {Testimonial} from './schema';

/** Heading above the testimonials, on all pages. */
export const testimonialsHead = {heading: 'What customers say'} satisfies SectionHead;

/** Testimonials. All are samples with invented people and companies until the owner supplies real ones. */
export const testimonials = [
  {
    sample: true,
    name: 'Alex Sample',
    image: '/img/people/alex.svg',
    post: 'Engineering lead',
    company: 'Example Bank',
    about: 'codeReview',
    text: 'The first review is done before I get to the pull request. I accept its suggestions or explain why not, and spend my own time on the design.',
  },
  {
    sample: true,
    name: 'Robin Sample',
    image: '/img/people/robin.svg',
    post: 'Head of application security',
    company: 'Example Logistics',
    about: 'securityScan',
    text: 'A finding used to be a row in a spreadsheet. Now it’s a comment on the line that names the weakness and suggests a fix, and the merge waits until it’s resolved.',
  },
  {
    sample: true,
    name: 'Kim Sample',
    image: '/img/people/kim.svg',
    post: 'Support manager',
    company: 'Example Travel',
    about: 'support',
    text: 'Users ask how to change a booking, and the agent points to the button in our own app. My team answers the questions that need a person.',
  },
  {
    sample: true,
    name: 'Jo Sample',
    image: '/img/people/jo.svg',
    post: 'IT service manager',
    company: 'Example Health',
    about: 'itsm',
    text: 'At the end of an incident, the timeline is already written. We review it together instead of piecing it together.',
  },
  {
    sample: true,
    name: 'Lou Sample',
    image: '/img/people/lou.svg',
    post: 'Head of engineering',
    company: 'Example Media',
    about: 'search',
    text: 'I ask where we made a decision and get the thread, the document and the ticket, each with its link. Sources I can’t open don’t appear in the answer.',
  },
  {
    sample: true,
    name: 'Mika Sample',
    image: '/img/people/mika.svg',
    post: 'Operations manager',
    company: 'Example Telecom',
    about: 'voice',
    text: 'Callers say what they need and have their appointment before they hang up. Requests that need one of us arrive as a ticket with the whole call.',
  },
  {
    sample: true,
    name: 'Dana Sample',
    image: '/img/people/dana.svg',
    post: 'Compliance officer',
    company: 'Example Insurance',
    text: 'I can see which check ran on which change, and what the result was. That’s the question every auditor starts with.',
  },
  {
    sample: true,
    name: 'Sasha Sample',
    image: '/img/people/sasha.svg',
    post: 'QA engineer',
    company: 'Example Retail',
    about: 'qaPreview',
    text: 'Each change comes with a preview I can click through and a list of test cases to start from. I cross out a few, add my own and start testing.',
  },
] satisfies Testimonial[];
