import type {Locator} from '@playwright/test';
import {expect, test, visit} from '../support/test';

/* Each docs section has a sidebar of its own: src/runtime/build/routes/docsSidebars.ts. */

const doc = '/docs/integrations/github';

test.describe('a collapsed sidebar category', () => {
  const collapsed = 'Guides & Tutorials';
  const inside = 'Introduce the Support Agent';

  for (const [how, open] of [
    ['keyboard', (button: Locator) => button.press('Enter')],
    ['assistive technology', (button: Locator) => button.dispatchEvent('click')],
  ] as const)
    test(`shows all of its docs when expanded by ${how}`, async ({page, consoleProblems}) => {
      await visit(page, doc);
      const sidebar = page.getByRole('navigation', {name: 'Documentation'});
      await open(sidebar.getByRole('button', {name: collapsed}));
      await expect(sidebar.getByRole('button', {name: collapsed})).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
      const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(breadcrumbs).toContainText('Integrations');
      expect(consoleProblems).toEqual([]);
    });

  test('retries docs that failed to load', async ({page}) => {
    await visit(page, doc);
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    let requestCount = 0;
    await page.route('**/assets/js/**', (route) => {
      requestCount += 1;
      return requestCount === 1 ? route.abort('connectionrefused') : route.fallback();
    });
    await sidebar.getByRole('button', {name: collapsed}).dispatchEvent('click');
    await expect.poll(() => requestCount).toBe(1);
    await expect(sidebar.getByRole('link', {name: inside})).toHaveCount(0);
    await sidebar.getByRole('button', {name: 'Core Features'}).focus();
    await expect(sidebar.getByRole('link', {name: inside})).toBeVisible();
  });
});

test('on a phone the list of all docs is collapsed again after a doc is selected', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await visit(page, doc);
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  await sidebar.getByText('All docs').click();
  const other = sidebar.locator(`a[href^="/docs/integrations/"]:not([href="${doc}"])`).first();
  const to = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(to);
  await expect(sidebar.getByText('All docs')).toBeVisible();
  await expect(other).toBeHidden();
});
