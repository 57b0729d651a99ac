import {plans} from '../../../../src/data/plans';
import {planLimits, rolloverSentence, unlimitedIn, unlimitedSentence} from '../../../../src/data/pricing/planLimits';
import type {Plan} from '../../../../src/data/schema/plan';

const labels = ['Credits', 'Rollover', 'Pull requests', 'QA', 'Deployments'];

test.each([
  ['Free', '5,000', 'None', '5', '10', '1'],
  ['Basic', '10,000', 'Yes', '50', '100', '20'],
  ['Lite', '50,000', 'Yes', '200', '300', '50'],
  ['Pro', '100,000', 'Yes', 'Unlimited', 'Unlimited', 'Unlimited'],
])('%s lists what the specification’s table gives it (section 9) §9.1', (name, ...values) => {
  const plan = plans.find((one) => one.name === name);
  for (const limits of [plan?.monthly, plan?.yearly]) {
    expect(limits && planLimits(limits)).toEqual(labels.map((label, row) => ({label, value: values[row]})));
  }
});

describe('sentences follow the plans', () => {
  function plan(name: string, limits: Partial<Plan['monthly']>): Plan {
    const monthly = {price: 1, credits: 1, rollover: true, prs: 1, qa: 1, deployments: 1, ...limits};
    return {id: name, name, description: name, monthly, yearly: monthly};
  }
  const all = [
    plan('A', {rollover: false}),
    plan('B', {qa: 'unlimited'}),
    plan('C', {qa: 'unlimited', prs: 'unlimited'}),
  ];

  test('of what is unlimited', () => {
    expect(unlimitedSentence(plans)).toBe(
      'On Pro, pull requests, QA previews and deployments are unlimited; credits are counted on every plan.',
    );
    expect(unlimitedSentence(all)).toBe(
      'On C, pull requests are unlimited; on B and C, QA previews are unlimited; deployments and credits are counted on every plan.',
    );
    expect(unlimitedSentence(all.slice(0, 1))).toBe(
      'Pull requests, QA previews, deployments and credits are counted on every plan.',
    );
  });

  test('of what a plan has no limit to', () => {
    expect(plans.map(unlimitedIn)).toEqual(['', '', '', 'pull requests, QA previews and deployments']);
    expect(all.map(unlimitedIn)).toEqual(['', 'QA previews', 'pull requests and QA previews']);
  });

  test('of what rolls over', () => {
    expect(rolloverSentence(plans)).toBe('On Basic, Lite and Pro they roll over. On Free they do not.');
    expect(rolloverSentence(all.slice(1))).toBe('They roll over on every plan.');
    expect(rolloverSentence(all.slice(0, 1))).toBe('They roll over on no plan.');
  });
});
