import type {Page} from '@playwright/test';
import {helpBox} from '../../src/data/help/help';
import {tryIt} from '../../src/data/home/tryIt';
import {playgroundResult} from '../../src/data/marketing/playground';
import {accessibilityViolations, expect, sidewaysScroll, test, visit} from '../support/test';

const box = (page: Page) => page.getByRole('searchbox', {name: helpBox.label});
const results = (page: Page) => page.getByRole('list', {name: 'Results'}).locator('> li');
const announcement = (page: Page) => page.getByRole('search').getByRole('status');

test.describe('help search', () => {
  test('shows results while typing, announces their number, and stores the query in the URL §2.5', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pagefind/')) fetched.push(request.url());
    });
    await visit(page, '/support');
    expect(fetched).toEqual([]);
    await box(page).pressSequentially('vulnerab');
    await expect(announcement(page)).toHaveText(/^(\d+ results?|Top \d+ results) for “vulnerab”\.$/);
    await expect(results(page).first()).toContainText(/vulnerab/i);
    await expect(page).toHaveURL('/support?q=vulnerab');
    await box(page).fill('zzz unheard-of');
    await expect(announcement(page)).toHaveText('No results for “zzz unheard-of”.');
    await expect(page.getByRole('search').getByRole('link', {name: 'Contact support'})).toHaveAttribute(
      'href',
      helpBox.person.link.to,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/support?q=zzz+unheard-of');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(announcement(page)).toHaveText('');
    await expect(page).toHaveURL('/support');
  });

  test('a shared URL shows its results, Enter focuses the first one, and Back returns to them', async ({page}) => {
    await visit(page, '/support?q=Free%20trial');
    await expect(box(page)).toHaveValue('Free trial');
    const first = results(page).first().getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/faq#free-trial');
    await box(page).press('Enter');
    await expect(first).toBeFocused();
    const href = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/support?q=Free%20trial');
    await expect(box(page)).toHaveValue('Free trial');
    await expect(results(page).first()).toBeVisible();
  });

  test('a click on an example searches, and results are accessible and fit a phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await visit(page, '/support');
    await page.getByRole('link', {name: 'Skip to main content'}).press('Enter');
    await page.keyboard.press('Tab');
    await expect(box(page), 'the first control').toBeFocused();
    for (const example of helpBox.examples) {
      await page.getByRole('button', {name: example, exact: true}).click();
      await expect(announcement(page)).toContainText(`for “${example}”`);
      await expect(results(page).first()).toBeVisible();
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', {name: 'Clear search'}).click();
    await expect(results(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
  });
});

test('the playground has one text box and one Send link, and its result says that nothing was sent §2.10', async ({
  page,
}) => {
  await visit(page, '/playground');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveText([tryIt.send.label]);
  await visit(page, playgroundResult.meta.path);
  await expect(main.getByText(playgroundResult.meta.intro)).toBeVisible();
  await expect(main.getByText('Example', {exact: true})).toBeVisible();
});
