import {offers} from '../../../../src/data/facts';
import {billingQuestions} from '../../../../src/data/faq/billingQuestions';
import {faqCategories} from '../../../../src/data/faq/categories';
import {faqs} from '../../../../src/data/faq/faqs';
import {questions} from '../../../../src/data/faq/schema';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';
import {plainText} from '../../../../src/plugins/structured-data/faqPage';

test('the FAQ has at least twenty questions', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(20);
});

test.each(faqCategories)('the category %s without a question is an error: its tab would be empty', (category) => {
  const allCategories = faqCategories.map((name, index) => ({id: `question-${index}`, categories: [name]}));
  const others = allCategories.filter(({categories}) => !categories.includes(category));
  const errorsIn = (value: unknown) =>
    validateConstant({file: 'src/data/faq/faqs.ts', name: 'faqs', value, schema: questions});
  expect(errorsIn(allCategories)).toEqual([]);
  expect(errorsIn(others)).toEqual([
    `src/data/faq/faqs.ts: faqs: the category ${category} has no question: add one, or remove the category from src/data/faq/categories.ts`,
  ]);
});

test('the pricing page does not show the FAQ’s price §9.4', () => {
  const citing = faqs.filter(({answer}) => plainText(answer).includes(`$${offers.faqPriceFrom}/month`));
  expect(citing.map(({id}) => id)).toEqual(['price']);
  expect(billingQuestions.map(({id}) => id)).not.toContain('price');
});
