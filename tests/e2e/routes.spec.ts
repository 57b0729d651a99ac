import type {Page} from '@playwright/test';
import {htmlOf, scriptsOf} from '../support/build';
import {expect, test, visit, waitForHydration} from '../support/test';

/* A page has its own route, and fetches those of other pages in parts: src/plugins/route-table. */

const doc = '/docs/integrations/github';
const title = 'GitHub';
const parts = '**/assets/routes/**';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

/** Marks the window. The returned function checks the mark: whether the page has not been reloaded. */
async function markLoad(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
  return () => page.evaluate(() => 'marked' in window);
}

test('navigating from the home page to a doc, to another section and back does not reload', async ({
  page,
  consoleProblems,
}) => {
  await visit(page, '/');
  const isSameLoad = await markLoad(page);
  await page
    .locator('a[href="/docs"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/docs');
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  await sidebar.getByRole('button', {name: 'Integrations'}).click();
  await sidebar.getByRole('link', {name: title, exact: true}).click();
  await expect(page).toHaveURL(doc);
  await expect(heading(page, title)).toBeVisible();
  await sidebar.getByRole('button', {name: 'Core Features'}).click();
  await sidebar.getByRole('link', {name: 'Code review', exact: true}).click();
  await expect(heading(page, 'Code review')).toBeVisible();
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await isSameLoad()).toBe(true);
  expect(consoleProblems).toEqual([]);
});

test('a page loads only the scripts listed in its HTML, and no routes', async ({page}) => {
  const listed = scriptsOf(htmlOf(doc));
  const others: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/^\/assets\/(js|routes)\//.test(pathname) && !listed.includes(pathname)) others.push(pathname);
  });
  await visit(page, doc);
  expect(others).toEqual([]);
});

test('a link whose route is gone after a deployment is opened with one full page load', async ({page, baseURL}) => {
  await visit(page, '/contact');
  await page.route(parts, (route) => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await follow(page, '/pricing');
  await expect(page).toHaveTitle(/^Pricing/);
  await waitForHydration(page);
  expect(loads).toEqual([`${baseURL}/pricing`]);
  await page.goBack();
  await expect(page).toHaveTitle(/^Contact/);
});

const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());

for (const [where, from, to, name] of [
  ['another section', '/docs/core-features/code-review', '/docs/getting-started/invite-your-team', 'Invite your team'],
  ['outside the docs', '/faq', '/docs/getting-started/choose-a-plan', 'Choose a plan'],
] as const)
  test(`offline, a doc from ${where} shows an error, and opens on reconnect`, async ({page}) => {
    await visit(page, from);
    const isSameLoad = await markLoad(page);
    await page.context().setOffline(true);
    await follow(page, to);
    const failed = heading(page, 'This page failed to load properly');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('connection may be down');
    const request = page.waitForRequest(/\/assets\/routes\//);
    await page.getByRole('button', {name: 'Try again'}).click();
    await request;
    await expect(failed).toBeVisible();
    await page.context().setOffline(false);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page).toHaveURL(to);
    expect(await isSameLoad()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(failed).toHaveCount(0);
  });
