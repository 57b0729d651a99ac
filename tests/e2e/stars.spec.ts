import type {Page, Route} from '@playwright/test';
import {loadSiteEnv} from '../../src/site/dotenv';
import {blockStorage} from '../support/faults';
import {delayRequests, expect, starCounts, test, visit, waitForIdle} from '../support/test';

const {githubRepo} = loadSiteEnv();

test.use({knownStars: null});

const badge = (page: Page) => page.getByRole('banner').getByRole('link', {name: `on GitHub: ${githubRepo}`});
/** Returns the badge's layout box, unaffected by transitions. */
const layoutBox = (page: Page) =>
  badge(page).evaluate(({offsetLeft, offsetTop, offsetWidth, offsetHeight}: HTMLElement) => [
    offsetLeft,
    offsetTop,
    offsetWidth,
    offsetHeight,
  ]);

/** Mocks the star count API with `respond`. Returns a function that counts its requests. */
async function mockStars(page: Page, respond: (route: Route) => Promise<void>): Promise<() => number> {
  let times = 0;
  await page.route(starCounts, (route) => {
    times += 1;
    return respond(route);
  });
  return () => times;
}

const count = (stars: unknown) => (route: Route) => route.fulfill({json: {stargazers_count: stars}});

test('requests the repository’s star count without credentials, and links there in a new tab §1.12 §7.4', async ({
  page,
  context,
  consoleProblems,
}) => {
  await context.addCookies([
    {name: 'user', value: 'me', domain: 'api.github.com', path: '/', secure: true, sameSite: 'None'},
  ]);
  await mockStars(page, count(29_100));
  const requested = page.waitForRequest(starCounts);
  await visit(page, '/contact');
  const request = await requested;
  expect(request.method()).toBe('GET');
  expect(request.url()).toBe(`https://api.github.com/repos/${githubRepo}`);
  expect(await request.headerValue('cookie')).toBeNull();
  await expect(badge(page)).toContainText('Star29.1K');
  await expect(badge(page)).toHaveAccessibleName(`Star 29.1K stars on GitHub: ${githubRepo} (opens in a new tab)`);
  await expect(badge(page)).toHaveAttribute('href', `https://github.com/${githubRepo}`);
  await expect(badge(page)).toHaveAttribute('target', '_blank');
  await expect(badge(page)).toHaveAttribute('rel', /noopener/);
  expect(consoleProblems).toEqual([]);
});

test('does not move when the count arrives', async ({page}) => {
  for (const width of [375, 1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.unroute(starCounts);
    const release = await delayRequests(page, starCounts, count(99_900));
    const requested = page.waitForRequest(starCounts);
    await visit(page, '/contact');
    if (width < 1024) await page.getByRole('button', {name: 'Menu'}).click();
    await requested;
    await expect(badge(page)).toContainText('–');
    const before = await layoutBox(page);
    release();
    await expect(badge(page)).toContainText('99.9K');
    expect(await layoutBox(page), `at ${width} px`).toEqual(before);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('shows a dash if the request fails §7.4 §8.6', async ({page, consoleProblems}) => {
  // For other responses see unit/components/shell/stars.test.ts.
  const times = await mockStars(page, (route) => route.fulfill({status: 503, body: 'down'}));
  await visit(page, '/contact');
  await expect.poll(times).toBe(1);
  await waitForIdle(page);
  await expect(badge(page)).toContainText('–');
  await expect(badge(page)).toHaveAccessibleName(/star count unknown/);
  // The browser's own message about a failed request.
  expect(consoleProblems.filter((line) => !line.startsWith('error: Failed to load resource: '))).toEqual([]);
  expect(consoleProblems.length).toBeLessThanOrEqual(1);
});

test('works with blocked storage', async ({page, consoleProblems}) => {
  await blockStorage(page, 'sessionStorage');
  await mockStars(page, count(29_100));
  await visit(page, '/contact');
  await expect(badge(page)).toContainText('29.1K');
  expect(consoleProblems).toEqual([]);
});
