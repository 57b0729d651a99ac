import {startupOffer} from '../../../../../src/components/sections/company/startupOffer';

test('a discount of 50 % on 99 for six months is computed', () => {
  expect(startupOffer({price: 99, discountPercent: 50, months: 6})).toEqual({
    regular: 99,
    reduced: 49.5,
    total: {regular: 594, reduced: 297},
  });
});

test('the total of several months is rounded to the cent', () => {
  const {regular, reduced, total} = startupOffer({price: 34.3, discountPercent: 33, months: 7});
  expect(reduced).toBe(22.98);
  expect(total.reduced).toBe(160.86);
  expect(total.regular).toBe(Math.round(regular * 7 * 100) / 100);
});
