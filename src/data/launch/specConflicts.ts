import {agentNames} from '../agents/names';
import {customerStats, describedTools, integratedTools, offers, searchedTools, sourceHosts, stats} from '../facts';
import {comparisonWaysOn} from '../navigation/callsToAction';
import {plans} from '../plans';
import {formatPrice} from '../pricing/currency';
import {areIntegrated, isIntegrated, plannedHosts, toolsAreIntegrated} from '../tools';

/** Facts and words that do not agree: decisions for the site's owner, kept as the specification gives them until then. */
type Disagreement = {
  /** What to look at in `src/data`. */
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

/** Each stands here as long as the facts disagree: one that the owner has settled goes by itself. */
export const disagreements: Disagreement[] = [
  ...only(!cheapest.includes(offers.faqPriceFrom), {
    fact: 'facts.ts: offers.faqPriceFrom',
    note: `The FAQ says pricing starts at ${formatPrice(offers.faqPriceFrom)} a month; the plans start at ${cheapest.map(formatPrice).join(' and ')}.`,
  }),
  ...plans.flatMap(({name, monthly, yearly}) =>
    only(yearly.originalPrice !== undefined && yearly.originalPrice !== monthly.price, {
      fact: `plans.ts: ${name}, what is struck through`,
      note: `${name} costs ${formatPrice(monthly.price)} a month; beside its yearly price ${formatPrice(yearly.originalPrice ?? 0)} is struck through.`,
    }),
  ),
  ...only(secured?.value === `${(scans?.value ?? 0) / 1000}K`, {
    fact: 'facts.ts: stats and customerStats',
    note: `${scans?.value} are "security scans" on the home page and "secure deployments" in the customer stories.`,
  }),
  ...only(agents.value > agentNames.length, {
    fact: 'facts.ts: stats; names.ts: agentNames',
    note: `Copy counts ${agents.value}${agents.suffix} agents; the pages describe ${agentNames.length}.`,
  }),
  ...only(plannedHosts.length > 0, {
    fact: 'facts.ts: sourceHosts and integratedTools',
    note: `Copy names ${sourceHosts.join(', ')}; the FAQ says that only ${areIntegrated} today.`,
  }),
  ...only(integratedTools.length < appIntegrations, {
    fact: 'facts.ts: searchedTools, stats and integratedTools',
    note: `Copy says that search covers ${searchedTools} tools, and counts ${appIntegrations}+ app integrations; the FAQ says that only ${toolsAreIntegrated} today.`,
  }),
  ...only(described.length > 0, {
    fact: 'facts.ts: describedTools and integratedTools',
    note: `Copy describes Jira tickets from findings, and names Slack and Teams; the grid of integrations calls ${described.join(', ')} planned.`,
  }),
  ...only(comparisonWaysOn.primary.label === 'Get start', {
    fact: 'callsToAction.ts: comparisonWaysOn',
    note: 'The comparisons end on "Get start"; the landing pages say "Get started".',
  }),
];

function only(disagree: boolean, disagreement: Disagreement): Disagreement[] {
  return disagree ? [disagreement] : [];
}
