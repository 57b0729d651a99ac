import {offers} from '../../../../src/data/facts';
import {billingQuestions} from '../../../../src/data/faq/billingQuestions';
import {faqCategories} from '../../../../src/data/faq/categories';
import {faqs} from '../../../../src/data/faq/faqs';
import {constantErrors} from '../../../../src/plugins/content-lint/rules/data';
import {plainText} from '../../../../src/plugins/structured-data/faqPage';

test('the FAQ has at least twenty questions', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(20);
});

test.each(faqCategories)('the category %s without a question is an error: its tab would be empty', (category) => {
  const value = faqCategories.filter((name) => name !== category).map((name) => ({categories: [name]}));
  expect(constantErrors({file: 'src/data/faq/faqs.ts', name: 'faqs', value}).map(({fix}) => fix)).toEqual([
    `the category ${category} has no question: add one, or remove the category from src/data/faq/categories.ts`,
  ]);
});

test('the pricing page does not show the FAQ’s price §9.4', () => {
  const citing = faqs.filter(({answer}) => plainText(answer).includes(`$${offers.faqPriceFrom}/month`));
  expect(citing.map(({id}) => id)).toEqual(['price']);
  expect(billingQuestions.map(({id}) => id)).not.toContain('price');
});
