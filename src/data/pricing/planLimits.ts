import {formatLimit, formatList} from '../../lib/format';
import type {Plan} from './schema';

/** Labels and values of a plan's limits for one billing period, for plan cards and the pricing table. */
export function planLimits({
  credits,
  rollover,
  prs,
  qa,
  deployments,
}: Plan['yearly']): {label: string; value: string}[] {
  return [
    {label: 'Credits', value: formatLimit(credits)},
    {label: 'Rollover', value: rollover ? 'Yes' : 'None'},
    {label: 'Pull requests', value: formatLimit(prs)},
    {label: 'QA', value: formatLimit(qa)},
    {label: 'Deployments', value: formatLimit(deployments)},
  ];
}

/** Names of the limits in sentences. */
const amounts = {prs: 'pull requests', qa: 'QA previews', deployments: 'deployments', credits: 'credits'} as const;
const counted = Object.keys(amounts) as (keyof typeof amounts)[];

/** Lists the unlimited items of a plan: `pull requests, QA previews and deployments`; empty if there are none. */
export function unlimitedIn({monthly}: Plan): string {
  return formatList(counted.filter((amount) => monthly[amount] === 'unlimited').map((amount) => amounts[amount]));
}

/** Names of the plans on which `amount` is unlimited. */
export function unlimitedOn(plans: readonly Plan[], amount: keyof typeof amounts): string[] {
  return plans.filter(({monthly}) => monthly[amount] === 'unlimited').map(({name}) => name);
}

/**
 * Lists the unlimited items per plan, then the items with a limit on all plans: `On Pro, deployments are unlimited.
 * Every plan has a limit on credits.`
 */
export function unlimitedSentence(plans: readonly Plan[]): string {
  const on = (amount: keyof typeof amounts) => formatList(unlimitedOn(plans, amount));
  const sentences = [...new Set(counted.map(on))].map((names) => {
    const items = formatList(counted.filter((amount) => on(amount) === names).map((amount) => amounts[amount]));
    return names ? `On ${names}, ${items} are unlimited.` : `Every plan has a limit on ${items}.`;
  });
  return sentences.join(' ');
}

/** States on which plans unused credits roll over: `Yes, on Pro. There is no rollover on Free.` */
export function rolloverSentence(plans: readonly Plan[]): string {
  const names = (rollover: boolean) =>
    formatList(plans.filter(({monthly}) => monthly.rollover === rollover).map(({name}) => name));
  if (!names(true) || !names(false)) return names(true) ? 'Yes, on every plan.' : 'No, not on any plan.';
  return `Yes, on ${names(true)}. There is no rollover on ${names(false)}.`;
}
