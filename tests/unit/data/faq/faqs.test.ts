import {offers} from '../../../../src/data/facts';
import {billingQuestions} from '../../../../src/data/faq/billingQuestions';
import {faqCategories} from '../../../../src/data/faq/categories';
import {faqs} from '../../../../src/data/faq/faqs';
import {questions} from '../../../../src/data/schema/question';
import {validateConstant} from '../../../../src/plugins/content-lint/dataErrors';
import {plainText} from '../../../../src/plugins/structured-data/faqPage';

test('the FAQ has twenty questions or more', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(20);
});

test.each(faqCategories)('%s without a question is a fault: its tab would show nothing', (category) => {
  const filed = faqCategories.map((name, index) => ({id: `question-${index}`, categories: [name]}));
  const others = filed.filter(({categories}) => !categories.includes(category));
  const faultsWith = (value: unknown) =>
    validateConstant({file: 'src/data/faq/faqs.ts', name: 'faqs', value, schema: questions});
  expect(faultsWith(filed)).toEqual([]);
  expect(faultsWith(others)).toEqual([
    `src/data/faq/faqs.ts: faqs: no question is filed under ${category}: file one, or take it out of faqCategories in src/data/agents/names.ts`,
  ]);
});

test('the FAQ’s own price stays off the pricing page §9.4', () => {
  const citing = faqs.filter(({answer}) => plainText(answer).includes(`$${offers.faqPriceFrom}/month`));
  expect(citing.map(({id}) => id)).toEqual(['price']);
  expect(billingQuestions.map(({id}) => id)).not.toContain('price');
});
