import {nbspAfterFirstWord} from '../../../lib/format';
import {brand} from '../../brand';
import {frameworks, integratedTools, searchedTools, sourceHosts} from '../../facts';
import {describeToolStatus, isIntegrated, toolsAreIntegrated} from '../../tools';
import type {Cell, Source} from '../schema';

/*
 * Cells for the tables of comparison pages. Each mark needs a source; if no source has the information, the mark is
 * `unstated`, with the page that was searched as its source.
 */

/** The source confirms the feature. */
export const yes = (source: Source, note?: string): Cell => ({mark: 'yes', note, source});

/** The source confirms the feature with the limit in `note`. */
export const partly = (source: Source, note: string): Cell => ({mark: 'partly', note, source});

/** The source states that the feature does not exist. */
export const no = (source: Source, note: string): Cell => ({mark: 'no', note, source});

/** The source where the information is expected does not have it. */
export const unstated = (source: Source, note?: string): Cell => ({mark: 'unstated', note, source});

/** The column covers many products, which differ. */
export const varies: Cell = {mark: 'varies'};

/** Date on which the sources were read. */
const checkedOn = '2026-11-21';

/** Source page; `day` is the date stated on the page, by default the date of reading. */
export const page = (title: string, url: string, day: string = checkedOn): Source => ({title, url, checked: day});

/** Pages of this site that are sources for our own marks. */
export const own = {
  features: page(`${brand.name}: features`, '/features'),
  integrations: page(`${brand.name}: frequently asked questions`, '/faq'),
  trust: page(`${brand.name}: trust center`, '/trust'),
  search: page(`${brand.name}: unified search`, '/landingpage4'),
  review: page(`${brand.name}: pull request review`, '/landingpage1'),
  pricing: page(`${brand.name}: pricing`, '/pricing'),
  reviewLimits: page(`${brand.name} docs: code review`, '/docs/core-features/code-review#what-it-cannot-know'),
  branchRule: page(`${brand.name} docs: protect a branch`, '/docs/guides-tutorials/protect-a-branch', '2026-11-25'),
  searchLimits: page(`${brand.name} docs: unified search`, '/docs/core-features/unified-search', '2026-11-23'),
};

/** Our cell in rows on source hosts. */
export const hostsToday = partly(own.integrations, describeToolStatus(sourceHosts));

/** Our cell in rows on Jira tickets created from findings. */
export const jiraToday = isIntegrated('Jira')
  ? yes(own.features, 'Created from a finding')
  : partly(own.integrations, describeToolStatus(['Jira']));

/** Our cell in rows on blocking a merge. */
export const blocksMerge = yes(own.branchRule, 'Critical vulnerabilities, once a branch rule requires the scan');

/** Our cell in rows on the number of tools that search covers. */
export const searchToday =
  integratedTools.length >= Number.parseInt(searchedTools, 10)
    ? yes(own.search)
    : partly(own.search, `${toolsAreIntegrated} today, and the others are planned`);

/** Label of the row on compliance checks; the no-break space prevents a line break inside a name. */
export const frameworkChecks = `Checks for ${frameworks.map(nbspAfterFirstWord).join(', ')}`;
