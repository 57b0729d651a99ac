import {plans} from '../../../../src/data/plans';
import {planLimits, rolloverSentence, unlimitedIn, unlimitedSentence} from '../../../../src/data/pricing/planLimits';
import type {Plan} from '../../../../src/data/pricing/schema';

const labels = ['Credits', 'Rollover', 'Pull requests', 'QA', 'Deployments'];

test.each([
  ['Free', '5,000', 'None', '5', '10', '1'],
  ['Basic', '10,000', 'Yes', '50', '100', '20'],
  ['Lite', '50,000', 'Yes', '200', '300', '50'],
  ['Pro', '100,000', 'Yes', 'Unlimited', 'Unlimited', 'Unlimited'],
])('the plan %s has the limits of the specification’s table (section 9) §9.1', (name, ...values) => {
  const plan = plans.find((one) => one.name === name);
  for (const limits of [plan?.monthly, plan?.yearly]) {
    expect(limits && planLimits(limits)).toEqual(labels.map((label, row) => ({label, value: values[row]})));
  }
});

describe('sentences generated from the plans', () => {
  function plan(name: string, limits: Partial<Plan['monthly']>): Plan {
    const monthly = {price: 1, credits: 1, rollover: true, prs: 1, qa: 1, deployments: 1, ...limits};
    return {id: name, name, description: name, monthly, yearly: monthly};
  }
  const all = [
    plan('A', {rollover: false}),
    plan('B', {qa: 'unlimited'}),
    plan('C', {qa: 'unlimited', prs: 'unlimited'}),
  ];

  test('list the unlimited items and the counted items of all plans', () => {
    expect(unlimitedSentence(plans)).toBe(
      'On Pro, pull requests, QA previews and deployments are unlimited. Every plan has a limit on credits.',
    );
    expect(unlimitedSentence(all)).toBe(
      'On C, pull requests are unlimited. On B and C, QA previews are unlimited. Every plan has a limit on deployments and credits.',
    );
    expect(unlimitedSentence(all.slice(0, 1))).toBe(
      'Every plan has a limit on pull requests, QA previews, deployments and credits.',
    );
  });

  test('list the unlimited items of one plan', () => {
    expect(plans.map(unlimitedIn)).toEqual(['', '', '', 'pull requests, QA previews and deployments']);
    expect(all.map(unlimitedIn)).toEqual(['', 'QA previews', 'pull requests and QA previews']);
  });

  test('state on which plans credits roll over', () => {
    expect(rolloverSentence(plans)).toBe('Yes, on Basic, Lite and Pro. There is no rollover on Free.');
    expect(rolloverSentence(all.slice(1))).toBe('Yes, on every plan.');
    expect(rolloverSentence(all.slice(0, 1))).toBe('No, not on any plan.');
  });
});
