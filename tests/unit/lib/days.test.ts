import {isWithin} from '../../../src/lib/days';

const october = {from: '2026-10-01', until: '2026-10-31'};
const at = (text: string) => new Date(text).getTime();

test.each([
  ['2026-09-30T23:59:59', false],
  ['2026-10-01T00:00:00', true],
  ['2026-10-31T23:59:59', true],
  ['2026-11-01T00:00:00', false],
])('on %s, a banner for October is shown: %j', (now, shown) => {
  expect(isWithin(october, at(now))).toBe(shown);
});

test('a banner without days is always shown', () => {
  expect(isWithin(undefined, 0)).toBe(true);
});
