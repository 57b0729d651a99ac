import type {SectionHead} from '../schema/text';
import type {Preview} from './schema';

/** Heading and intro above the preview wall. */
export const previewsHead = {
  heading: 'A workday with your agents',
  intro: 'Example results from one day: reviews, answers and bookings, each with its status.',
} satisfies SectionHead;

/**
 * Tiles of the home page's preview wall (specification, section 4). Write short titles: on a phone, a tile fits about
 * three words per line. The first ten are shown until the first reshuffle.
 */
export const previews = [
  {
    kind: 'Code Agent',
    icon: 'pullRequest',
    title: 'PR #482',
    detail: '1 comment, 1 suggested change',
    state: 'info',
    stateLabel: 'Reviewed',
  },
  {
    kind: 'Security Agent',
    icon: 'shield',
    title: 'CWE-89',
    detail: 'SQL injection in reports/export.ts',
    state: 'bad',
    stateLabel: 'Blocked',
  },
  {
    kind: 'Code Agent',
    icon: 'eye',
    title: 'Preview',
    detail: 'charge-retries is live for QA',
    state: 'good',
    stateLabel: 'Ready',
  },
  {
    kind: 'Code Agent',
    icon: 'flask',
    title: '9 test cases',
    detail: 'Written for the change in #482',
    state: 'info',
    stateLabel: 'Generated',
  },
  {
    kind: 'Support Agent',
    icon: 'headset',
    title: 'Add a teammate',
    detail: 'User guided to the right button',
    state: 'good',
    stateLabel: 'Answered',
  },
  {
    kind: 'ITSM Agent',
    icon: 'bolt',
    title: 'INC-3047',
    detail: 'Login API is back to normal',
    state: 'good',
    stateLabel: 'Resolved',
  },
  {
    kind: 'Search',
    icon: 'search',
    title: 'Refund policy',
    detail: 'One answer from three sources',
    state: 'info',
    stateLabel: 'Found',
  },
  {
    kind: 'Voice Agent',
    icon: 'voice',
    title: 'Call, 2:14',
    detail: 'Appointment moved to Friday, 10:30',
    state: 'good',
    stateLabel: 'Booked',
  },
  {
    kind: 'Data Agent',
    icon: 'data',
    title: 'Churn by plan',
    detail: 'A table from two sources',
    state: 'info',
    stateLabel: 'Done',
  },
  {
    kind: 'Security Agent',
    icon: 'key',
    title: 'Secret found',
    detail: 'A token in deploy/staging.env',
    state: 'warn',
    stateLabel: 'Flagged',
  },
  {
    kind: 'Security Agent',
    icon: 'shieldCheck',
    title: 'SOC2 check',
    detail: 'No new access granted',
    state: 'good',
    stateLabel: 'Passed',
  },
  {
    kind: 'ITSM Agent',
    icon: 'users',
    title: 'New laptop',
    detail: 'Routed to IT for approval',
    state: 'warn',
    stateLabel: 'Waiting',
  },
  {
    kind: 'Code Agent',
    icon: 'code',
    title: 'PR #479',
    detail: 'Null check added as suggested',
    state: 'good',
    stateLabel: 'Accepted',
  },
  {
    kind: 'Voice Agent',
    icon: 'chat',
    title: 'Call, 0:52',
    detail: 'Urgent, handed off to your team',
    state: 'warn',
    stateLabel: 'Escalated',
  },
] satisfies Preview[];
