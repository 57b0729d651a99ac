import {plans} from '../../../../src/data/plans';
import type {Plan} from '../../../../src/data/pricing/schema';

/** Returns the contradictions after a change of the plans. */
function disagreementsWith(change: (plan: Plan) => Plan): string[] {
  jest.resetModules();
  const {plans} = jest.requireActual<typeof import('../../../../src/data/plans')>('../../../../src/data/plans');
  jest.doMock('../../../../src/data/plans', () => ({plans: plans.map(change)}));
  const {specConflicts} =
    require('../../../../src/data/launch/specConflicts') as typeof import('../../../../src/data/launch/specConflicts');
  return specConflicts.map(({fact}) => fact);
}

const lite = `plans.ts: ${plans.find(({id}) => id === 'lite')?.name}, struck-through price`;

test('contradictions in the specification are listed for the owner', () => {
  expect(disagreementsWith((plan) => plan)).toEqual([
    'facts.ts: offers.faqPriceFrom',
    lite,
    'stats.ts: stats and customerStats',
    'stats.ts: stats; names.ts: agentNames',
    'facts.ts: sourceHosts and integratedTools',
    'facts.ts: searchedTools and integratedTools; stats.ts: stats',
    'facts.ts: describedTools and integratedTools',
    'callsToAction.ts: comparisonActions',
  ]);
});

test('a settled contradiction is no longer listed, and a new one is', () => {
  const settled = disagreementsWith(({yearly, ...plan}) => ({...plan, yearly: {...yearly, originalPrice: undefined}}));
  expect(settled).not.toContain(lite);
  const raised = disagreementsWith((plan) =>
    plan.id === 'pro' ? {...plan, monthly: {...plan.monthly, price: 129}} : plan,
  );
  expect(raised).toContain('plans.ts: Pro, struck-through price');
});
