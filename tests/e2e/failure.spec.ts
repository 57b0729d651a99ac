import type {Page, Route} from '@playwright/test';
import {brand} from '../../src/data/brand';
import {faqs} from '../../src/data/faq/faqs';
import {setup} from '../../src/data/home/setup';
import {pricing} from '../../src/data/marketing/pricing';
import {breakNextChunk} from '../support/breakNextChunk';
import {acceptChangedScripts} from '../support/changedScripts';
import {examples} from '../support/examples';
import {formsOfEachKind} from '../support/faults';
import {
  accessibilityViolations,
  expect,
  follow,
  openWithDelayedScripts,
  recordLoads,
  test,
  visit,
  waitForIsland,
} from '../support/test';

const scripts = /\/assets\/js\/.*\.js$/;

/** Makes the components of all scripts loaded from now on throw. */
async function breakScripts(page: Page): Promise<void> {
  await page.route(scripts, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: breakNextChunk + (await response.text())});
  });
}

const message = (page: Page) => page.getByRole('alert').getByRole('heading');
test('a page that throws shows an error and links to the home page §8.10', async ({page}) => {
  await acceptChangedScripts(page);
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

test('an island is hydrated after one failed request of its script', async ({page}) => {
  await visit(page, '/');
  const failed = new Set<string>();
  await page.route(scripts, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.fallback();
    failed.add(url);
    return route.abort('connectionreset');
  });
  const voice = page.getByRole('tab', {name: 'Voice Agent'});
  await voice.scrollIntoViewIfNeeded();
  await expect.poll(() => failed.size).toBeGreaterThan(0);
  await voice.click();
  await expect(voice).toHaveAttribute('aria-selected', 'true');
});

for (const where of ['on a click', 'on the next page']) {
  test(`a footer whose script failed to load works ${where}`, async ({page}) => {
    await visit(page, '/faq');
    let failures = 0;
    await page.route(scripts, (route) => {
      failures += 1;
      return route.abort('connectionreset');
    });
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => failures).toBe(2);
    await waitForIsland(footer);
    await page.unroute(scripts);
    if (where === 'on the next page') {
      await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
      // The URL changes before the page.
      await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
    }
    await footer.getByRole('button', {name: 'View More'}).click();
    await expect(footer.getByRole('button', {name: 'View Less'})).toBeVisible();
  });
}

test('an island reached while offline is hydrated on reconnect', async ({page}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
  const voice = page.getByRole('tab', {name: 'Voice Agent'});
  await voice.scrollIntoViewIfNeeded();
  await failed;
  // Longer than the retry delay: a retry that does not wait for the network would have failed by now.
  for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
  await page.context().setOffline(false);
  await voice.click();
  await expect(voice).toHaveAttribute('aria-selected', 'true');
});

test('a link clicked while offline opens on reconnect, and Back restores typed text', async ({page}) => {
  await visit(page, '/contact');
  const email = page
    .getByRole('main')
    .getByLabel(/e-?mail/i)
    .first();
  await email.fill('ada@example.com');
  const loads = recordLoads(page);
  await page.context().setOffline(true);
  await follow(page, '/pricing');
  await expect(page.getByRole('alert')).toContainText('connection may be down');
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

test('a link clicked while the host fails shows an error, and Back restores typed text', async ({page}) => {
  await visit(page, '/contact');
  const name = page.getByRole('main').getByLabel('First name');
  await name.fill('Ada');
  const loads = recordLoads(page);
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

test.describe('a loaded page with islands not yet loaded', () => {
  /** Leaves the home page before most islands have loaded, runs `breakNetwork`, and returns to it. */
  async function returnAfter(page: Page, breakNetwork: () => Promise<unknown>): Promise<void> {
    await visit(page, '/');
    await follow(page, '/faq');
    await expect(page).toHaveTitle(/^FAQ/);
    await breakNetwork();
    await follow(page, '/');
  }

  test('is reloaded after a deployment', async ({page, baseURL}) => {
    const loads = recordLoads(page);
    await returnAfter(page, () => page.route(scripts, (route) => route.fulfill({status: 404})));
    await expect(page.getByRole('heading', {name: setup.heading})).toBeVisible();
    expect(loads).toEqual([`${baseURL}/`, `${baseURL}/`]);
  });

  test('shows an error while offline, and is shown on reconnect', async ({page}) => {
    await returnAfter(page, () => page.context().setOffline(true));
    await expect(page.getByRole('alert')).toContainText('connection may be down');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', {name: setup.heading})).toBeVisible();
  });

  test('does not reload after the visitor has moved to another page', async ({page, baseURL}) => {
    await page.clock.install();
    const loads = recordLoads(page);
    let fail = () => {};
    const released = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const requested: string[] = [];
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await returnAfter(page, () =>
      page.route(scripts, async (route) => {
        requested.push(route.request().url());
        await released;
        await route.abort();
      }),
    );
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await follow(page, '/faq');
    await expect(page).toHaveTitle(/^FAQ/);
    // Pause the clock to control the retry.
    await page.clock.pauseAt(Date.now() + 60_000);
    const pendingCount = requested.length;
    fail();
    await expect.poll(() => failed.length).toBe(pendingCount);
    await page.clock.runFor(1500);
    await expect.poll(() => failed.length).toBeGreaterThan(pendingCount);
    // A reload of the previous page would be requested before this.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(loads).toEqual([`${baseURL}/`]);
  });
});

/** Scripts that load but fail: what is in front of their code. */
const failures: [failure: string, file: RegExp, code: string][] = [
  ['the main script throws', /\/main\.[^/]*\.js$/, 'throw new Error("test");'],
  ['the main script cannot be parsed', /\/main\.[^/]*\.js$/, 'const = 1;'],
  ['a client module needs a missing API', /\/main\.[^/]*\.js$/, 'performance.getEntriesByType = undefined;'],
];

for (const [failure, file, code] of failures) {
  test(`if ${failure}, forms work as without scripts`, async ({page}) => {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `${code}\n${await response.text()}`});
    });
    await acceptChangedScripts(page);
    for (const {path, form} of formsOfEachKind) {
      await test.step(`${form} of ${path}`, async () => {
        await page.goto(path);
        const mail = page.waitForRequest(/^mailto:/);
        for (const field of await page.locator(`${form} input`).all()) await field.fill('ada@example.com');
        await page.locator(`${form} [type=submit]`).click();
        await mail;
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      });
    }
  });
}

test('a page that is delivered under another path is shown as without scripts', async ({page}) => {
  const archived = '/web/2026/https:/site/faq';
  await page.route(`**${archived}`, async (route) => {
    await route.fulfill({response: await route.fetch({url: route.request().url().replace(archived, '/faq')})});
  });
  await page.goto(archived);
  await expect(page.locator('[id$="-content"]').filter({visible: true})).toHaveCount(faqs.length);
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(page).toHaveURL(archived);
});

test('an exception while a page is hydrated leaves its HTML, as without scripts', async ({page}) => {
  // The text and the sidebar of a doc need it.
  await page.addInitScript('delete window.ResizeObserver');
  const release = await openWithDelayedScripts(page, examples.doc);
  const heading = page.getByRole('heading', {level: 1});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const title = await heading.textContent();
  const email = page.getByRole('contentinfo').locator('[name=email]');
  await email.fill('ada@example.com');
  release();
  await expect(page.getByRole('contentinfo').getByRole('button', {name: 'Pause animations'})).toBeHidden();
  await expect(heading).toHaveText(title ?? '');
  await expect(message(page)).toHaveCount(0);
  await expect(email).toHaveValue('ada@example.com');
  const mail = page.waitForRequest(/^mailto:/);
  await page.getByRole('contentinfo').locator('[type=submit]').click();
  await mail;
});

test('an exception in a section leaves the HTML of the section', async ({page, consoleProblems}) => {
  await visit(page, '/');
  const section = page.locator('#agents');
  const before = await section.innerText();
  await page.evaluate(() => Object.assign(window, {IntersectionObserver: undefined}));
  await section.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect.poll(() => consoleProblems.join()).toContain('IntersectionObserver');
  expect(await section.innerText()).toBe(before);
  await expect(message(page)).toHaveCount(0);
});
