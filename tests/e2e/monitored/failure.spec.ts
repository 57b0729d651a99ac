import type {Page} from '@playwright/test';
import {deviceIdentifier} from '../../../src/data/monitoring';
import {blockStorage} from '../../support/faults';
import {expect, libraryScripts, startedFlag, test, waitForRecording} from '../../support/monitored';
import {waitForHydration} from '../../support/test';

/** Removes the browser's own messages about failed requests. */
const siteMessages = (consoleProblems: string[]) =>
  consoleProblems.filter((line) => !line.includes('Failed to load resource'));

async function expectNavigationWorks(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('an unavailable library logs one error, and the site continues to work §4.23 §8.9', async ({
  page,
  site,
  consoleProblems,
}) => {
  site.unavailable = libraryScripts.library();
  await page.goto('/contact');
  await expect.poll(() => startedFlag(page)).toBe(false);
  await expectNavigationWorks(page);
  expect(siteMessages(consoleProblems)).toEqual([expect.stringMatching(/^error: Monitoring could not be started/)]);
});

test('an unavailable replay recorder does not affect other monitoring', async ({page, site}) => {
  site.unavailable = libraryScripts.recorder();
  await page.goto('/contact');
  await expect.poll(() => startedFlag(page)).toBe(true);
  await expectNavigationWorks(page);
  await page.goto('about:blank');
  await expect.poll(() => site.intake.viewNames()).toEqual(['Contact', 'Pricing']);
});

test('visitors notice nothing when the intake is unavailable, does not respond or responds with invalid content', async ({
  page,
  site,
  consoleProblems,
}) => {
  for (const fault of ['unavailable', 'unanswered', 'corrupt'] as const) {
    await test.step(fault, async () => {
      site[fault] = /^\/telemetry/;
      const sent = page.waitForRequest(/\/telemetry/);
      await page.goto('/contact');
      await expect.poll(() => startedFlag(page)).toBe(true);
      await sent;
      await expectNavigationWorks(page);
      expect(await startedFlag(page), fault).toBe(true);
      expect(siteMessages(consoleProblems), fault).toEqual([]);
      await page.goto('about:blank');
      site[fault] = undefined;
    });
  }
});

test('with blocked storage there is one warning, and the visitor is recorded until the page is left §8.8', async ({
  page,
  site,
  consoleProblems,
}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', {get: () => '', set: () => {}}));
  await page.goto('/contact');
  await waitForRecording(page);
  await expectNavigationWorks(page);
  expect(siteMessages(consoleProblems)).toEqual([
    expect.stringMatching(/^warning: The device identifier cannot be stored/),
  ]);
  await page.goto('about:blank');
  await expect
    .poll(() => site.intake.views().map(({usr}) => usr?.id))
    .toContainEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
});

test('a library that starts without a session is reported', async ({page, consoleProblems}) => {
  // Only the library's test cookie can be written, so it starts and then gives up without an error.
  await page.addInitScript((allowedKey) => {
    const all = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const isAllowed = (pair: string) => pair.startsWith(allowedKey) || pair.startsWith('dd_cookie_test');
    Object.defineProperty(document, 'cookie', {
      get: () => String(all?.get?.call(document)).split('; ').filter(isAllowed).join('; '),
      set: (text: string) => {
        if (isAllowed(text)) all?.set?.call(document, text);
      },
    });
    Object.defineProperty(window, 'cookieStore', {value: undefined});
  }, deviceIdentifier.key);
  await page.clock.install();
  await page.goto('/contact');
  await waitForHydration(page);
  await expect.poll(() => startedFlag(page)).toBe(true);
  // The library polls for its cookies before the site reads its session.
  await page.clock.runFor(5000);
  await expect.poll(() => startedFlag(page)).toBe(false);
  await expectNavigationWorks(page);
  expect(siteMessages(consoleProblems).filter((line) => line.startsWith('error'))).toHaveLength(1);
});
