import type {Plan} from '../../../../src/data/schema/plan';
import {planOffers} from '../../../../src/plugins/structured-data/offers';

const period = {credits: 100, rollover: false, prs: 1, qa: 1, deployments: 1} as const;
const plan = (monthly: number, yearly?: number): Plan => ({
  id: 'solo',
  name: 'Solo',
  description: 'For one.',
  monthly: {...period, price: monthly},
  yearly: {...period, price: yearly},
});

test('each way of billing is an offer of its own, at the price of a month', () => {
  expect(planOffers([plan(10, 7)], 'https://ovam.test/pricing')).toMatchObject([
    {price: 10, priceCurrency: 'USD', priceSpecification: {price: 10, unitCode: 'MON', billingDuration: 'P1M'}},
    {price: 7, priceCurrency: 'USD', priceSpecification: {price: 7, unitCode: 'MON', billingDuration: 'P1Y'}},
  ]);
});

test('what is free is offered, what has no price is not', () => {
  expect(planOffers([plan(0)], 'https://ovam.test/pricing').map(({price}) => price)).toStrictEqual([0]);
});
