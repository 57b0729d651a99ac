import {tiedStart} from '../../../lib/format';
import {brand} from '../../brand';
import {frameworks, integratedTools, searchedTools, sourceHosts} from '../../facts';
import type {Cell, Source} from '../../schema/comparison';
import {isIntegrated, toolsAreIntegrated, whereTheyStand} from '../../tools';

/*
 * What comparison pages write their tables with. A mark needs a source: where none says it, the mark is `unstated`
 * and names the page that was searched.
 */

/** The source says so. */
export const yes = (source: Source, note?: string): Cell => ({mark: 'yes', note, source});

/** The source says so with a limit, which the note names. */
export const partly = (source: Source, note: string): Cell => ({mark: 'partly', note, source});

/** The source says that it is not so. */
export const no = (source: Source, note: string): Cell => ({mark: 'no', note, source});

/** The source, where one would look for it, does not say. */
export const unstated = (source: Source, note?: string): Cell => ({mark: 'unstated', note, source});

/** The column stands for many products, and they differ in it. */
export const varies: Cell = {mark: 'varies'};

/** The day on which the sources were read. */
const checked = '2026-11-21';

/** Somebody else's page, as it was read on the day above unless it names its own. */
export const page = (title: string, url: string, day: string = checked): Source => ({title, url, checked: day});

/** The pages of this site that state what the product does. */
export const own = {
  features: page(`${brand.name}: features`, '/features'),
  integrations: page(`${brand.name}: frequently asked questions`, '/faq'),
  trust: page(`${brand.name}: trust center`, '/trust'),
  search: page(`${brand.name}: unified search`, '/landingpage4'),
  review: page(`${brand.name}: pull request review`, '/landingpage1'),
  pricing: page(`${brand.name}: plans`, '/pricing'),
  reviewLimits: page(`${brand.name} docs: code review`, '/docs/core-features/code-review#what-it-cannot-know'),
  branchRule: page(`${brand.name} docs: protect a branch`, '/docs/guides-tutorials/protect-a-branch', '2026-11-25'),
  searchLimits: page(`${brand.name} docs: unified search`, '/docs/core-features/unified-search', '2026-11-23'),
};

/** Our cell wherever source hosts are compared. */
export const hostsToday = partly(own.integrations, whereTheyStand(sourceHosts));

/** Our cell wherever tickets that come of findings are compared. */
export const jiraToday = isIntegrated('Jira')
  ? yes(own.features, 'Created from a finding')
  : partly(own.integrations, whereTheyStand(['Jira']));

/** Our cell wherever it is compared what keeps a change from being merged. */
export const blocksMerge = yes(own.branchRule, 'Critical vulnerabilities, once a branch rule requires the scan');

/** Our cell wherever the number of tools that search asks is compared. */
export const searchToday =
  integratedTools.length >= Number.parseInt(searchedTools, 10)
    ? yes(own.search)
    : partly(own.search, `${toolsAreIntegrated} today; the others are planned`);

/** The row of the checks; a name of two words stays on one line. */
export const frameworkChecks = `Checks for ${frameworks.map(tiedStart).join(', ')}`;
