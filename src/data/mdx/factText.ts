import {formatLimit} from '../../lib/format';
import * as ownFacts from '../facts';
import {plans} from '../plans';
import {formatPrice} from '../pricing/currency';
import * as tools from '../tools';

/**
 * A fact as running text shows it, by where it stands: `offers.freeTrialDays` in `src/data/facts.ts`,
 * `plans.lite.monthly.price` in `src/data/plans.ts` by the plan's id. Throws, with what to do, when there is none or
 * when it is more than one value.
 */
export function factText(path: string): string {
  const keys = path.split('.');
  const value = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? at[key as never] : undefined),
    facts,
  );
  if (typeof value === 'number') {
    return /price/i.test(keys.at(-1) ?? '') && keys[0] === 'plans' ? formatPrice(value) : formatLimit(value);
  }
  if (value === 'unlimited') return formatLimit(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  throw new Error(
    value === undefined
      ? `there is no fact "${path}", or no longer: write what holds now, or cite one of src/data/facts.ts, tools.ts or plans.ts`
      : `"${path}" is not one value: ${onward(path, value as object)}`,
  );
}

function onward(path: string, value: object): string {
  return Array.isArray(value)
    ? `cite one by its place, such as ${path}.0`
    : `go on to one of ${Object.keys(value).join(', ')}`;
}

/** The path of every fact that is one value. */
export function factPaths(at: unknown = facts, path: readonly string[] = []): string[] {
  if (typeof at === 'object' && at !== null) {
    return Object.entries(at).flatMap(([key, value]) => factPaths(value, [...path, key]));
  }
  return ['string', 'number', 'boolean'].includes(typeof at) ? [path.join('.')] : [];
}

/** All facts, by the path that cites them. */
const facts: unknown = {...ownFacts, ...tools, plans: Object.fromEntries(plans.map((plan) => [plan.id, plan]))};
