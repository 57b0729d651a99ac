import {billingQuestions} from '../../../../src/data/faq/billingQuestions';
import {helpCategories} from '../../../../src/data/help/help';
import {pricing} from '../../../../src/data/marketing/pricing';
import {startup} from '../../../../src/data/marketing/startup';
import {plans} from '../../../../src/data/plans';

jest.mock('../../../../src/data/facts', () => {
  const facts = jest.requireActual('../../../../src/data/facts');
  return {...facts, offers: {...facts.offers, startup: {...facts.offers.startup, plan: 'lite'}}};
});

const nameOf = (plan: string) => plans.find(({id}) => id === plan)?.name;

test.each(Object.entries({startup, 'pricing.others': pricing.others, helpCategories, billingQuestions}))(
  '%s names the plan that the startup program takes its discount off',
  (_name, content) => {
    const said = JSON.stringify(content);
    expect(said).toMatch(new RegExp(`\\d% off ${nameOf('lite')}`));
    expect(said).not.toMatch(new RegExp(`\\d% off ${nameOf('pro')}`));
  },
);

test('the page of the program names no other plan', () => {
  expect(JSON.stringify(startup)).not.toMatch(new RegExp(`\\b${nameOf('pro')}\\b`));
});

test('nor does it promise of a plan with limits that it has none', () => {
  expect(JSON.stringify(startup)).not.toContain('without limits');
});
