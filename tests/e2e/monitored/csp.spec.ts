import {expect, recording, test} from '../../support/monitored';
import {hydrated} from '../../support/test';

test('replays are recorded and packed within the security policy', async ({page, site, noise}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("worker-src 'self' blob:");
  await hydrated(page);
  await recording(page);
  await expect.poll(() => site.intake.segments.length).toBeGreaterThan(0);
  expect(noise.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
});
