import type {Locator, Page} from '@playwright/test';
import {pricing} from '../../src/data/marketing/pricing';
import {examples} from '../support/examples';
import {
  allowClipboard,
  expect,
  openWithDelayedScripts,
  test,
  visit,
  waitForHydration,
  waitForIdle,
} from '../support/test';

const opener = (page: Page) => page.getByRole('main').getByText('Ask about this page', {exact: true});
const view = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const copy = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});

/** One page of each layout with the menu. */
const paths = ['/docs', examples.doc, '/blog', examples.post, '/changelog', '/pricing', '/security'];
const assistants = {
  ChatGPT: 'https://chatgpt.com/?hints=search&q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search?q=',
};

/** Expects the links that open assistants in a new tab, with the Markdown URL of the page in their prompt. */
async function expectAssistantLinks(page: Page, path: string): Promise<void> {
  for (const [name, start] of Object.entries(assistants)) {
    const link = page.getByRole('link', {name: `Open in ${name}`});
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(start)).toBe(true);
    expect(decodeURIComponent(href.slice(start.length))).toMatch(new RegExp(`^Read https?://[^/ ]+${path}\\.md, then`));
    expect(href.slice(start.length)).not.toMatch(/[:/ ]/);
  }
}

/** Expects the list to have the left or right edge of the opener: not of the column that both are in. */
async function expectListAtOpener(page: Page): Promise<void> {
  const edgesOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON());
  const button = await edgesOf(opener(page));
  const list = await edgesOf(page.locator('details[open] > div'));
  expect(Math.min(Math.abs(list.left - button.left), Math.abs(list.right - button.right))).toBeLessThan(2);
}

for (const path of paths) {
  test(`${path} can be viewed and copied as Markdown, also on a phone`, async ({page}) => {
    const copied = await allowClipboard(page);
    await page.setViewportSize({width: 320, height: 568});
    await visit(page, path);
    await expect(copy(page)).toBeHidden();
    await opener(page).click();
    for (const entry of [copy(page), view(page), page.getByRole('link', {name: 'Open in Perplexity'})]) {
      await entry.scrollIntoViewIfNeeded();
      // Scrolling stops at whole pixels.
      await expect(entry).toBeInViewport({ratio: 0.95});
    }
    // Resizing the window closes the menu.
    await page.setViewportSize({width: 1440, height: 900});
    await expect(view(page)).toBeHidden();
    await opener(page).click();
    await expect(view(page)).toHaveAttribute('href', `${path}.md`);
    await expectAssistantLinks(page, path);
    await expectListAtOpener(page);
    await copy(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    expect(await copied()).toBe(await (await page.request.get(`${path}.md`)).text());
  });
}

test('opens, and its entries follow each other, by keyboard; Escape and a click outside close it', async ({page}) => {
  await visit(page, '/pricing');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(view(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(view(page)).toBeFocused();
  for (const name of Object.keys(assistants)) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: `Open in ${name}`})).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await opener(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(view(page)).toBeHidden();
});

test('is on a page that was opened by a link', async ({page}) => {
  await visit(page, '/faq');
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  // The address changes before the page: until then the menu of /faq is shown.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pricing.meta.heading);
  await opener(page).click();
  await expectAssistantLinks(page, '/pricing');
});

for (const path of ['/pricing', examples.doc]) {
  test(`${path} keeps the menu open and the focus in it when the page hydrates`, async ({page}) => {
    const release = await openWithDelayedScripts(page, path);
    await opener(page).click();
    await view(page).focus();
    release();
    await waitForHydration(page);
    await waitForIdle(page);
    await expect(view(page)).toBeFocused();
    await expect(view(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
    await expect(page.locator('summary').filter({hasText: 'Ask about this page'})).toBeFocused();
  });
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'the visitor is offline': (page) => page.context().setOffline(true),
  'the Markdown cannot be loaded': (page) => page.route('**/*.md', (route) => route.abort()),
  'the browser denies the clipboard': (page) =>
    page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    }),
};
for (const [reason, fail] of Object.entries(failures)) {
  test(`says what to do when ${reason}`, async ({page}) => {
    await allowClipboard(page);
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, '/pricing');
    await opener(page).click();
    await fail(page);
    await copy(page).click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('Check your connection, or view it as Markdown');
    await expect(message).toBeInViewport({ratio: 1});
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('opens, and links to the Markdown and the assistants', async ({page}) => {
    await page.setViewportSize({width: 375, height: 667});
    for (const path of [examples.doc, '/pricing', '/security']) {
      await page.goto(path);
      await opener(page).click();
      await expect(view(page)).toBeVisible();
      await expect(copy(page)).toBeHidden();
      await expectAssistantLinks(page, path);
    }
  });
});
