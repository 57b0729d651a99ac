import {securityContactExpires} from '../../../../src/data/legal';
import {robotsTxt, securityTxt} from '../../../../src/plugins/hosting/wellKnownFiles';

const dayMs = 86_400_000;

test('security.txt has the contact, the policy and the day of expiry', () => {
  expect(securityTxt({email: 'a@example.com', siteUrl: 'https://example.com', expires: '2030-01-31'})).toBe(
    `Contact: mailto:a@example.com
Expires: 2030-01-31T00:00:00Z
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
Policy: https://example.com/security
`,
  );
});

test.each([
  [undefined, 'User-agent: *\nAllow: /\n'],
  ['yes', 'User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n'],
  ['no', 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n'],
] as const)('robots.txt states AI_TRAINING=%s', (aiTraining, rules) => {
  const siteUrl = 'https://example.com';
  expect(robotsTxt(siteUrl, {aiTraining})).toBe(`${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('security.txt expires in more than 30 days and at most a year', () => {
  const days = (Date.parse(securityContactExpires) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});
