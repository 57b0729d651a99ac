import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {securityContactExpires} from '../../../../src/data/legal';
import {siteNoIndexTag} from '../../../../src/plugins/built-page/siteNoIndex';
import wellKnownFiles, {noIndexNotice, robotsTxt, securityTxt} from '../../../../src/plugins/hosting/wellKnownFiles';
import {temporaryFolder} from '../../../support/temporaryFolder';

type PostBuildProps = Parameters<NonNullable<ReturnType<typeof wellKnownFiles>['postBuild']>>[0];

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

test('a site with noIndex has a robots.txt that disallows all, marks the robots tags of its pages and says so', async () => {
  const notice = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const outDir = temporaryFolder();
  const own = {name: 'own', content: 'tag'};
  const siteConfig = {noIndex: true, url: 'https://example.com', themeConfig: {metadata: [own]}};
  const plugin = wellKnownFiles({siteConfig} as unknown as LoadContext);
  await plugin.postBuild?.({outDir, siteConfig} as unknown as PostBuildProps);
  expect(readFileSync(join(outDir, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(siteConfig.themeConfig.metadata).toEqual([own, siteNoIndexTag]);
  expect(notice).toHaveBeenCalledWith(expect.stringContaining('docusaurus.config.ts sets noIndex'));
});

test.each([
  ['VERCEL_ENV=preview', /because VERCEL_ENV=preview: .* set SITE_INDEXABLE=yes\.$/],
  [undefined, /because docusaurus\.config\.ts sets noIndex: .* remove that line\.$/],
])('a build with noIndex by %s says why', (noIndexReason, notice) => {
  expect(noIndexNotice({noIndexReason})).toMatch(notice);
});

test('security.txt expires in more than 30 days and at most a year', () => {
  const days = (Date.parse(securityContactExpires) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(366);
});
