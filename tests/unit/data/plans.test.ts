import {readFileSync} from 'node:fs';
import {enterprise} from '../../../src/data/marketing/enterprise';
import {plans} from '../../../src/data/plans';
import type {Plan} from '../../../src/data/pricing/schema';

type Period = Plan['yearly'];

const row = ({price, credits, rollover, prs, qa, deployments}: Period) => [
  price,
  credits,
  rollover,
  prs,
  qa,
  deployments,
];

test('the plans match the specification’s table (section 9) §3.2 §9.1', () => {
  expect(plans.map(({name, monthly}) => [name, ...row(monthly)])).toEqual([
    ['Free', 0, 5000, false, 5, 10, 1],
    ['Basic', 5, 10_000, true, 50, 100, 20],
    ['Lite', 49, 50_000, true, 200, 300, 50],
    ['Pro', 99, 100_000, true, 'unlimited', 'unlimited', 'unlimited'],
  ]);
});

test('yearly and struck-through prices match the specification (section 9) §3.2 §9.1 §9.2', () => {
  const yearly: readonly Plan[] = plans;
  expect(yearly.map(({yearly: {price, originalPrice}}) => [price, originalPrice])).toEqual([
    [undefined, undefined],
    [3.5, 5],
    [34.3, 40],
    [69.3, 99],
  ]);
});

test('Lite is the recommended plan §9.1', () => {
  const all: readonly Plan[] = plans;
  expect(all.filter(({recommended}) => recommended).map(({id}) => id)).toEqual(['lite']);
});

test('the enterprise page states that every plan has a limit on credits', () => {
  const limits = enterprise.needs.rows.find(({topic}) => topic === 'What are the limits?');
  expect(limits?.cells.join()).toContain('Every plan has a limit on credits');
});

test('the example in the doc “choose a plan” arrives at the smallest plan that covers all three limits', () => {
  const doc = readFileSync('docs/getting-started/choose-a-plan.mdx', 'utf8');
  const example =
    /expects about (\d+), and as many previews\..* (\d+) with headroom\.[\s\S]*Here, that’s (\w+)\. (\w+) would cover the QA previews/;
  const [, ...matches] = example.exec(doc) ?? [];
  const [prs, deployments] = matches.map(Number);
  const covers = (limit: number | 'unlimited', needed = Number.NaN) => limit === 'unlimited' || limit >= needed;
  const fits = ({monthly}: Plan) => [
    covers(monthly.prs, prs),
    covers(monthly.qa, prs),
    covers(monthly.deployments, deployments),
  ];
  expect(plans.find((plan) => fits(plan).every(Boolean))?.name).toBe(matches[2]);
  expect(plans.filter(({name}) => name === matches[3]).map(fits)).toEqual([[false, true, false]]);
});
