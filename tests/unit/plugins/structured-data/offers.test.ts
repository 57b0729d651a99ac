import type {Plan} from '../../../../src/data/pricing/schema';
import {planOffers} from '../../../../src/plugins/structured-data/offers';

const period = {credits: 100, rollover: false, prs: 1, qa: 1, deployments: 1} as const;
const plan = (monthly: number, yearly?: number): Plan => ({
  id: 'solo',
  name: 'Solo',
  description: 'For one.',
  monthly: {...period, price: monthly},
  yearly: {...period, price: yearly},
});

test('each billing period is a separate offer, with its price per month', () => {
  expect(planOffers([plan(10, 7)], 'https://ovam.test/pricing')).toMatchObject([
    {price: 10, priceCurrency: 'USD', priceSpecification: {price: 10, unitCode: 'MON', billingDuration: 'P1M'}},
    {price: 7, priceCurrency: 'USD', priceSpecification: {price: 7, unitCode: 'MON', billingDuration: 'P1Y'}},
  ]);
});
