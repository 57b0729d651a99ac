import {brand} from '../brand';
import {claims, searchedTools} from '../facts';
import {startTrial} from '../navigation/header';
import type {PageMeta} from '../schema/page';

/** What the home page says of itself, and what its hero says (specification, section 2 "Home"). */
export const home = {
  path: '/',
  title: brand.name,
  description: `Agents that review pull requests, find vulnerabilities, answer tickets, search ${searchedTools} tools, run IT service management and take calls. Start free, ${claims.cancelAnytime.toLowerCase()}.`,
  heading: 'AI agents that review code, answer tickets and take calls',
  intro: `${brand.name} reads every pull request, scans each change for vulnerabilities before it merges, searches ${searchedTools} tools at once and keeps your IT services running.`,
  actions: [startTrial, {label: 'See the agents', to: '/#agents'}],
} satisfies PageMeta;
