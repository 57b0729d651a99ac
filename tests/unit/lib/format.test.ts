import {formatPrice} from '../../../src/data/pricing/currency';
import {formatDate, formatShortDate} from '../../../src/lib/date';
import {formatLimit, formatList} from '../../../src/lib/format';

test('prices are in dollars, with cents only if they are not zero', () => {
  expect([5, 3.5, 0, 1200, 12_345.6].map(formatPrice)).toEqual(['$5', '$3.50', '$0', '$1,200', '$12,345.60']);
});

test('limits have a comma at each thousand', () => {
  expect([0, 999, 1_234_567, 'unlimited' as const].map(formatLimit)).toEqual(['0', '999', '1,234,567', 'Unlimited']);
});

test('a sentence joins the last of several names with "and"', () => {
  const names = ['SOC2', 'ISO 27001', 'GDPR'];
  expect([3, 2, 1].map((count) => formatList(names.slice(0, count)))).toEqual([
    'SOC2, ISO 27001 and GDPR',
    'SOC2 and ISO 27001',
    'SOC2',
  ]);
});

test('dates are formatted in American English and UTC', () => {
  expect(formatDate(new Date('2025-09-24T23:59Z'))).toBe('September 24, 2025');
  expect(formatDate('2025-09-24')).toBe('September 24, 2025');
  expect(formatShortDate('2025-08-13')).toBe('13 Aug 2025');
});
