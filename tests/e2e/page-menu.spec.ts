import type {Page} from '@playwright/test';
import {examples} from '../support/examples';
import {expect, test, visit} from '../support/test';

const opener = (page: Page) => page.getByRole('main').getByText('Markdown', {exact: true});
const view = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const copy = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'});

for (const path of ['/docs', examples.doc, '/blog', examples.post, '/changelog', '/changelog/2025-09']) {
  test(`${path} can be viewed and copied as Markdown`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await expect(copy(page)).toBeHidden();
    await opener(page).click();
    await expect(view(page)).toHaveAttribute('href', `${path}.md`);
    await copy(page).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    const markdown = await (await page.request.get(`${path}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });
}

for (const path of ['/docs', '/blog', examples.post, '/changelog']) {
  test(`${path} opens the Markdown menu within a phone’s window`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 568});
    await visit(page, path);
    await opener(page).click();
    await copy(page).scrollIntoViewIfNeeded();
    await expect(copy(page)).toBeInViewport({ratio: 1});
    await expect(view(page)).toBeInViewport({ratio: 1});
  });
}

test('closes on Escape and on a click outside', async ({page}) => {
  await visit(page, examples.post);
  await opener(page).click();
  await expect(view(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await opener(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(view(page)).toBeHidden();
});

test('shows an error when the Markdown cannot be loaded', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, examples.post);
  await page.route('**/*.md', (route) => route.abort());
  await opener(page).click();
  await copy(page).click();
  await expect(page.getByRole('alert')).toContainText('View it as Markdown');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('opens and links to the Markdown', async ({page}) => {
    await page.goto(examples.doc);
    await opener(page).click();
    await expect(view(page)).toBeVisible();
    await expect(copy(page)).toBeHidden();
  });
});
