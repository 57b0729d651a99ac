import {frameworks} from '../facts';
import type {RoleCard} from '../schema/home';
import type {SectionHead} from '../schema/text';

/** What stands above the role cards. */
export const rolesHead = {
  heading: 'Five teams, one platform',
  intro: 'Each team keeps its own way of working, with agents of its own.',
} satisfies SectionHead;

/** Who the platform is for (specification, section 1), and the page that shows each team its part. */
export const roles = [
  {
    team: 'Engineering',
    text: 'The Code Agent gives every pull request a first review, so that yours starts at the design and not at the missing null check.',
    artefact: 'PR #482 · 1 comment · 1 suggested change',
    link: {label: 'See code review', to: '/landingpage1'},
  },
  {
    team: 'Security',
    text: 'The Security Agent scans each change and holds back a merge for as long as a critical vulnerability is open.',
    artefact: 'CWE-89 · reports/export.ts:57 · merge blocked',
    link: {label: 'See security scan', to: '/landingpage2'},
  },
  {
    team: 'Compliance',
    text: 'Checks run on the code itself, so that you can show which rule was tested and what came out.',
    artefact: frameworks.join(' · '),
    link: {label: 'Open the trust center', to: '/trust'},
  },
  {
    team: 'IT',
    text: 'The ITSM Agent sorts tickets, works through the routine ones and keeps the timeline of an incident.',
    artefact: 'INC-3047 · resolved · summary written',
    link: {label: 'See ITSM Agent', to: '/landingpage6'},
  },
  {
    team: 'Support',
    text: 'The Support Agent (beta) shows people the way inside your app before they have to write to you.',
    artefact: '“Add a teammate” · shown in the app',
    link: {label: 'See Support Agent', to: '/landingpage3'},
  },
] satisfies RoleCard[];
