import type {Page} from '@playwright/test';
import {htmlOf, scriptsOf} from '../support/build';
import {allowClipboard, expect, follow, markDocument, recordLoads, test, visit} from '../support/test';

/* A page has its own route, and fetches those of other pages in parts: src/runtime/build/routes. */

const doc = '/docs/integrations/github';
const title = 'GitHub';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

test('navigating from the home page to a doc, to another section and back does not reload', async ({
  page,
  consoleProblems,
}) => {
  await visit(page, '/');
  const isSameLoad = await markDocument(page);
  await follow(page, '/docs');
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

test('a page that is opened by a link looks like a loaded one', async ({page}) => {
  const styles = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll(':scope *')].map((element) => {
        const {display, padding, gap, fontSize, borderWidth} = getComputedStyle(element);
        return [element.tagName, display, padding, gap, fontSize, borderWidth].join(' ');
      }),
    );
  for (const path of ['/faq', '/pricing', '/contact']) {
    await visit(page, path);
    const loaded = await styles();
    await visit(page, '/about');
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(styles).toEqual(loaded);
  }
});

for (const path of [doc, '/pricing']) {
  test(`${path} is hydrated with the scripts listed in its HTML, and no routes`, async ({page}) => {
    const routes: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith('/assets/routes/')) routes.push(pathname);
    });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.documentElement.dataset.hydrated || 'loadedScripts' in window) return;
        const paths = performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);
        Object.assign(window, {loadedScripts: paths.filter((path) => path.endsWith('.js')).sort()});
      }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-hydrated']});
    });
    await visit(page, path);
    // Monitoring is loaded right after hydration.
    const scriptsAtHydration = await page.evaluate(() => Reflect.get(window, 'loadedScripts'));
    expect(scriptsAtHydration).toEqual(scriptsOf(htmlOf(path)).sort());
    expect(routes).toEqual([]);
  });
}

test.describe('the text of an MDX page', () => {
  const written = '/docs/guides-tutorials/write-for-this-site';
  const linked = '/docs/guides-tutorials/protect-a-branch';

  test('is interactive in its HTML, and after a return to it, for which its scripts are loaded', async ({
    page,
    consoleProblems,
  }) => {
    const copied = await allowClipboard(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
    const isBodyRequested = () => requested.some((path) => bodiesOf(written).includes(path));
    await visit(page, written);
    const isSameLoad = await markDocument(page);
    const main = page.getByRole('main');
    const block = main.locator('.theme-code-block', {hasText: 'src/session.ts'}).last();
    for (const isBack of [false, true]) {
      await main.getByRole('tab', {name: 'Linux'}).click();
      await expect(main.getByRole('tabpanel')).toContainText('Use the terminal.');
      await block.hover();
      await block.getByRole('button', {name: 'Copy code'}).click();
      await expect(block.getByRole('status')).toHaveText('Copied');
      expect(await copied()).toBe('const session = await open();\nconst expires = session.user?.expiresAt;');
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

  test('is in the HTML that is loaded if its scripts are gone after a deployment', async ({page, baseURL}) => {
    await visit(page, doc);
    const loads = recordLoads(page);
    for (const file of bodiesOf(linked)) await page.route(`**/${file}`, (route) => route.fulfill({status: 404}));
    await follow(page, linked);
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

for (const [what, files] of [
  ['route is', '**/assets/routes/**'],
  ['scripts are', '**/assets/js/**'],
] as const) {
  test(`a link whose ${what} gone after a deployment is opened with one full page load`, async ({page, baseURL}) => {
    await visit(page, '/contact');
    await page.route(files, (route) => route.fulfill({status: 404}));
    const loads = recordLoads(page);
    await follow(page, '/pricing');
    await expect(page).toHaveTitle(/^Pricing/);
    await page.waitForLoadState('load');
    await page.unroute(files);
    expect(loads).toEqual([`${baseURL}/pricing`]);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact/);
  });
}

test('offline, a doc from another section shows an error, and opens on reconnect', async ({page}) => {
  const from = '/docs/core-features/code-review';
  const to = '/docs/getting-started/invite-your-team';
  await visit(page, from);
  const isSameLoad = await markDocument(page);
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
  await expect(heading(page, 'Invite your team')).toBeVisible();
  await expect(page).toHaveTitle(/^Invite your team/);
  await expect(page).toHaveURL(to);
  expect(await isSameLoad()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(failed).toHaveCount(0);
});
