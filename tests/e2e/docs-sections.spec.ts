import type {Locator, Page} from '@playwright/test';
import {assetBytes, htmlOf, scriptsOf} from '../support/build';
import {expect, test, visit, waitForHydration} from '../support/test';

/* The docs' route table is split into sections: src/plugins/route-table/docsSections.ts. */

const doc = '/docs/integrations/github';
const title = 'GitHub';

/** Returns the script with the route table section of a doc. */
function sectionScript(path: string): string {
  const key = `${path}-`;
  const script = scriptsOf(htmlOf(path)).find((url) => assetBytes(url).includes(key));
  if (!script) throw new Error(`No script of ${path} has its route table section.`);
  return script;
}

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

test('a doc loads only the scripts listed in its HTML', async ({page}) => {
  const listed = scriptsOf(htmlOf(doc));
  const others: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/js/') && !listed.includes(pathname)) others.push(pathname);
  });
  await visit(page, doc);
  expect(others).toEqual([]);
});

test.describe('a collapsed sidebar category', () => {
  const collapsed = 'Guides & Tutorials';
  const inside = 'Introduce the Support Agent';

  for (const [how, open] of [
    ['mouse', (button: Locator) => button.click()],
    ['keyboard', (button: Locator) => button.press('Enter')],
    ['assistive technology', (button: Locator) => button.dispatchEvent('click')],
  ] as const)
    test(`shows all of its docs when expanded by ${how}`, async ({page, consoleProblems}) => {
      await visit(page, doc);
      const sidebar = page.getByRole('navigation', {name: 'Documentation'});
      await open(sidebar.getByRole('button', {name: collapsed}));
      await expect(sidebar.getByRole('button', {name: collapsed})).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
      const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(breadcrumbs).toContainText('Integrations');
      expect(consoleProblems).toEqual([]);
    });

  test('retries docs that failed to load', async ({page}) => {
    await visit(page, doc);
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    let requestCount = 0;
    await page.route('**/assets/js/**', (route) => {
      requestCount += 1;
      return requestCount === 1 ? route.abort('connectionrefused') : route.fallback();
    });
    await sidebar.getByRole('button', {name: collapsed}).dispatchEvent('click');
    await expect.poll(() => requestCount).toBe(1);
    await expect(sidebar.getByRole('link', {name: inside})).toHaveCount(0);
    await sidebar.getByRole('button', {name: 'Core Features'}).focus();
    await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
  });
});

test('on a phone the list of all docs is collapsed again after a doc is selected', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, doc);
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  await sidebar.getByText('All docs').click();
  const other = sidebar.locator(`a[href^="/docs/integrations/"]:not([href="${doc}"])`).first();
  const to = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(to);
  await expect(sidebar.getByText('All docs')).toBeVisible();
  await expect(other).toBeHidden();
});

test('a doc whose section fails to load is opened with a full page load', async ({page}) => {
  let requestCount = 0;
  await page.route(`**${sectionScript(doc)}`, (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort('connectionrefused') : route.fallback();
  });
  await visit(page, '/docs/core-features/code-review');
  const isSameLoad = await markLoad(page);
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('button', {name: 'Integrations'}).click();
  await page
    .locator(`a[href="${doc}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(heading(page, title)).toBeVisible();
  await waitForHydration(page);
  expect(await isSameLoad()).toBe(false);
  expect(requestCount).toBe(2);
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
    const request = page.waitForRequest(/\/assets\/js\//);
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
