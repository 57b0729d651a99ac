import type {Page, Route} from '@playwright/test';
import {breakNextChunk} from '../support/breakNextChunk';
import {accessibilityViolations, expect, scrollThrough, test, visit} from '../support/test';

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

test('a page that breaks says so and leads on', async ({page}) => {
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
