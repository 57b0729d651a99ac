import {billingQuestions} from '../../../src/data/billingQuestions';
import {offers} from '../../../src/data/facts';
import {faqs} from '../../../src/data/faqs';
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
