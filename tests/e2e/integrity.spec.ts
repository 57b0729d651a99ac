import {faqs} from '../../src/data/faq/faqs';
import {changeByte} from '../support/changedScripts';
import {expect, follow, recordLoads, searchButton, searchInput, test, visit} from '../support/test';

/* Scripts that are not those of the build, because a cache or an attacker has changed them, do not run. */

const scripts = /\/assets\/js\/.*\.js$/;

for (const [name, file] of [
  ['runtime', /\/runtime~main\.[^/]*\.js$/],
  ['main script', /\/main\.[^/]*\.js$/],
  ['page’s script', /\/assets\/js\/[0-9a-f]{8}\.js$/],
] as const) {
  test(`a page with a changed byte in its ${name} works as without scripts`, async ({page}) => {
    await page.clock.install();
    const changed = await changeByte(page, file);
    await page.goto('/faq');
    await page.getByRole('main').locator('[aria-controls]').first().dispatchEvent('click');
    const answers = page.locator('[id$="-content"]');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(answers.filter({visible: true})).toHaveCount(faqs.length, {timeout: 1});
    }).toPass();
    expect(changed).not.toEqual([]);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await expect(page.locator('body noscript')).toHaveCount(0);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).first().click();
    await expect(page).toHaveURL('/pricing');
  });
}

test('a section whose script has a changed byte keeps its HTML', async ({page}) => {
  await visit(page, '/');
  const changed = await changeByte(page, scripts);
  const voice = page.getByRole('tab', {name: 'Voice Agent'});
  await voice.scrollIntoViewIfNeeded();
  await expect.poll(() => changed.length).toBeGreaterThan(1);
  await expect(voice).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page is loaded from the server if a script of it has a changed byte after a click on a link', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/contact');
  const loads = recordLoads(page);
  await changeByte(page, scripts);
  await follow(page, '/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(() => loads).toEqual([`${baseURL}/pricing`]);
});

test('a changed script of the search does not run', async ({page}) => {
  await visit(page, '/contact');
  await page.route('**/pagefind/pagefind.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `window.injected = true;${await response.text()}`});
  });
  await searchButton(page).click();
  await searchInput(page).fill('pricing');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a script without a hash does not run', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {get: () => '', set: () => {}});
  });
  const blocked = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
  await page.goto('/contact');
  await blocked;
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});
