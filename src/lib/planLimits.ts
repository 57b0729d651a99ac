import type {Plan} from '../data/schema/plan';
import {formatLimit} from './format';

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
