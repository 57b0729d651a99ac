import type {Page} from '@playwright/test';
import {examples} from '../support/examples';
import {accessibilityViolations, expect, test, visit} from '../support/test';

const switchOf = (page: Page) => page.getByRole('banner').getByLabel('Theme');
const dark = 'rgb(10, 16, 32)';
const light = 'rgb(255, 255, 255)';

/** Checks the background of the page, and the color of the browser's own controls. */
async function expectColors(page: Page, background: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  const controls = () =>
    page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
      return sample.style.color;
    });
  await expect.poll(controls).toBe(background);
}

test('reading pages are dark until the visitor chooses, also if the system prefers light', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, examples.doc);
  await expect(switchOf(page)).toHaveValue('dark');
  await expectColors(page, dark);
});

test('a chosen theme applies to all reading pages, after a reload and in other tabs, but not to marketing pages', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, examples.post);
  await visit(page, examples.doc);
  await switchOf(page).selectOption('Light');
  await expectColors(page, light);
  await expectColors(other, light);
  await expect(switchOf(other)).toHaveValue('light');
  await page.reload();
  await expectColors(page, light);
  await expect(switchOf(page)).toHaveValue('light');

  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expectColors(page, dark);
  await expect(switchOf(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expectColors(page, light);
  await expect(switchOf(page)).toHaveValue('light');
  await page.goBack();
  await expectColors(page, dark);
});

test('"System" follows the system while the page is open, after a reload and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.emulateMedia({colorScheme: 'light'});
  await other.emulateMedia({colorScheme: 'light'});
  await visit(other, examples.post);
  await visit(page, examples.doc);
  await switchOf(page).selectOption('System');
  await expectColors(page, light);
  await expectColors(other, light);
  await page.emulateMedia({colorScheme: 'dark'});
  await expectColors(page, dark);
  await page.reload();
  await expect(switchOf(page)).toHaveValue('system');
  await expectColors(page, dark);
  await switchOf(page).selectOption('Dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.reload();
  await expectColors(page, dark);
  await expect(switchOf(other)).toHaveValue('dark');
});

test('on a phone the switch is in the menu', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, examples.doc);
  await expect(switchOf(page)).toBeHidden();
  await page.getByRole('button', {name: 'Menu'}).click();
  await switchOf(page).selectOption('Light');
  await expectColors(page, light);
});

test('a choice in another tab applies to the next reading page of a tab at a marketing page', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, '/pricing');
  await visit(other, examples.doc);
  await switchOf(other).selectOption('Light');
  await expectColors(other, light);
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expectColors(page, light);
});

test('the theme in an address applies to its page, whatever is stored', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, examples.doc);
  await switchOf(page).selectOption('System');
  await visit(page, `${examples.doc}?docusaurus-theme=light`);
  await expect(switchOf(page)).toHaveValue('light');
  await expectColors(page, light);
  await visit(page, `${examples.doc}?docusaurus-theme=unknown`);
  await expect(switchOf(page)).toHaveValue('dark');
  await expectColors(page, dark);
});

test('without storage a choice applies until the next full load', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await visit(page, examples.doc);
  await expectColors(page, dark);
  await switchOf(page).selectOption('Light');
  await expectColors(page, light);
  await switchOf(page).selectOption('System');
  await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(switchOf(page)).toHaveValue('system');
});

for (const choice of ['Light', 'System']) {
  test(`the first frame has the colors of ${choice}, before any script file has loaded`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, examples.doc);
    await switchOf(page).selectOption(choice);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload({waitUntil: 'commit'});
    await expectColors(page, light);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('pages are dark, and there is no switch', async ({page}) => {
    await page.goto(examples.doc);
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await expect(switchOf(page)).toBeHidden();
  });
});

test.describe('in light colors, pages are accessible', () => {
  const {doc, post} = examples;
  const paths = [doc, post, '/docs/guides-tutorials/write-for-this-site', '/blog', '/changelog', '/privacypolicy'];
  for (const path of [...paths, '/search?q=lite']) {
    test(path, async ({page}) => {
      await visit(page, `${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=light`);
      await expectColors(page, light);
      if (path.startsWith('/search')) await expect(page.getByText('results for')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  test('the search palette', async ({page}) => {
    await visit(page, `${doc}?docusaurus-theme=light`);
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox', {name: /search/i}).fill('lite plan');
    await expect(page.getByText('results for').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await visit(page, `${doc}?docusaurus-theme=light`);
    await page.getByRole('button', {name: 'Menu'}).click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
