import type {Locator, Page} from '@playwright/test';
import {assetBytes, htmlOf, scriptsOf} from '../support/build';
import {expect, hydrated, test, visit} from '../support/test';

/* What a built page knows of the docs comes in sections: src/plugins/route-table/docsSections.ts. */

const doc = '/docs/integrations/github';
const title = 'GitHub';

/** The script that brings the section of a doc. */
function sectionScript(path: string): string {
  const key = `${path}-`;
  const script = scriptsOf(htmlOf(path)).find((address) => assetBytes(address).includes(key));
  if (!script) throw new Error(`no script of ${path} has it in a table`);
  return script;
}

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

/** The page stays the one that was opened: nothing was loaded anew. */
async function markOpen(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {opened: true}));
  return () => page.evaluate(() => 'opened' in window);
}

test('from the home page to a doc, to another section, and back', async ({page, noise}) => {
  await visit(page, '/');
  const sameLoad = await markOpen(page);
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
  expect(await sameLoad()).toBe(true);
  expect(noise).toEqual([]);
});

test('a doc is there with the scripts that its HTML names', async ({page}) => {
  const named = scriptsOf(htmlOf(doc));
  const others: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/js/') && !named.includes(pathname)) others.push(pathname);
  });
  await visit(page, doc);
  expect(others).toEqual([]);
});

test.describe('a folded part of the sidebar', () => {
  const folded = 'Guides & Tutorials';
  const inside = 'Introduce the Support Agent';

  for (const [how, open] of [
    ['pointer', (button: Locator) => button.click()],
    ['keyboard', (button: Locator) => button.press('Enter')],
    ['a tool that presses for the reader', (button: Locator) => button.dispatchEvent('click')],
  ] as const)
    test(`shows all of its docs when it is opened by ${how}`, async ({page, noise}) => {
      await visit(page, doc);
      const sidebar = page.getByRole('navigation', {name: 'Documentation'});
      await open(sidebar.getByRole('button', {name: folded}));
      await expect(sidebar.getByRole('button', {name: folded})).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
      const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(trail).toContainText('Integrations');
      expect(noise).toEqual([]);
    });

  test('asks again for docs that did not come', async ({page}) => {
    await visit(page, doc);
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    let lost = 0;
    await page.route('**/assets/js/**', (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionrefused') : route.fallback();
    });
    await sidebar.getByRole('button', {name: folded}).dispatchEvent('click');
    await expect.poll(() => lost).toBe(1);
    await expect(sidebar.getByRole('link', {name: inside})).toHaveCount(0);
    await sidebar.getByRole('button', {name: 'Core Features'}).focus();
    await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
  });
});

test('on a phone the list of all docs is folded again on the page that was chosen in it', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, doc);
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  await sidebar.getByText('All of the documentation').click();
  const other = sidebar.locator(`a[href^="/docs/integrations/"]:not([href="${doc}"])`).first();
  const to = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(to);
  await expect(sidebar.getByText('All of the documentation')).toBeVisible();
  await expect(other).toBeHidden();
});

test('a doc whose section does not come is loaded whole', async ({page}) => {
  let asked = 0;
  await page.route(`**${sectionScript(doc)}`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionrefused') : route.fallback();
  });
  await visit(page, '/docs/core-features/code-review');
  const sameLoad = await markOpen(page);
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('button', {name: 'Integrations'}).click();
  await page
    .locator(`a[href="${doc}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(heading(page, title)).toBeVisible();
  await hydrated(page);
  expect(await sameLoad()).toBe(false);
  expect(asked).toBe(2);
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
  test(`without a network a doc says that it did not come, and comes with it: from ${where}`, async ({page}) => {
    await visit(page, from);
    const sameLoad = await markOpen(page);
    await page.context().setOffline(true);
    await follow(page, to);
    const failed = heading(page, 'This page failed to load properly');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('could not be fetched');
    const asked = page.waitForRequest(/\/assets\/js\//);
    await page.getByRole('button', {name: 'Try again'}).click();
    await asked;
    await expect(failed).toBeVisible();
    await page.context().setOffline(false);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page).toHaveURL(to);
    expect(await sameLoad()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(failed).toHaveCount(0);
  });
