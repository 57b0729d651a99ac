import {plans} from '../../../../src/data/plans';
import type {Plan} from '../../../../src/data/schema/plan';

/** The disagreements as they would be with other plans. */
function disagreementsWith(change: (plan: Plan) => Plan): string[] {
  jest.resetModules();
  const {plans} = jest.requireActual<typeof import('../../../../src/data/plans')>('../../../../src/data/plans');
  jest.doMock('../../../../src/data/plans', () => ({plans: plans.map(change)}));
  const {disagreements} =
    require('../../../../src/data/launch/disagreements') as typeof import('../../../../src/data/launch/disagreements');
  return disagreements.map(({fact}) => fact);
}

const lite = `plans.ts: ${plans.find(({id}) => id === 'lite')?.name}, what is struck through`;

test('what the specification leaves contradictory is for the owner to decide', () => {
  expect(disagreementsWith((plan) => plan)).toEqual([
    'facts.ts: offers.faqPriceFrom',
    lite,
    'facts.ts: stats and customerStats',
    'facts.ts: stats; names.ts: agentNames',
    'facts.ts: sourceHosts and integratedTools',
    'facts.ts: searchedTools, stats and integratedTools',
    'facts.ts: describedTools and integratedTools',
    'callsToAction.ts: comparisonWaysOn',
  ]);
});

test('a decision that is taken is asked for no more, and a new contradiction is', () => {
  const settled = disagreementsWith(({yearly, ...plan}) => ({...plan, yearly: {...yearly, originalPrice: undefined}}));
  expect(settled).not.toContain(lite);
  const raised = disagreementsWith((plan) =>
    plan.id === 'pro' ? {...plan, monthly: {...plan.monthly, price: 129}} : plan,
  );
  expect(raised).toContain('plans.ts: Pro, what is struck through');
});
