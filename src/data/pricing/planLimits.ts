import {capitalised, formatLimit, inWords} from '../../lib/format';
import type {Plan} from '../schema/plan';

/** What a plan includes in one way of billing, each with its label, as cards and table list it. */
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

/** What a plan may count, as sentences call it. */
const amounts = {prs: 'pull requests', qa: 'QA previews', deployments: 'deployments', credits: 'credits'} as const;
const counted = Object.keys(amounts) as (keyof typeof amounts)[];

/** What a plan has no limit to, as `pull requests, QA previews and deployments`; empty where all of it is counted. */
export function unlimitedIn({monthly}: Plan): string {
  return inWords(counted.filter((amount) => monthly[amount] === 'unlimited').map((amount) => amounts[amount]));
}

/** The names of the plans without a limit to this. */
export function unlimitedOn(plans: readonly Plan[], amount: keyof typeof amounts): string[] {
  return plans.filter(({monthly}) => monthly[amount] === 'unlimited').map(({name}) => name);
}

/**
 * What is unlimited on which plans, and what on none: `On Pro, deployments are unlimited; credits are counted on every
 * plan.`
 */
export function unlimitedSentence(plans: readonly Plan[]): string {
  const on = (amount: keyof typeof amounts) => inWords(unlimitedOn(plans, amount));
  const clauses = [...new Set(counted.map(on))].map((names) => {
    const theirs = inWords(counted.filter((amount) => on(amount) === names).map((amount) => amounts[amount]));
    return names ? `on ${names}, ${theirs} are unlimited` : `${theirs} are counted on every plan`;
  });
  const said = clauses.join('; ');
  return `${capitalised(said)}.`;
}

/** On which plans unused credits roll over: `On Pro they roll over. On Free they do not.` */
export function rolloverSentence(plans: readonly Plan[]): string {
  const names = (rollover: boolean) =>
    inWords(plans.filter(({monthly}) => monthly.rollover === rollover).map(({name}) => name));
  if (!names(true) || !names(false)) return `They roll over on ${names(true) ? 'every' : 'no'} plan.`;
  return `On ${names(true)} they roll over. On ${names(false)} they do not.`;
}
