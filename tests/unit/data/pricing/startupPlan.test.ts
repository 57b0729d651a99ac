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
  '%s names the plan that the startup program discounts',
  (_name, content) => {
    const text = JSON.stringify(content);
    expect(text).toMatch(new RegExp(`\\d% off ${nameOf('lite')}`));
    expect(text).not.toMatch(new RegExp(`\\d% off ${nameOf('pro')}`));
  },
);

test('the startup page names no other plan', () => {
  expect(JSON.stringify(startup)).not.toMatch(new RegExp(`\\b${nameOf('pro')}\\b`));
});

test('the startup page does not call a plan with limits unlimited', () => {
  expect(JSON.stringify(startup)).not.toContain('unlimited');
});
