import type {Page} from '@playwright/test';
import {examples} from '../support/examples';
import {accessibilityViolations, expect, sidewaysScroll, test, visit} from '../support/test';

/** What every-page.spec.ts, which looks at pages as they arrive, does not see: parts that a visitor has opened. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/faq?category=product': async (page) => {
    for (const at of [0, 1, 2]) await page.getByRole('main').locator('button[aria-expanded]').nth(at).click();
    await expect(page.getByRole('button', {name: /^Copy link/})).toHaveCount(3);
  },
  [examples.comparison]: async (page) => {
    await page.locator('#questions button').first().click();
    await expect(page.locator('#questions').getByRole('region')).toBeVisible();
  },
  '/pricing?billing=yearly': async (page) => {
    await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  },
  '/docs/guides-tutorials/write-for-this-site': async (page) => {
    await page.getByRole('button', {name: /^Enlarge/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  [examples.lightLandingPage]: async (page) => {
    await page.getByRole('button', {name: 'Request a demo'}).click();
    await expect(page.getByText('Full name is required')).toBeVisible();
  },
};

for (const [address, open] of Object.entries(opened)) {
  test(`${address} is accessible and fits a phone with its parts open`, async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, address);
    await open(page);
    expect.soft(await accessibilityViolations(page)).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
  });
}
