import {offers} from '../../../../src/data/facts';
import {factText} from '../../../../src/data/mdx/factText';
import {plans} from '../../../../src/data/plans';
import {formatPrice} from '../../../../src/data/pricing/currency';

const prices = plans.flatMap(({id, monthly, yearly}) =>
  Object.entries({
    'monthly.price': monthly.price,
    'yearly.price': yearly.price,
    'yearly.originalPrice': yearly.originalPrice,
  }).flatMap(([field, price]) => (price === undefined ? [] : [[`plans.${id}.${field}`, formatPrice(price)]])),
);

test.each([
  ['offers.freeTrialDays', String(offers.freeTrialDays)],
  ['complianceTimeline.phases.0', '1–2'],
  ['claims.encryptionAtRest', 'AES-256 at rest'],
  ...prices,
  ['plans.pro.monthly.credits', '100,000'],
  ['plans.pro.monthly.qa', 'Unlimited'],
  ['plans.pro.monthly.rollover', 'Yes'],
  ['plans.free.monthly.rollover', 'No'],
])('the fact %s is shown as %s', (path, text) => {
  expect(factText(path)).toBe(text);
});

test.each(['offers.trialDays', 'nothing', '', 'plans.silver.monthly.price', 'offers.constructor', '__proto__'])(
  '%j is reported as an unknown fact',
  (path) => {
    expect(() => factText(path)).toThrow(`there is no fact "${path}": correct the name`);
  },
);

test('the error for a fact with several values lists its keys', () => {
  expect(() => factText('offers.startup')).toThrow('append one of its keys: discountPercent, discountMonths');
  expect(() => factText('integratedTools')).toThrow('cite an item by its index, such as integratedTools.0');
});
