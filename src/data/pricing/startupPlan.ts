import {offers} from '../facts';
import {plans} from '../plans';
import type {Plan} from '../schema/plan';

/** The plan that the startup program takes its discount off; the check says so when `facts.ts` names none of them. */
export const startupPlan = (plans.find(({id}) => id === offers.startup.plan) ?? plans[0]) as Plan;

const {reducedAccessYears: years} = offers.startup;

/** How long its reduced access lasts at most, in words. */
export const reducedAccess = years === 1 ? 'one year' : `${years} years`;
