import {billingQuestions} from '../../../src/data/billingQuestions';
import {offers} from '../../../src/data/facts';
import {faqs} from '../../../src/data/faqs';
import {integrations} from '../../../src/data/integrations';
import {faqCategories} from '../../../src/data/names';
import {plainText} from '../../../src/lib/richText';

test('the FAQ has twenty questions or more, and some in each category', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(20);
  for (const category of faqCategories) {
    expect(faqs.filter(({categories}) => categories.includes(category)).length).toBeGreaterThanOrEqual(4);
  }
});

test('the FAQ’s own price stays off the pricing page', () => {
  const citing = faqs.filter(({answer}) => plainText(answer).includes(`$${offers.faqPriceFrom}/month`));
  expect(citing.map(({id}) => id)).toEqual(['price']);
  expect(billingQuestions.map(({id}) => id)).not.toContain('price');
});

test('who asks for chat tools hears that they are planned for as long as the grid of integrations says so', () => {
  const planned = integrations.filter(({name, status}) => /Slack|Teams/.test(name) && status === 'planned');
  const {answer} = faqs.find(({id}) => id === 'chat-tools') ?? {answer: ''};
  expect(/^Not yet: .*Slack and Teams are planned/.test(plainText(answer))).toBe(planned.length === 2);
});

test('who asks for Jira tickets hears that Jira is planned for as long as the grid of integrations says so', () => {
  const planned = integrations.find(({name}) => name === 'Jira')?.status === 'planned';
  const {answer} = faqs.find(({id}) => id === 'jira') ?? {answer: ''};
  expect(/Jira is marked as planned/.test(plainText(answer))).toBe(planned);
});
