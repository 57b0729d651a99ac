import {parseConsent, serializeConsent} from '../../../src/client/consent';

const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;

test.each(['granted', 'refused'] as const)('%s holds for 180 days', (decision) => {
  const stored = serializeConsent(decision, now);
  expect(parseConsent(stored, now, 180)).toBe(decision);
  expect(parseConsent(stored, now + 180 * day, 180)).toBe(decision);
  expect(parseConsent(stored, now + 180 * day + 1, 180)).toBe('unasked');
});

test.each([null, '', 'granted', 'unasked 1', 'granted x', `granted ${now + day}`, 'granted 1 2', '{}'])(
  '%j is no decision',
  (stored) => {
    expect(parseConsent(stored, now, 180)).toBe('unasked');
  },
);
