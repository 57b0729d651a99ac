import {offers} from '../facts';
import {plans} from '../plans';
import type {Plan} from './schema';

/** The plan that the startup program discounts. If `facts.ts` has an unknown id, the content check reports it. */
export const startupPlan = (plans.find(({id}) => id === offers.startup.plan) ?? plans[0]) as Plan;

const {reducedAccessYears: years} = offers.startup;

/** Maximum duration of reduced access, as text. */
export const reducedAccess = years === 1 ? 'one year' : `${years} years`;
