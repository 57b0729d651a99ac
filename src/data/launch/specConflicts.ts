import {agentNames} from '../agents/names';
import {describedTools, integratedTools, offers, searchedTools, sourceHosts} from '../facts';
import {comparisonActions} from '../navigation/callsToAction';
import {plans} from '../plans';
import {formatPrice} from '../pricing/currency';
import {customerStats, stats} from '../stats';
import {areIntegrated, isIntegrated, plannedHosts, toolsAreIntegrated} from '../tools';

/** A contradiction in the specification. Both values are retained until the site's owner decides. */
type SpecConflict = {
  /** Location in `src/data`. */
  fact: string;
  note: string;
};

const prices = plans.map(({monthly}) => monthly.price);
const cheapest = prices.slice(0, 2);
const scans = stats.find(({label}) => label === 'Security scans');
const secured = customerStats.find(({label}) => label.startsWith('Secure deployments'));
const [agents] = stats;
const appIntegrations = stats.find(({label}) => label === 'App integrations')?.value ?? 0;
const described = describedTools.filter((tool) => !isIntegrated(tool));

/** Contradictions that exist in the current data; a settled one is dropped automatically. */
export const specConflicts: SpecConflict[] = [
  ...listIf(!cheapest.includes(offers.faqPriceFrom), {
    fact: 'facts.ts: offers.faqPriceFrom',
    note: `The FAQ says pricing starts at ${formatPrice(offers.faqPriceFrom)} per month; the plans start at ${cheapest.map(formatPrice).join(' and ')}.`,
  }),
  ...plans.flatMap(({name, monthly, yearly}) =>
    listIf(yearly.originalPrice !== undefined && yearly.originalPrice !== monthly.price, {
      fact: `plans.ts: ${name}, struck-through price`,
      note: `${name} costs ${formatPrice(monthly.price)} per month; next to its yearly price, ${formatPrice(yearly.originalPrice ?? 0)} is struck through.`,
    }),
  ),
  ...listIf(secured?.value === `${(scans?.value ?? 0) / 1000}K`, {
    fact: 'stats.ts: stats and customerStats',
    note: `${scans?.value} are "security scans" on the home page and "secure deployments" in the customer stories.`,
  }),
  ...listIf(agents.value > agentNames.length, {
    fact: 'stats.ts: stats; names.ts: agentNames',
    note: `Copy counts ${agents.value}${agents.suffix} agents; the pages describe ${agentNames.length}.`,
  }),
  ...listIf(plannedHosts.length > 0, {
    fact: 'facts.ts: sourceHosts and integratedTools',
    note: `Copy names ${sourceHosts.join(', ')}; the FAQ says that only ${areIntegrated} today.`,
  }),
  ...listIf(integratedTools.length < appIntegrations, {
    fact: 'facts.ts: searchedTools and integratedTools; stats.ts: stats',
    note: `Copy says that search covers ${searchedTools} tools, and counts ${appIntegrations}+ app integrations; the FAQ says that only ${toolsAreIntegrated} today.`,
  }),
  ...listIf(described.length > 0, {
    fact: 'facts.ts: describedTools and integratedTools',
    note: `Copy describes Jira tickets from findings, and names Slack and Teams; the grid of integrations calls ${described.join(', ')} planned.`,
  }),
  ...listIf(comparisonActions.primary.label === 'Get start', {
    fact: 'callsToAction.ts: comparisonActions',
    note: 'The comparisons end on "Get start"; the landing pages say "Get started".',
  }),
];

function listIf(isContradiction: boolean, conflict: SpecConflict): SpecConflict[] {
  return isContradiction ? [conflict] : [];
}
