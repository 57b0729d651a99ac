import {currency, formatPrice} from '../../../src/data/pricing/currency';
import {formatDate, formatShortDate} from '../../../src/lib/date';
import {formatLimit, formatList, formatReadingTime} from '../../../src/lib/format';

test('prices are in dollars, with cents only if they are not zero', () => {
  expect([5, 3.5, 0, 1200, 12_345.6].map(formatPrice)).toEqual(['$5', '$3.50', '$0', '$1,200', '$12,345.60']);
});

test('prices use the currency sign of the site’s data', () => {
  const replaced = jest.replaceProperty(currency, 'sign', '€');
  try {
    expect(formatPrice(12.5)).toBe('€12.50');
  } finally {
    replaced.restore();
  }
});

test('limits have a comma at each thousand', () => {
  expect([0, 999, 1000, 10_000, 1_234_567, 'unlimited' as const].map(formatLimit)).toEqual([
    '0',
    '999',
    '1,000',
    '10,000',
    '1,234,567',
    'Unlimited',
  ]);
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
  const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2025, month, 31 - month, 23, 59)));
  const {format} = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  expect(days.map(formatDate)).toEqual(days.map((day) => format(day)));
  expect(formatDate('2025-09-24')).toBe('September 24, 2025');
});

test('short dates abbreviate the month', () => {
  expect(['2025-08-13', '2026-01-01', '2026-12-31'].map(formatShortDate)).toEqual([
    '13 Aug 2025',
    '1 Jan 2026',
    '31 Dec 2026',
  ]);
});

test('reading times are rounded up to whole minutes', () => {
  expect([0.2, 6.3, 7].map(formatReadingTime)).toEqual(['1 min read', '7 min read', '7 min read']);
});
