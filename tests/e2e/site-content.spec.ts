import {expect, test, visit} from '../support/test';

const path = '/site-content';

test('one page and all pages can be copied, after a load and after a client-side navigation §2.13', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
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
});

test('shows an error and a reload link when the pages cannot be fetched', async ({page}) => {
  await visit(page, path);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Plans that grow with your team'})).toBeVisible();
  await page.route(`**${path}`, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('The pages couldn’t be loaded.');
  await expect(page.getByRole('link', {name: 'Reload this page'})).toHaveAttribute('href', path);
});

test('when moving backwards with Shift+Tab, no focused link is covered by the sticky bar', async ({page}) => {
  await page.setViewportSize({width: 375, height: 700});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, path);
  const links = page.getByRole('navigation', {name: 'Pages'}).getByRole('link');
  await page
    .getByRole('button', {name: /^Copy .+/})
    .nth(3)
    .focus();
  const first = links.first();
  const covered: (string | null)[] = [];
  while (!(await first.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    covered.push(
      await page.evaluate(() => {
        const stop = document.activeElement;
        const {x, y, width, height} = stop?.getBoundingClientRect() ?? new DOMRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !stop || stop.matches('body') || stop.contains(top) || height > innerHeight / 2
          ? null
          : stop.textContent;
      }),
    );
  }
  expect(covered.length).toBeGreaterThan(await links.count());
  expect(covered.filter(Boolean)).toEqual([]);
});
