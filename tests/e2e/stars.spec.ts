import type {Page, Route} from '@playwright/test';
import {loadSiteEnv} from '../../src/site/dotenv';
import {expect, hydrated, idle, starCounts, test, visit} from '../support/test';

const {githubRepo} = loadSiteEnv();

test.use({knownStars: null});

const badge = (page: Page) => page.getByRole('banner').getByRole('link', {name: `on GitHub: ${githubRepo}`});
/** Where the layout has put it, whatever transition is under way. */
const box = (page: Page) =>
  badge(page).evaluate(({offsetLeft, offsetTop, offsetWidth, offsetHeight}: HTMLElement) => [
    offsetLeft,
    offsetTop,
    offsetWidth,
    offsetHeight,
  ]);

/** Answers the badge's question as `answer` does, and counts how often it is asked. */
async function answering(page: Page, answer: (route: Route) => Promise<void>): Promise<() => number> {
  let times = 0;
  await page.route(starCounts, (route) => {
    times += 1;
    return answer(route);
  });
  return () => times;
}

const count = (stars: unknown) => (route: Route) => route.fulfill({json: {stargazers_count: stars}});

test('shows how many stars the repository has and leads there in a new tab §1.12 §7.4', async ({page, noise}) => {
  await answering(page, count(29_100));
  await visit(page, '/contact');
  await expect(badge(page)).toContainText('Star29.1K');
  await expect(badge(page)).toHaveAccessibleName(`Star 29.1K stars on GitHub: ${githubRepo} (opens in a new tab)`);
  await expect(badge(page)).toHaveAttribute('href', `https://github.com/${githubRepo}`);
  await expect(badge(page)).toHaveAttribute('target', '_blank');
  await expect(badge(page)).toHaveAttribute('rel', /noopener/);
  expect(noise).toEqual([]);
});

test('asks for this repository, and for nothing that says who asks §7.4', async ({page, context}) => {
  await context.addCookies([
    {name: 'user', value: 'me', domain: 'api.github.com', path: '/', secure: true, sameSite: 'None'},
  ]);
  const asked = page.waitForRequest(starCounts);
  await visit(page, '/contact');
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(request.url()).toBe(`https://api.github.com/repos/${githubRepo}`);
  expect(await request.headerValue('cookie')).toBeNull();
});

test('keeps its place when the count comes', async ({page}) => {
  for (const width of [375, 1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(starCounts);
    await answering(page, async (route) => {
      await wait;
      await count(99_900)(route);
    });
    const asked = page.waitForRequest(starCounts);
    await visit(page, '/contact');
    if (width < 1024) await page.getByRole('button', {name: 'Menu'}).click();
    await asked;
    await expect(badge(page)).toContainText('–');
    const before = await box(page);
    release();
    await expect(badge(page)).toContainText('99.9K');
    expect(await box(page), `at ${width} px`).toEqual(before);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('asks once a visit, whatever is opened after', async ({page}) => {
  const times = await answering(page, count(1));
  await visit(page, '/contact');
  await expect(badge(page)).toHaveAccessibleName(/ 1 star on GitHub/);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(badge(page)).toContainText('1');
  await page.reload();
  await hydrated(page);
  await expect(badge(page)).toContainText('1');
  await visit(page, '/docs');
  await expect(badge(page)).toContainText('1');
  expect(times()).toBe(1);
});

test.describe('shows a dash §7.4 §8.6', () => {
  /** What the browser itself says of a request that fails. */
  const browsersOwn = /^error: Failed to load resource: /;

  // Other answers: unit/client/stars.test.ts.
  const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
    ['when the code host is down', (route) => route.fulfill({status: 503, body: 'down'})],
    ['without a network', (route) => route.abort('internetdisconnected')],
  ];

  for (const [what, answer] of failures) {
    test(what, async ({page, noise}) => {
      const times = await answering(page, answer);
      await visit(page, '/contact');
      await expect.poll(times).toBe(1);
      await idle(page);
      await expect(badge(page)).toContainText('–');
      await expect(badge(page)).toHaveAccessibleName(/star count unknown/);
      expect(noise.filter((line) => !browsersOwn.test(line))).toEqual([]);
      expect(noise.length).toBeLessThanOrEqual(1);
    });
  }
});

test('works where storage is refused', async ({page, noise}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await answering(page, count(29_100));
  await visit(page, '/contact');
  await expect(badge(page)).toContainText('29.1K');
  expect(noise).toEqual([]);
});
