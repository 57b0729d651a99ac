import type {Page, Route} from '@playwright/test';
import {loadSiteEnv} from '../../src/site/dotenv';
import {expect, hydrated, idle, starCounts, test, visit} from '../support/test';

const {githubRepo} = loadSiteEnv();

test.use({knownStars: undefined});

const badge = (page: Page) => page.getByRole('banner').getByRole('link', {name: new RegExp(`^Star ${githubRepo}`)});
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

test('shows how many stars the repository has and leads there in a new tab', async ({page, noise}) => {
  await answering(page, count(29_100));
  await visit(page, '/');
  await expect(badge(page)).toHaveText('Star29.1K');
  await expect(badge(page)).toHaveAccessibleName(`Star ${githubRepo} on GitHub, 29.1K stars (opens in a new tab)`);
  await expect(badge(page)).toHaveAttribute('href', `https://github.com/${githubRepo}`);
  await expect(badge(page)).toHaveAttribute('target', '_blank');
  await expect(badge(page)).toHaveAttribute('rel', /noopener/);
  expect(noise).toEqual([]);
});

test('asks for this repository, and for nothing that says who asks', async ({page, context}) => {
  await context.addCookies([
    {name: 'user', value: 'me', domain: 'api.github.com', path: '/', secure: true, sameSite: 'None'},
  ]);
  const asked = page.waitForRequest(starCounts);
  await visit(page, '/');
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(request.url()).toBe(`https://api.github.com/repos/${githubRepo}`);
  expect(await request.headerValue('cookie')).toBeNull();
});

for (const width of [375, 1024, 1440]) {
  test(`keeps its place when the count comes, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answering(page, async (route) => {
      await wait;
      await count(99_900)(route);
    });
    const asked = page.waitForRequest(starCounts);
    await visit(page, '/pricing');
    if (width < 1024) await page.getByRole('button', {name: 'Menu'}).click();
    await asked;
    await expect(badge(page)).toContainText('–');
    const before = await box(page);
    release();
    await expect(badge(page)).toContainText('99.9K');
    expect(await box(page)).toEqual(before);
  });
}

test('asks once a visit, whatever is opened after', async ({page}) => {
  const times = await answering(page, count(1));
  await visit(page, '/');
  await expect(badge(page)).toHaveAccessibleName(/, 1 star \(/);
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

test.describe('shows a dash', () => {
  /** What the browser itself says of a request that fails. */
  const browsersOwn = /^error: Failed to load resource: /;

  const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
    ['on a rate limit', (route) => route.fulfill({status: 403, json: {message: 'rate limit'}})],
    [
      'when it is refused, whatever the answer holds',
      (route) => route.fulfill({status: 403, json: {stargazers_count: 5}}),
    ],
    ['on too many requests', (route) => route.fulfill({status: 429})],
    ['for an unknown repository', (route) => route.fulfill({status: 404, json: {}})],
    ['when the code host is down', (route) => route.fulfill({status: 503, body: 'down'})],
    ['when the code host is blocked', (route) => route.abort('blockedbyclient')],
    ['without a network', (route) => route.abort('internetdisconnected')],
    ['when the answer is a page', (route) => route.fulfill({body: '<!doctype html>'})],
    ['when the answer is empty', (route) => route.fulfill({body: ''})],
    ['when the answer is null', (route) => route.fulfill({body: 'null'})],
    ['when the answer has no count', (route) => route.fulfill({json: {}})],
    ['for a count in letters', count('29100')],
    ['for a broken count', count(1.5)],
    ['for a negative count', count(-1)],
    ['for a count beyond counting', count(1e300)],
  ];

  for (const [what, answer] of failures) {
    test(what, async ({page, noise}) => {
      const times = await answering(page, answer);
      await visit(page, '/pricing');
      await expect.poll(times).toBe(1);
      await idle(page);
      await expect(badge(page)).toContainText('–');
      await expect(badge(page)).toHaveAccessibleName(/star count unknown/);
      expect(noise.filter((line) => !browsersOwn.test(line))).toEqual([]);
      expect(noise.length).toBeLessThanOrEqual(1);
    });
  }

  test('after five seconds without an answer', async ({page}) => {
    const times = await answering(page, () => new Promise(() => {}));
    await visit(page, '/pricing');
    // As the browser has measured it, once the request is given up.
    const waited = () =>
      page.evaluate(
        (address) => performance.getEntriesByName(address)[0]?.duration ?? 0,
        `https://api.github.com/repos/${githubRepo}`,
      );
    await expect.poll(waited).toBeGreaterThan(4000);
    expect(times()).toBe(1);
    await expect(badge(page)).toContainText('–');
  });

  test('while scripts are off', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    await expect(badge(page)).toContainText('–');
    await context.close();
  });
});

test('works where storage is refused', async ({page, noise}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await visit(page, '/pricing');
  await expect(badge(page)).toContainText('29.1K');
  expect(noise).toEqual([]);
});

for (const kept of ['', 'null', '"29100"', '-1', '{', '<b>1</b>']) {
  test(`asks again where the visit remembers ${JSON.stringify(kept)}`, async ({page}) => {
    await page.addInitScript((value) => sessionStorage.setItem('ovamai_stars', value), kept);
    await visit(page, '/pricing');
    await expect(badge(page)).toContainText('29.1K');
  });
}
