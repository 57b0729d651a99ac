import {nearestFact} from '../../../src/lib/nearestFact';

test.each([
  ['offers.freeTrialDay', 'offers.freeTrialDays'],
  ['offer.freeTrailDays', 'offers.freeTrialDays'],
  ['offers.freetrialdays', 'offers.freeTrialDays'],
  ['freeTrialDays', 'offers.freeTrialDays'],
  ['plans.lite.monthly.prize', 'plans.lite.monthly.price'],
])('who writes %s means %s', (path, fact) => {
  expect(nearestFact(path)).toBe(fact);
});

test.each(['offers.trainingDays', 'plans.silver.monthly.price', 'offer', 'offers.constructor', '', 'offers.', 'price'])(
  'what %j was meant to be nobody can say',
  (path) => {
    expect(nearestFact(path)).toBeUndefined();
  },
);
