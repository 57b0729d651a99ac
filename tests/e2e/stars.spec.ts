import type {Page, Route} from '@playwright/test';
import {loadSiteEnv} from '../../src/site/dotenv';
import {expect, starCounts, test, visit, waitForHydration, waitForIdle} from '../support/test';

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

test('shows the repository’s star count and links there in a new tab §1.12 §7.4', async ({page, consoleProblems}) => {
  await mockStars(page, count(29_100));
  await visit(page, '/contact');
  await expect(badge(page)).toContainText('Star29.1K');
  await expect(badge(page)).toHaveAccessibleName(`Star 29.1K stars on GitHub: ${githubRepo} (opens in a new tab)`);
  await expect(badge(page)).toHaveAttribute('href', `https://github.com/${githubRepo}`);
  await expect(badge(page)).toHaveAttribute('target', '_blank');
  await expect(badge(page)).toHaveAttribute('rel', /noopener/);
  expect(consoleProblems).toEqual([]);
});

test('requests the count of this repository without credentials §7.4', async ({page, context}) => {
  await context.addCookies([
    {name: 'user', value: 'me', domain: 'api.github.com', path: '/', secure: true, sameSite: 'None'},
  ]);
  const requested = page.waitForRequest(starCounts);
  await visit(page, '/contact');
  const request = await requested;
  expect(request.method()).toBe('GET');
  expect(request.url()).toBe(`https://api.github.com/repos/${githubRepo}`);
  expect(await request.headerValue('cookie')).toBeNull();
});

test('does not move when the count arrives', async ({page}) => {
  for (const width of [375, 1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(starCounts);
    await mockStars(page, async (route) => {
      await released;
      await count(99_900)(route);
    });
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

test('is requested once per visit', async ({page}) => {
  const times = await mockStars(page, count(1));
  await visit(page, '/contact');
  await expect(badge(page)).toHaveAccessibleName(/ 1 star on GitHub/);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(badge(page)).toContainText('1');
  await page.reload();
  await waitForHydration(page);
  await expect(badge(page)).toContainText('1');
  await visit(page, '/docs');
  await expect(badge(page)).toContainText('1');
  expect(times()).toBe(1);
});

test.describe('shows a dash §7.4 §8.6', () => {
  /** The browser's own message about a failed request. */
  const failedRequest = /^error: Failed to load resource: /;

  // For other responses see unit/components/shell/stars.test.ts.
  const failures: [name: string, respond: (route: Route) => Promise<void>][] = [
    ['when the code host is down', (route) => route.fulfill({status: 503, body: 'down'})],
    ['when offline', (route) => route.abort('internetdisconnected')],
  ];

  for (const [name, respond] of failures) {
    test(name, async ({page, consoleProblems}) => {
      const times = await mockStars(page, respond);
      await visit(page, '/contact');
      await expect.poll(times).toBe(1);
      await waitForIdle(page);
      await expect(badge(page)).toContainText('–');
      await expect(badge(page)).toHaveAccessibleName(/star count unknown/);
      expect(consoleProblems.filter((line) => !failedRequest.test(line))).toEqual([]);
      expect(consoleProblems.length).toBeLessThanOrEqual(1);
    });
  }
});

test('works with blocked storage', async ({page, consoleProblems}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await mockStars(page, count(29_100));
  await visit(page, '/contact');
  await expect(badge(page)).toContainText('29.1K');
  expect(consoleProblems).toEqual([]);
});
