import type {Page} from '@playwright/test';
import {answerLeads, demoForm as demo, fillDemoForm} from '../support/demoForm';
import {examples} from '../support/examples';
import {
  accessibilityViolations,
  answerVideos,
  expect,
  scrollThrough,
  scrollToIsland,
  searchInput,
  sidewaysScroll,
  test,
  visit,
} from '../support/test';

/** Actions that open menus, dialogs and other parts, which every-page.spec.ts does not check. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await scrollThrough(page);
    await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
    await page.getByRole('banner').getByRole('button', {name: 'Resources'}).click();
    await expect(page.getByRole('banner').getByRole('link', {name: 'FAQ'})).toBeVisible();
  },
  '/about': async (page) => {
    await page.keyboard.press('Control+k');
    await searchInput(page).fill('pricing');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  '/search?q=security': async (page) => {
    const results = page.getByRole('main').getByRole('link', {name: /security/i});
    await expect(results.first()).toBeVisible();
  },
  '/faq?category=product': async (page) => {
    for (const at of [0, 1, 2]) await page.getByRole('main').locator('button[aria-expanded]').nth(at).click();
    await expect(page.getByRole('button', {name: /^Copy link/})).toHaveCount(3);
  },
  '/contact': async (page) => {
    await page.getByRole('combobox', {name: 'Number of developers'}).click();
    await expect(page.getByRole('option').nth(1)).toBeVisible();
  },
  [examples.comparison]: async (page) => {
    await page.locator('#questions button').first().click();
    await expect(page.locator('#questions').getByRole('region')).toBeVisible();
  },
  '/pricing?billing=yearly': async (page) => {
    await expect(page.getByRole('radio', {name: 'Yearly'})).toBeChecked();
  },
  '/docs': async (page) => {
    await page.getByRole('main').getByText('Ask about this page', {exact: true}).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  },
  '/docs/guides-tutorials/write-for-this-site': async (page) => {
    await page.getByRole('button', {name: /^Enlarge/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  [examples.landingPage]: async (page) => {
    await page.locator('#video').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('#video iframe').getByText('A video')).toBeAttached();
  },
  [examples.lightLandingPage]: async (page) => {
    await scrollToIsland(demo(page));
    await demo(page).getByRole('button').click();
    await expect(page.getByText('Full name is required')).toBeVisible();
    await fillDemoForm(page);
    await demo(page).getByRole('button').click();
    await expect(demo(page).getByRole('status')).toContainText('We received your request');
  },
};

const entries = Object.entries(opened);
/** Several pages share one page object, so that the renderer reuses compiled scripts, also axe's. */
const pagesPerTest = 4;

for (let first = 0; first < entries.length; first += pagesPerTest) {
  const batch = entries.slice(first, first + pagesPerTest);
  const urls = batch.map(([url]) => url).join(', ');
  test(`${urls} are accessible, without errors and fit a phone with their parts open`, async ({
    page,
    consoleProblems,
  }) => {
    await page.setViewportSize({width: 375, height: 800});
    for (const [url, open] of batch) {
      await test.step(url, async () => {
        if (url === examples.landingPage) await answerVideos(page);
        if (url === examples.lightLandingPage) await answerLeads(page);
        await page.emulateMedia({reducedMotion: null});
        await visit(page, url);
        await open(page);
        expect.soft(await accessibilityViolations(page), url).toEqual([]);
        expect.soft(await sidewaysScroll(page), `horizontal scroll of ${url}`).toBe(0);
        expect.soft(consoleProblems.splice(0), `console problems of ${url}`).toEqual([]);
      });
    }
  });
}
