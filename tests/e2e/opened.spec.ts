import type {Page} from '@playwright/test';
import {searchTexts} from '../../src/data/search/texts';
import {leadPath} from '../../src/lib/lead';
import {examples} from '../support/examples';
import {
  accessibilityViolations,
  answerVideos,
  expect,
  scrollThrough,
  sidewaysScroll,
  test,
  visit,
} from '../support/test';

const demo = (page: Page) => page.getByRole('form', {name: 'Request a demo'});

/** What every-page.spec.ts, which looks at pages as they arrive, does not see: parts that a visitor has opened. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await scrollThrough(page);
    await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
    await page.getByRole('banner').getByRole('button', {name: 'Resources'}).click();
    await expect(page.getByRole('banner').getByRole('link', {name: 'FAQ'})).toBeVisible();
  },
  '/about': async (page) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox', {name: searchTexts.label}).fill('pricing');
    await expect(palette.getByRole('option').first()).toBeVisible();
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
    await page.getByRole('main').getByText('Markdown', {exact: true}).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  },
  '/docs/guides-tutorials/write-for-this-site': async (page) => {
    await page.getByRole('button', {name: /^Enlarge/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  [examples.landingPage]: async (page) => {
    await page.locator('#video').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('#video iframe').getByText('A film')).toBeAttached();
  },
  [examples.lightLandingPage]: async (page) => {
    await demo(page).getByRole('button').click();
    await expect(page.getByText('Full name is required')).toBeVisible();
    await demo(page).getByLabel('Full name').fill('Ada Lovelace');
    await demo(page).getByLabel('Company name').fill('Engines & Sons');
    await demo(page).getByLabel('Work email').fill('ada@example.com');
    await demo(page).getByRole('button').click();
    await expect(demo(page).getByRole('status')).toContainText('Your request is with us');
  },
};

const parts = Object.entries(opened);
/** One page object for several pages: the renderer then keeps the compiled scripts, the site's and axe's. */
const pagesPerTest = 4;

for (let first = 0; first < parts.length; first += pagesPerTest) {
  const some = parts.slice(first, first + pagesPerTest);
  const addresses = some.map(([address]) => address).join(', ');
  test(`${addresses} are accessible, silent and fit a phone with their parts open`, async ({page, noise}) => {
    await page.setViewportSize({width: 375, height: 800});
    for (const [address, open] of some) {
      await test.step(address, async () => {
        if (address === examples.landingPage) await answerVideos(page);
        if (address === examples.lightLandingPage) {
          await page.route(`**${leadPath}`, (route) => route.fulfill({status: 204}));
        }
        await page.emulateMedia({reducedMotion: null});
        await visit(page, address);
        await open(page);
        expect.soft(await accessibilityViolations(page), address).toEqual([]);
        expect.soft(await sidewaysScroll(page), `sideways scroll of ${address}`).toBe(0);
        expect.soft(noise.splice(0), `what ${address} complained of`).toEqual([]);
      });
    }
  });
}
