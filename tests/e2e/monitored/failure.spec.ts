import type {Page} from '@playwright/test';
import {deviceIdentifier} from '../../../src/data/facts';
import {expect, libraryScripts, recording, startedFlag, test} from '../../support/monitored';
import {hydrated} from '../../support/test';

/** What the site itself has said; the browser adds a line of its own for every request that fails. */
const said = (noise: string[]) => noise.filter((line) => !line.includes('Failed to load resource'));

async function works(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('a library that does not come is one error, and the site goes on §4.23 §8.9', async ({page, site, noise}) => {
  site.refuse = libraryScripts.library();
  await page.goto('/contact');
  await expect.poll(() => startedFlag(page)).toBe(false);
  await works(page);
  expect(said(noise)).toEqual([expect.stringMatching(/^error: Monitoring could not be started/)]);
});

test('a replay recorder that does not come leaves everything else', async ({page, site}) => {
  site.refuse = libraryScripts.recorder();
  await page.goto('/contact');
  await expect.poll(() => startedFlag(page)).toBe(true);
  await works(page);
  await page.goto('about:blank');
  await expect.poll(() => site.intake.viewNames()).toEqual(['Contact', 'Pricing']);
});

test('an intake that refuses everything, never answers or answers nonsense is not noticed', async ({
  page,
  site,
  noise,
}) => {
  for (const fault of ['refuse', 'hold', 'babble'] as const) {
    await test.step(fault, async () => {
      site[fault] = /^\/telemetry/;
      const sent = page.waitForRequest(/\/telemetry/);
      await page.goto('/contact');
      await expect.poll(() => startedFlag(page)).toBe(true);
      await sent;
      await works(page);
      expect(await startedFlag(page), fault).toBe(true);
      expect(said(noise), fault).toEqual([]);
      await page.goto('about:blank');
      site[fault] = undefined;
    });
  }
});

test('storage that is refused: one warning, and the visitor is recorded for as long as the page stands §8.8', async ({
  page,
  site,
  noise,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {get: refuse});
    Object.defineProperty(window, 'sessionStorage', {get: refuse});
    Object.defineProperty(document, 'cookie', {get: () => '', set: () => {}});
  });
  await page.goto('/contact');
  await recording(page);
  await works(page);
  expect(said(noise)).toEqual([expect.stringMatching(/^warning: The device identifier cannot be kept/)]);
  await page.goto('about:blank');
  await expect
    .poll(() => site.intake.views().map(({usr}) => usr?.id))
    .toContainEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
});

test('a library that silently begins no session is found out', async ({page, noise}) => {
  // It may write cookies until it has chosen them, so that it starts and gives up without a word that code could hear.
  await page.addInitScript((own) => {
    const all = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const isOwn = (pair: string) => pair.startsWith(own) || pair.startsWith('dd_cookie_test');
    Object.defineProperty(document, 'cookie', {
      get: () => String(all?.get?.call(document)).split('; ').filter(isOwn).join('; '),
      set: (text: string) => {
        if (isOwn(text)) all?.set?.call(document, text);
      },
    });
    Object.defineProperty(window, 'cookieStore', {value: undefined});
  }, deviceIdentifier.key);
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
  await expect.poll(() => startedFlag(page)).toBe(true);
  // Second by second: the library looks again and again for its cookies before the site asks it for its session.
  await page.clock.runFor(5000);
  await expect.poll(() => startedFlag(page)).toBe(false);
  await works(page);
  expect(said(noise).filter((line) => line.startsWith('error'))).toHaveLength(1);
});
