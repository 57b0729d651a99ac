import {securityContactExpires} from '../../../../src/data/facts';
import {securityTxt} from '../../../../src/plugins/hosting/wellKnownFiles';

const dayMs = 86_400_000;

test('names the address, the policy and the day it stops being valid', () => {
  expect(securityTxt({email: 'a@example.com', siteUrl: 'https://example.com', expires: '2030-01-31'})).toBe(
    `Contact: mailto:a@example.com
Expires: 2030-01-31T00:00:00Z
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
Policy: https://example.com/security
`,
  );
});

test('the day it stops being valid is at least 30 days away, and at most a year', () => {
  const days = (Date.parse(securityContactExpires) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});
