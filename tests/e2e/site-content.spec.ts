import {allowClipboard, expect, test, visit} from '../support/test';

const path = '/site-content';

test('one page and all pages can be copied, after a load and after a client-side navigation, unless it fails §2.13', async ({
  page,
}) => {
  const copied = await allowClipboard(page);
  await visit(page, path);
  const copyOne = page.getByRole('button', {name: 'Copy Plans that grow with your team'});
  await copyOne.click();
  const status = page.getByText('Copied: Plans that grow with your team');
  await expect(status).toBeVisible();
  // Screen readers announce a status only if its content is replaced.
  const first = await status.elementHandle();
  await copyOne.click();
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  expect(await copied()).toMatch(/^# Plans that grow with your team\n/);

  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Plans that grow with your team'})).toBeVisible();
  await page.goBack();
  await page.getByRole('region', {name: 'Data processing agreement as Markdown'}).waitFor();
  await page.getByRole('button', {name: 'Copy all'}).click();
  await expect.poll(copied).toContain('# Data processing agreement\n');
  expect(await copied()).toContain('# Plans that grow with your team\n');

  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Plans that grow with your team'})).toBeVisible();
  await page.route(`**${path}`, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('The pages couldn’t be loaded.');
  await expect(page.getByRole('link', {name: 'Reload this page'})).toHaveAttribute('href', path);
});
