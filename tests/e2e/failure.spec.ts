import type {Page, Route} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {setup} from '../../src/data/home/setup';
import {breakNextChunk} from '../support/breakNextChunk';
import {accessibilityViolations, expect, idle, scrollThrough, test, visit} from '../support/test';

const scripts = /\/assets\/js\/.*\.js$/;

/** From now on, every script that comes brings parts that throw. */
async function breakScripts(page: Page): Promise<void> {
  await page.route(scripts, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: breakNextChunk + (await response.text())});
  });
}

const message = (page: Page) => page.getByRole('alert').getByRole('heading');
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test('a page that breaks says so and leads on §8.10', async ({page}) => {
  await visit(page, '/');
  await breakScripts(page);
  await follow(page, '/pricing');
  await expect(message(page)).toHaveText('This page failed to load properly');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await page.unroute(scripts);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL('/');
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page whose parts do not come can still be read', async ({page, noise}) => {
  await visit(page, '/');
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  const before = await headings();
  await page.route(scripts, (route) => route.abort());
  await scrollThrough(page);
  await expect(message(page)).toHaveCount(0);
  expect(await headings()).toEqual(before);
  expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('a part whose script is lost once comes alive', async ({page}) => {
  await visit(page, '/');
  const lost = new Set<string>();
  await page.route(scripts, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.fallback();
    lost.add(address);
    return route.abort('connectionreset');
  });
  const voice = page.getByRole('tab', {name: 'Voice Agent'});
  await voice.scrollIntoViewIfNeeded();
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await voice.click();
  await expect(voice).toHaveAttribute('aria-selected', 'true');
});

test('a part that is reached without a network comes alive once it is back', async ({page}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.context().setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
  const voice = page.getByRole('tab', {name: 'Voice Agent'});
  await voice.scrollIntoViewIfNeeded();
  await lost;
  // A try that did not wait for the network would be over.
  for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
  await page.context().setOffline(false);
  await voice.click();
  await expect(voice).toHaveAttribute('aria-selected', 'true');
});

test('a link that is pressed without a network waits for it, and leads back to what was typed', async ({page}) => {
  await visit(page, '/contact');
  const email = page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .first();
  await email.fill('ada@example.com');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.context().setOffline(true);
  await follow(page, '/pricing');
  await expect(page.getByRole('alert')).toContainText('the connection may be down');
  await expect(page).toHaveTitle(`This page failed to load properly | ${brand.name}`);
  await page.goBack();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(email).toHaveValue('ada@example.com');
  await page.goForward();
  await expect(message(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  expect(loads).toEqual([]);
});

test('a link that is pressed while the host fails says so, and leads back to what was typed', async ({page}) => {
  await visit(page, '/contact');
  const name = page.getByRole('main').getByLabel('First name');
  await name.fill('Ada');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route('**/*', (route) =>
    route.fulfill({status: 503, contentType: 'text/html', body: '<p>Come back later'}),
  );
  await follow(page, '/pricing');
  await expect(message(page)).toHaveText('This page failed to load properly');
  await page.goBack();
  await expect(name).toHaveValue('Ada');
  await page.goForward();
  await expect(message(page)).toBeVisible();
  await page.unroute('**/*');
  await page.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(message(page)).toHaveCount(0);
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/^Pricing/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  expect(loads).toEqual([]);
});

test('a search that is opened without a network leaves the page where it is, and what was typed', async ({page}) => {
  await visit(page, '/contact');
  const name = page.getByRole('main').getByLabel('First name');
  await name.fill('Ada');
  await page.context().setOffline(true);
  const search = page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
  await search.click();
  await expect(page.getByRole('alert')).toContainText('you are offline');
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('Ada');
  await page.context().setOffline(false);
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a deployment that lost the scripts of a page leads to one load of it, and no more', async ({page, baseURL}) => {
  await visit(page, '/contact');
  await page.route(scripts, (route) => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await follow(page, '/pricing');
  await expect.poll(() => loads.length).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/^Pricing/);
  await page.waitForLoadState('load');
  await idle(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads).toEqual([`${baseURL}/pricing`]);
});

test.describe('a page that is there, and whose parts are not', () => {
  /** Leads away from the home page before most of it was seen, and back to it when no further script comes. */
  async function comeBack(page: Page, cut: () => Promise<unknown>): Promise<void> {
    await visit(page, '/');
    await follow(page, '/faq');
    await expect(page).toHaveTitle(/^FAQ/);
    await cut();
    await follow(page, '/');
  }

  test('is loaded anew after a deployment', async ({page, baseURL}) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await comeBack(page, () => page.route(scripts, (route) => route.fulfill({status: 404})));
    await expect(page.getByRole('heading', {name: setup.heading})).toBeVisible();
    expect(loads).toEqual([`${baseURL}/`, `${baseURL}/`]);
  });

  test('says so without a network, and comes with it', async ({page}) => {
    await comeBack(page, () => page.context().setOffline(true));
    await expect(page.getByRole('alert')).toContainText('the connection may be down');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', {name: setup.heading})).toBeVisible();
  });

  test('does not load the page that was gone to meanwhile', async ({page, baseURL}) => {
    await page.clock.install();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    let lose = () => {};
    const gone = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const asked: string[] = [];
    const lost: string[] = [];
    page.on('requestfailed', (request) => lost.push(request.url()));
    await comeBack(page, () =>
      page.route(scripts, async (route) => {
        asked.push(route.request().url());
        await gone;
        await route.abort();
      }),
    );
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await follow(page, '/faq');
    await expect(page).toHaveTitle(/^FAQ/);
    // The second try comes by the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const parts = asked.length;
    lose();
    await expect.poll(() => lost.length).toBe(parts);
    await page.clock.runFor(1500);
    await expect.poll(() => lost.length).toBeGreaterThan(parts);
    // A load of the page that was left would be asked for before this.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(loads).toEqual([`${baseURL}/`]);
  });
});
