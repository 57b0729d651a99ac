import type {Page} from '@playwright/test';
import {htmlOf, scriptsOf} from '../support/build';
import {expect, recordScripts, test, visit, waitForHydration} from '../support/test';

/* A page has its own route, and fetches those of other pages in parts: src/runtime/build/routes. */

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

test('a page is hydrated with the scripts listed in its HTML, and no routes', async ({page}) => {
  const routes: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/routes/')) routes.push(pathname);
  });
  const scriptsAtHydration = await recordScripts(page);
  await visit(page, doc);
  expect(await scriptsAtHydration()).toEqual(scriptsOf(htmlOf(doc)).sort());
  expect(routes).toEqual([]);
});

test.describe('the text of an MDX page', () => {
  const written = '/docs/guides-tutorials/write-for-this-site';
  const linked = '/docs/guides-tutorials/protect-a-branch';

  test('is interactive in its HTML, and after a return to it, for which its scripts are loaded', async ({
    page,
    context,
    consoleProblems,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
    const isBodyRequested = () => requested.some((path) => bodiesOf(written).includes(path));
    await visit(page, written);
    const isSameLoad = await markLoad(page);
    const main = page.getByRole('main');
    const block = main.locator('.theme-code-block', {hasText: 'src/session.ts'}).last();
    for (const isBack of [false, true]) {
      await main.getByRole('tab', {name: 'Linux'}).click();
      await expect(main.getByRole('tabpanel')).toContainText('Use the terminal.');
      await block.hover();
      await block.getByRole('button', {name: 'Copy code'}).click();
      await expect(block.getByRole('status')).toHaveText('Copied');
      await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Links'}).click();
      await expect(page).toHaveURL(/#links$/);
      expect(isBodyRequested()).toBe(isBack);
      await page.getByRole('link', {name: 'Protect a branch', exact: true}).click();
      await expect(page).toHaveURL(linked);
      await expect(heading(page, 'Protect a branch')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Protect a branch')).toHaveCount(0);
      await expect(block).toBeAttached();
    }
    expect(await isSameLoad()).toBe(true);
    expect(consoleProblems).toEqual([]);
  });

  test('has links that are followed without a page load', async ({page}) => {
    await visit(page, '/privacypolicy');
    const isSameLoad = await markLoad(page);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('main').getByRole('link', {name: 'data processing agreement'}).click();
      await expect(heading(page, 'Data processing agreement')).toBeVisible();
      await page.goBack();
      await expect(heading(page, 'Privacy policy')).toBeVisible();
    }
    expect(await isSameLoad()).toBe(true);
  });

  test('is in the HTML that is loaded if its scripts are gone after a deployment', async ({page, baseURL}) => {
    await visit(page, doc);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    for (const file of bodiesOf(linked)) await page.route(`**/${file}`, (route) => route.fulfill({status: 404}));
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(), linked);
    await expect(heading(page, 'Protect a branch')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    expect(loads).toEqual([`${baseURL}${linked}`]);
  });
});

/** The script files of a page's body, in its HTML's route, that the page itself does not load. */
function bodiesOf(path: string): string[] {
  const [, bodies = ''] = /"bodies":({[^}]*})/.exec(htmlOf(path)) ?? [];
  const files: string[] = Object.values(JSON.parse(bodies));
  return files.filter((file) => !scriptsOf(htmlOf(path)).includes(`/${file}`));
}

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
    // After a failed retry, the page checks whether the server responds, and would reload if it did.
    const check = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.getByRole('button', {name: 'Try again'}).click();
    await check;
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
