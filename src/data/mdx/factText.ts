import {formatLimit} from '../../lib/format';
import * as design from '../design';
import * as ownFacts from '../facts';
import * as legal from '../legal';
import * as monitoring from '../monitoring';
import * as motion from '../motion';
import {plans} from '../plans';
import {formatPrice} from '../pricing/currency';
import * as stats from '../stats';
import * as tools from '../tools';

/**
 * Formats a fact for running text. Examples of paths: `offers.freeTrialDays` (`src/data/facts.ts`),
 * `plans.lite.monthly.price` (`src/data/plans.ts`, by plan id). Throws an error with a fix if the fact does not exist
 * or is not a single value.
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
      ? `there is no fact "${path}": correct the name, or update the text if the fact was removed. Facts are in src/data/facts.ts and the files that its comment names, and in tools.ts`
      : `"${path}" is not a single value: ${suggestPath(path, value as object)}`,
  );
}

function suggestPath(path: string, value: object): string {
  return Array.isArray(value)
    ? `cite an item by its index, such as ${path}.0`
    : `append one of its keys: ${Object.keys(value).join(', ')}`;
}

/** Returns the paths of all facts that are a single value. */
export function factPaths(at: unknown = facts, path: readonly string[] = []): string[] {
  if (typeof at === 'object' && at !== null) {
    return Object.entries(at).flatMap(([key, value]) => factPaths(value, [...path, key]));
  }
  return ['string', 'number', 'boolean'].includes(typeof at) ? [path.join('.')] : [];
}

/** All facts; the keys are the path segments. */
const facts: unknown = {
  ...ownFacts,
  ...design,
  ...legal,
  ...monitoring,
  ...motion,
  ...stats,
  ...tools,
  plans: Object.fromEntries(plans.map((plan) => [plan.id, plan])),
};
