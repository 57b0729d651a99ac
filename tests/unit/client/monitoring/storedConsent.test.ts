import {parseConsent, serializeConsent} from '../../../../src/client/monitoring/consent';

const now = Date.UTC(2026, 5, 1);
const dayMs = 86_400_000;

test.each(['granted', 'refused'] as const)('the decision “%s” is valid for 180 days', (decision) => {
  const stored = serializeConsent(decision, now);
  expect(parseConsent(stored, now, 180)).toBe(decision);
  expect(parseConsent(stored, now + 180 * dayMs, 180)).toBe(decision);
  expect(parseConsent(stored, now + 180 * dayMs + 1, 180)).toBe('undecided');
});

test.each([null, '', 'granted', 'undecided 1', 'granted x', `granted ${now + dayMs}`, 'granted 1 2', '{}'])(
  'a stored %j is not a decision',
  (stored) => {
    expect(parseConsent(stored, now, 180)).toBe('undecided');
  },
);
