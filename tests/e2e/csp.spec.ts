import type {Page} from '@playwright/test';
import {searchTexts} from '../../src/data/search';
import {examples} from '../support/examples';
import {answerVideos, test as base, expect, scrollThrough, visit} from '../support/test';

/** What browsers refused by the site's Content-Security-Policy, a line each, on whichever page. */
const test = base.extend<{refused: string[]}>({
  refused: [
    async ({page}, use) => {
      const refused: string[] = [];
      await page.exposeFunction('reportRefusal', (line: string) => refused.push(line));
      await page.addInitScript(() => {
        const {reportRefusal} = window as unknown as {reportRefusal: (line: string) => void};
        document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sourceFile}) =>
          reportRefusal(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`),
        );
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(refused);
    },
    {auto: true},
  ],
});

const field = (page: Page, label: string) => page.getByRole('form', {name: 'Request a demo'}).getByLabel(label);
const toast = (page: Page) => page.locator('.Toastify__toast');

/** A page of each kind, and what a visitor can open there. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.getByRole('banner').getByRole('button', {name: 'Resources'}).click();
    await page.setViewportSize({width: 375, height: 800});
    await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
    await expect(page.getByRole('banner').getByRole('link', {name: 'Pricing'})).toBeVisible();
  },
  '/about': async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox', {name: searchTexts.label}).fill('pricing');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page).toHaveURL(/pricing/);
  },
  '/search?q=security': async (page) => {
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /security/i})
        .first(),
    ).toBeVisible();
  },
  '/faq': async (page) => {
    const questions = page.getByRole('main').locator('button[aria-expanded]');
    for (const at of [0, 1]) await questions.nth(at).click();
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  },
  '/contact': async (page) => {
    await page.getByRole('combobox', {name: 'Number of developers'}).click();
    await page.getByRole('option').nth(1).click();
  },
  '/pricing': async (page) => {
    await page.getByRole('radio', {name: 'Yearly'}).check();
  },
  [examples.comparison]: async (page) => {
    await page.locator('#questions button').first().click();
    await expect(page.locator('#questions').getByRole('region')).toBeVisible();
  },
  [examples.landingPage]: async (page) => {
    await page.locator('#video').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('#video iframe').getByText('A film')).toBeAttached();
  },
  [examples.lightLandingPage]: async (page) => {
    await page.route('**/api/landingpage/forms', (route) => route.fulfill({status: 204}));
    await field(page, 'Full name').fill('Ada Lovelace');
    await field(page, 'Company name').fill('Engines & Sons');
    await field(page, 'Work email').fill('ada@example.com');
    await page.getByRole('form', {name: 'Request a demo'}).getByRole('button').click();
    await expect(toast(page).first()).toBeVisible();
  },
  '/docs': async (page) => {
    await page.getByRole('main').getByText('Markdown', {exact: true}).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  },
  '/docs/guides-tutorials/write-for-this-site': async (page) => {
    await page.getByRole('button', {name: /^Enlarge/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  [examples.post]: async () => {},
  '/changelog': async () => {},
  '/playground': async () => {},
  '/case-studies': async () => {},
  '/trust': async () => {},
  '/privacypolicy': async () => {},
};

for (const [address, open] of Object.entries(opened)) {
  test(`${address} does nothing that its security policy refuses`, async ({page, refused}) => {
    if (address === examples.landingPage) await answerVideos(page);
    await visit(page, address);
    await scrollThrough(page);
    await open(page);
    expect(refused).toEqual([]);
  });
}

test('an unknown address leads home by the script in its page', async ({page, refused}) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  expect(refused).toEqual([]);
});

test('a script that was smuggled into a page does not run', async ({page, refused}) => {
  await visit(page, '/');
  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="bait" onclick="window.smuggled = true">x</button>');
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    document.getElementById('bait')?.click();
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => refused.filter((line) => line.startsWith('script-src')).length).toBeGreaterThan(1);
});
