import type {Page} from '@playwright/test';
import {helpBox, helpCategories} from '../../src/data/help/help';
import {tryIt} from '../../src/data/home/tryIt';
import {playgroundResult} from '../../src/data/marketing/playground';
import {trust} from '../../src/data/marketing/trust';
import {searchTexts} from '../../src/data/search/texts';
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

  test('the last typed query is in the URL even if a result is opened immediately', async ({page}) => {
    await visit(page, '/support');
    await page.clock.install();
    // Load the search before pausing the clock.
    await box(page).fill('price');
    await expect(results(page).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).fill('vulnerability');
    await page.clock.runFor(100);
    await expect(announcement(page)).toContainText('“vulnerability”');
    const first = results(page).first().getByRole('link').first();
    const href = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/support?q=vulnerability');
  });

  test('is the first control after the skip link', async ({page}) => {
    await visit(page, '/support');
    await page.getByRole('link', {name: 'Skip to main content'}).press('Enter');
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
  });

  test('a click on an example searches, and results are accessible and fit a phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await visit(page, '/support');
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

  test('the query is masked for monitoring', async ({page}) => {
    await visit(page, '/support?q=my%20secret');
    await expect(announcement(page)).toContainText('my secret');
    const shown = page.getByRole('search').locator('*:not(:has(*))', {hasText: 'my secret'});
    expect(await shown.evaluateAll((all) => all.map((one) => !!one.closest('[data-dd-privacy="mask"]')))).toEqual([
      true,
    ]);
    await expect(box(page)).toHaveAttribute('data-dd-privacy', 'mask');
  });

  test('shows an error when the index cannot be loaded, and retries on the next keystroke', async ({page}) => {
    await visit(page, '/support');
    const index = '**/pagefind/**';
    await page.route(index, (route) => route.abort());
    await box(page).fill('price');
    await expect(page.getByRole('search').getByRole('alert')).toHaveText(searchTexts.failed);
    await page.unroute(index);
    await box(page).pressSequentially('s');
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('help center without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('hides the search box and shows all topics §2.5', async ({page}) => {
    await page.goto('/support');
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('paragraph').filter({hasText: searchTexts.withoutScripts})).toBeVisible();
    for (const {title, topics} of helpCategories) {
      await expect(page.getByRole('heading', {name: title, exact: true})).toBeVisible();
      for (const topic of topics) {
        await expect(page.getByRole('region').getByRole('link', {name: topic.title, exact: true})).toHaveAttribute(
          'href',
          topic.to,
        );
      }
    }
  });
});

test('the trust center links to its four sections, and its tables remain tables on a phone §2.54', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, '/trust');
  const {security, compliance, transparency, sharedResponsibility} = trust;
  for (const {id, heading} of [security, compliance, transparency, sharedResponsibility]) {
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: heading}).click();
    await expect(page).toHaveURL(`/trust#${id}`);
    await expect(
      page.getByRole('region', {name: heading, exact: true}).getByRole('heading', {level: 2}),
    ).toBeInViewport();
  }
  const table = page.getByRole('table', {name: sharedResponsibility.heading});
  const last = table.getByRole('row').last();
  await expect(table.getByRole('columnheader')).toHaveText(sharedResponsibility.columns);
  await expect(last.getByRole('rowheader')).toHaveText(sharedResponsibility.rows.at(-1)?.topic ?? '');
  await expect(last.getByRole('cell')).toHaveCount(2);
});

test('the playground has one text box and one Send link, sends nothing, and its result says so §2.10 §7.10', async ({
  page,
  externalRequests,
}) => {
  await visit(page, '/playground');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveText([tryIt.send.label]);
  const secret = 'a-secret-that-must-not-leave';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await main.getByRole('textbox', {name: tryIt.label}).fill(secret);
  await main.getByRole('link', {name: tryIt.send.label, exact: true}).click();
  await expect(page).toHaveURL(playgroundResult.meta.path);
  await expect(main.getByText(playgroundResult.meta.intro)).toBeVisible();
  await expect(main.getByText('Example', {exact: true})).toBeVisible();
  expect(sent.filter((line) => line.includes(secret) || !line.startsWith('GET '))).toEqual([]);
  expect(externalRequests).toEqual([]);
  await page.goBack();
  await expect(main.getByRole('textbox', {name: tryIt.label})).toHaveValue(secret);
});
