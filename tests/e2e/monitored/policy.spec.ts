import {expect, reopenBanner, test, waitForRecording, waitForReplay} from '../../support/monitored';
import {tagOrigins} from '../../support/monitoredEnv';
import {scrollThrough, visit} from '../../support/test';
import {recordViolations} from '../../support/violations';

test('monitoring, its recorder, its consent banner and tags violate no policy', async ({page, context, site}) => {
  site.tags = true;
  site.consentRequired = true;
  const violations = await recordViolations(context);
  await context.route(/^https:\/\/(stats|ads)\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        document.body.append(Object.assign(document.createElement('div'), {id: 'widget', innerHTML: '<b>x</b>'}));
        if (!location.hash) document.head.append(Object.assign(document.createElement('script'), {src: '${tagOrigins.stats}/more.js'}));
        location.hash = 'loaded';`,
    }),
  );
  await visit(page, '/about');
  await page.getByRole('button', {name: 'Accept all'}).click();
  await waitForRecording(page);
  await waitForReplay(page);
  await expect(page).toHaveURL('/about#loaded');
  await expect(page.locator('#widget b').nth(2)).toBeAttached();
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await scrollThrough(page);
  await reopenBanner(page);
  expect(violations).toEqual([]);

  const isBlocked = await page.evaluate(() => {
    try {
      Object.assign(document.createElement('script'), {src: 'https://evil.example/x.js'});
      return false;
    } catch {
      return true;
    }
  });
  expect(isBlocked, 'a script of an origin that no tag lists').toBe(true);
});
