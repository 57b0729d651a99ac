import {frameworks} from '../facts';
import type {SectionHead} from '../schema/text';
import type {RoleCard} from './schema';

/** Heading and intro above the role cards. */
export const rolesHead = {
  heading: 'Five teams, one platform',
  intro: 'Each team keeps its workflow and gets agents for its own tasks.',
} satisfies SectionHead;

/** Teams that use the platform (specification, section 1), each with a link to its page. */
export const roles = [
  {
    team: 'Engineering',
    text: 'The Code Agent gives every pull request a first review, so your reviewers can focus on the design instead of missing null checks.',
    artefact: 'PR #482 · 1 comment · 1 suggested change',
    link: {label: 'See code review', to: '/landingpage1'},
  },
  {
    team: 'Security',
    text: 'The Security Agent scans each change and can block the merge while a critical vulnerability is open.',
    artefact: 'CWE-89 · reports/export.ts:57 · merge blocked',
    link: {label: 'See security scan', to: '/landingpage2'},
  },
  {
    team: 'Compliance',
    text: 'Compliance checks run on each change, so you can show auditors which rule was tested and what the result was.',
    artefact: frameworks.join(' · '),
    link: {label: 'Open the trust center', to: '/trust'},
  },
  {
    team: 'IT',
    text: 'The ITSM agents sort tickets, handle routine requests and keep the timeline of each incident.',
    artefact: 'INC-3047 · resolved · summary written',
    link: {label: 'See ITSM agents', to: '/landingpage6'},
  },
  {
    team: 'Support',
    text: 'The Support Agent (beta) guides users inside your app before they need to contact you.',
    artefact: '“Add a teammate” · shown in the app',
    link: {label: 'See Support Agent', to: '/landingpage3'},
  },
] satisfies RoleCard[];
