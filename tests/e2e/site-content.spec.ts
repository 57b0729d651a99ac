import {expect, test, visit} from '../support/test';

const path = '/site-content';

test('one page and all pages can be copied, whether the page was loaded or reached by a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await visit(page, path);
  await page.getByRole('button', {name: 'Copy Pay for what your team reviews'}).click();
  await expect(page.getByText('Copied: Pay for what your team reviews')).toBeVisible();
  expect(await copied()).toMatch(/^# Pay for what your team reviews\n/);

  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Pay for what your team reviews'})).toBeVisible();
  await page.goBack();
  await page.getByRole('region', {name: 'Data processing agreement as Markdown'}).waitFor();
  await page.getByRole('button', {name: 'Copy all'}).click();
  await expect.poll(copied).toContain('# Data processing agreement\n');
  expect(await copied()).toContain('# Pay for what your team reviews\n');
});

test('where the pages cannot be fetched it says so, and offers to load them anew', async ({page}) => {
  await visit(page, path);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Pay for what your team reviews'})).toBeVisible();
  await page.route(`**${path}`, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('The pages could not be fetched.');
  await expect(page.getByRole('link', {name: 'Load this page anew'})).toHaveAttribute('href', path);
});
