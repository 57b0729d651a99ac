import {readFileSync} from 'node:fs';
import {enterprise} from '../../../src/data/marketing/enterprise';
import {plans} from '../../../src/data/plans';
import type {Plan} from '../../../src/data/schema/plan';

type Period = Plan['yearly'];

const row = ({price, credits, rollover, prs, qa, deployments}: Period) => [
  price,
  credits,
  rollover,
  prs,
  qa,
  deployments,
];

test('the plans are the specification’s table (section 9) §3.2 §9.1', () => {
  expect(plans.map(({name, monthly}) => [name, ...row(monthly)])).toEqual([
    ['Free', 0, 5000, false, 5, 10, 1],
    ['Basic', 5, 10_000, true, 50, 100, 20],
    ['Lite', 49, 50_000, true, 200, 300, 50],
    ['Pro', 99, 100_000, true, 'unlimited', 'unlimited', 'unlimited'],
  ]);
});

test('yearly prices and what is struck through beside them (section 9) §3.2 §9.1 §9.2', () => {
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

test('an organisation that asks for the limits hears of the one that every plan has, its credits', () => {
  const limits = enterprise.needs.rows.find(({topic}) => topic === 'What are the limits?');
  expect(limits?.cells.join()).toContain('credits are counted on every plan');
});

test('the doc that helps to choose comes, in its example, to the smallest plan that covers all three', () => {
  const doc = readFileSync('docs/getting-started/choose-a-plan.mdx', 'utf8');
  const example =
    /expects about (\d+), and as many previews\..* (\d+) with room\.[\s\S]*Here that is (\w+): (\w+) would cover QA, but neither/;
  const [, ...said] = example.exec(doc) ?? [];
  const [prs, deployments] = said.map(Number);
  const covers = (limit: number | 'unlimited', needed = Number.NaN) => limit === 'unlimited' || limit >= needed;
  const fits = ({monthly}: Plan) => [
    covers(monthly.prs, prs),
    covers(monthly.qa, prs),
    covers(monthly.deployments, deployments),
  ];
  expect(plans.find((plan) => fits(plan).every(Boolean))?.name).toBe(said[2]);
  expect(plans.filter(({name}) => name === said[3]).map(fits)).toEqual([[false, true, false]]);
});
