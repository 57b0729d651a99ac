import type {BrowserContext, Page} from '@playwright/test';
import {expect, expectBannerFits, reopenBanner, test} from '../../support/monitored';
import {tagOrigins} from '../../support/monitoredEnv';
import {markDocument, waitForHydration, waitForIdle} from '../../support/test';

const banner = (page: Page) => page.getByRole('region', {name: 'May we'});
const answer = (page: Page, name: string) => banner(page).getByRole('button', {name, exact: true}).click();

/** Scripts of the made-up tags: each stores an item and sends a request. */
const scripts = {
  [`${tagOrigins.stats}/tag.js`]: `localStorage.setItem('_stats', '1'); void fetch('${tagOrigins.stats}/hit', {method: 'POST'});`,
  [`${tagOrigins.ads}/tag.js`]: `document.cookie = '_ads=1; Path=/'; new Image().src = '${tagOrigins.ads}/pixel.gif?' + window.exampleAds;`,
};

/** Answers the tags' requests and returns their URLs, as they arrive. */
async function serveTags(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(/^https:\/\/(stats|ads)\.example\//, (route) => {
    const url = route.request().url();
    requests.push(url);
    const headers = {'Access-Control-Allow-Origin': '*'};
    return url in scripts
      ? route.fulfill({contentType: 'text/javascript', body: scripts[url]})
      : route.fulfill({status: url.includes('pixel') ? 200 : 204, contentType: 'image/gif', headers, body: gif});
  });
  return requests;
}
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** The names that the tags have stored. */
async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const names = [...(await page.evaluate(() => Object.keys(localStorage))), ...(await cookieNames(context))];
  return names.filter((name) => ['_stats', '_ads'].includes(name));
}
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({name}) => name);

/** Resolves once the page has started the tags that may start. */
async function settle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('load');
  await waitForIdle(page);
}

const [statsRequests, adsRequests] = [
  [`${tagOrigins.stats}/tag.js`, `${tagOrigins.stats}/hit`],
  [`${tagOrigins.ads}/tag.js`, `${tagOrigins.ads}/pixel.gif?ready`],
];

test.beforeEach(({site}) => {
  site.tags = true;
});

test('without MONITORING_CONSENT=ask statistics start, marketing waits for consent, and withdrawal stops it at the next page', async ({
  page,
  context,
  consoleProblems,
}) => {
  const requests = await serveTags(context);
  await page.goto('/about');
  await expect(banner(page)).toContainText('Example Ads: Measures which ads bring visitors here.');
  await expect.poll(() => requests).toEqual(statsRequests);
  await settle(page);
  expect(await stored(page, context)).toEqual(['_stats']);
  expect(requests).toEqual(statsRequests);

  await answer(page, 'Accept');
  await expect.poll(() => requests).toEqual([...statsRequests, ...adsRequests]);
  await expect.poll(() => stored(page, context)).toEqual(['_stats', '_ads']);
  // The star count's host does not resolve in tests.
  const problems = consoleProblems.filter((problem) => !problem.includes('ERR_NAME_NOT_RESOLVED'));
  expect(problems, 'violations of the Content-Security-Policy').toEqual([]);

  await reopenBanner(page);
  await expect(banner(page)).toContainText('You currently accept this.');
  await answer(page, 'Reject');
  await expect.poll(() => stored(page, context)).toEqual(['_stats']);
  requests.length = 0;
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect.poll(() => requests).toEqual(statsRequests);
  await settle(page);
  await expect(page).toHaveURL('/pricing');
  expect(await isSameDocument(), 'the page is loaded from the server').toBe(false);
  expect(requests).toEqual(statsRequests);
  expect(await stored(page, context)).toEqual(['_stats']);
});

test('with MONITORING_CONSENT=ask nothing starts before consent, and each class can be chosen on its own', async ({
  page,
  context,
  site,
}) => {
  site.consentRequired = true;
  const requests = await serveTags(context);
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await settle(page);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
  await test.step('the banner fits every window and passes axe', () => expectBannerFits(page));
  await page.setViewportSize({width: 1440, height: 900});

  const statistics = banner(page).getByRole('checkbox', {name: 'Statistics'});
  await expect(statistics).not.toBeChecked();
  await statistics.check();
  await answer(page, 'Save choices');
  await expect.poll(() => requests).toEqual(statsRequests);
  await page.goto('/contact');
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => requests).toEqual([...statsRequests, ...statsRequests]);
  await reopenBanner(page);
  await expect(statistics).toBeChecked();
  await expect(banner(page).getByRole('checkbox', {name: 'Marketing'})).not.toBeChecked();
  await answer(page, 'Reject all');
  await expect.poll(() => stored(page, context)).toEqual([]);
  expect(requests).toEqual([...statsRequests, ...statsRequests]);
});

test('Global Privacy Control refuses marketing', async ({page, context}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  const requests = await serveTags(context);
  await page.goto('/contact');
  await expect.poll(() => requests).toEqual(statsRequests);
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
  await reopenBanner(page);
  await expect(banner(page)).toContainText('We treat that as a no and start no marketing services.');
  expect(requests).toEqual(statsRequests);
});

test('the privacy policy lists the tags, when they start and what they store', async ({request}) => {
  const policy = (await (await request.get('/privacypolicy')).text()).replaceAll(/<[^>]+>/g, ' ');
  expect(policy).toMatch(
    /Example Ads\s+Measures which ads bring visitors here\.\s+After you accept marketing services/,
  );
  expect(policy).toMatch(/Example Stats\s+Counts visits\.\s+On every page, after it has loaded/);
  expect(policy).toMatch(/_ads\s+Example Ads: Recognizes a visitor of an ad\s+90 days\s+cookie/);
  expect(policy).toContain('ovamai_consent_marketing');
});
