import {brand} from '../brand';
import {claims, searchedTools} from '../facts';
import {startTrial} from '../navigation/header';
import type {PageMeta} from '../schema/page';

/** Metadata and hero of the home page (specification, section 2 "Home"). */
export const home = {
  path: '/',
  title: brand.name,
  description: `AI agents that review pull requests, find vulnerabilities, answer tickets, search ${searchedTools} tools, manage IT services and take calls. Start free, ${claims.cancelAnytime.toLowerCase()}.`,
  heading: 'AI agents for code, tickets and calls',
  intro: `${brand.name} reviews every pull request and scans each change for vulnerabilities before it merges. It also searches ${searchedTools} tools at once and takes on routine IT service management.`,
  actions: [startTrial, {label: 'See the agents', to: '/#agents'}],
} satisfies PageMeta;
