import {outcomeOf} from '../../../../src/server/leads/retry';

const now = Date.parse('2026-03-01T12:00:00Z');
const day = 24 * 60 * 60_000;
const failure = (retryAfter?: string) => ({ok: false, answer: 'answer', retryAfter}) as const;
const pauseAfter = (result: ReturnType<typeof failure>, attempts = 1, random = 0) => {
  const outcome = outcomeOf(result, attempts, now, random);
  return outcome.state === 'pending' ? outcome.pauseMs : outcome.state;
};

test('a success is delivered', () => {
  expect(outcomeOf({ok: true, answer: 'status 204'}, 1, now, 0)).toEqual({state: 'delivered', answer: 'status 204'});
});

test('pauses grow from 5 s to a day, and never end', () => {
  const pauses = Array.from({length: 12}, (_, index) => pauseAfter(failure(), index + 1));
  expect(pauses.slice(0, 4)).toEqual([5_000, 60_000, 300_000, 1_800_000]);
  expect(pauses).toEqual([...pauses].sort((one, other) => Number(one) - Number(other)));
  expect(pauses.slice(-5)).toEqual([day, day, day, day, day]);
  expect(pauseAfter(failure(), 1_000_000)).toBe(day);
});

test('jitter shortens a pause by up to a fifth', () => {
  expect(pauseAfter(failure(), 1, 1)).toBe(4_000);
  expect(pauseAfter(failure(), 1, 0.5)).toBe(4_500);
});

test('a final failure is not attempted again', () => {
  expect(outcomeOf({...failure('5'), isFinal: true}, 1, now, 0)).toEqual({state: 'failed', answer: 'answer'});
});

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['0', 5_000],
  ['1', 5_000],
  ['Sun, 01 Mar 2026 12:10:00 GMT', 600_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 5_000],
  ['9999999999999', day],
  ['Tue, 01 Mar 2039 12:00:00 GMT', day],
  ['-5', 5_000],
  ['soon', 5_000],
  ['', 5_000],
])('Retry-After "%s" makes a pause of %i ms', (retryAfter, pauseMs) => {
  expect(pauseAfter(failure(retryAfter))).toBe(pauseMs);
});
