import type {BrowserContext, Page} from '@playwright/test';
import {deviceIdentifier} from '../../../src/data/monitoring';
import {expect, test} from '../../support/monitored';
import {waitForHydration} from '../../support/test';

const {key} = deviceIdentifier;

/** Returns the stored identifier, once monitoring has created or restored it. */
async function stored(page: Page): Promise<string | null> {
  const read = () => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(read).not.toBeNull();
  return read();
}
/** The cookie as the browser reports it, with a delay after the page has set it. */
const cookie = async (context: BrowserContext) => (await context.cookies()).find(({name}) => name === key);

test('the device identifier is in local storage and in a cookie for a year §3.14 §9.21', async ({page, context}) => {
  await page.goto('/');
  await waitForHydration(page);
  const id = await stored(page);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => cookie(context)).toMatchObject({value: id, path: '/', sameSite: 'Lax'});
  const lifetime = ((await cookie(context))?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 31_536_000)).toBeLessThan(60);
});

test('a lost identifier is restored from the other store', async ({page, context}) => {
  await page.goto('/');
  await waitForHydration(page);
  const id = await stored(page);
  await context.clearCookies({name: key});
  await page.reload();
  await waitForHydration(page);
  await expect.poll(async () => (await cookie(context))?.value).toBe(id);
  await page.evaluate((name) => localStorage.removeItem(name), key);
  await page.reload();
  await waitForHydration(page);
  expect(await stored(page)).toBe(id);
});
