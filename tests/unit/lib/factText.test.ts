import {factText} from '../../../src/lib/factText';

test.each([
  ['offers.freeTrialDays', '14'],
  ['complianceTimeline.phases.0', '1–2'],
  ['claims.encryptionAtRest', 'AES-256 at rest'],
  ['plans.lite.monthly.price', '$49'],
  ['plans.basic.yearly.price', '$3.50'],
  ['plans.lite.yearly.originalPrice', '$40'],
  ['plans.pro.monthly.credits', '100,000'],
  ['plans.pro.monthly.qa', 'Unlimited'],
])('%s reads %s', (path, text) => {
  expect(factText(path)).toBe(text);
});

test.each(['offers.trialDays', 'nothing', '', 'plans.silver.monthly.price', 'offers.constructor', '__proto__'])(
  '%j is said not to exist',
  (path) => {
    expect(() => factText(path)).toThrow(`there is no fact "${path}": see src/data/facts.ts`);
  },
);

test('what holds several values names them', () => {
  expect(() => factText('offers.startup')).toThrow('go on to one of discountPercent, discountMonths');
});
