import {checkContent, faultsOf} from '../../../src/data/check';
import {plans} from '../../../src/data/plans';
import * as schema from '../../../src/data/schema/plan';

test('the content of the site is without fault', () => {
  expect(checkContent()).toEqual([]);
});

test('a fault names file, field and remedy', () => {
  const broken = plans.map((plan) => (plan.id === 'basic' ? {...plan, yearly: {...plan.yearly, price: -1}} : plan));
  expect(faultsOf({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    'src/data/plans.ts: plans[1].yearly.price: a price is 0 or more',
  ]);
});

test('two recommended plans are a fault', () => {
  const broken = plans.map((plan) => ({...plan, recommended: true}));
  expect(faultsOf({file: 'src/data/plans.ts', name: 'plans', value: broken, schema: schema.plans})).toEqual([
    expect.stringContaining('exactly one plan'),
  ]);
});
