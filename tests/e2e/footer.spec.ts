import type {Locator, Page} from '@playwright/test';
import {socialProfiles} from '../../src/data/company/socialProfiles';
import {footerPaths} from '../support/footerPaths';
import {expect, recordOpenedUrls, test, visit} from '../support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

const comparisons = ['/compearision', '/coderabbit', '/checkmarx', '/sourcegraph'];

const visibleTargets = (page: Page) =>
  footer(page)
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('links to the nineteen pages and to the first two comparisons §1.14 §2.25', async ({page}) => {
  await visit(page, '/');
  expect((await visibleTargets(page)).sort()).toEqual([...footerPaths, ...comparisons.slice(0, 2)].sort());
  await expect(footer(page)).toContainText('2024');
});

test('View More shows all four comparisons, View Less two again; social profiles open in a new tab without access to the page §2.26 §2.28 §4.3', async ({
  page,
}) => {
  await visit(page, '/');
  const shown = async () => (await visibleTargets(page)).filter((target) => comparisons.includes(target));
  const more = footer(page).getByRole('button', {name: 'View More'});
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  const less = footer(page).getByRole('button', {name: 'View Less'});
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await shown()).toEqual(comparisons);
  await less.click();
  await expect(more).toBeVisible();
  expect(await shown()).toEqual(comparisons.slice(0, 2));

  const profiles = await footer(page).locator('a[href^="http"]').all();
  expect(profiles).toHaveLength(socialProfiles.length);
  for (const [index, {url}] of socialProfiles.entries()) {
    await expect(profiles[index] as Locator).toHaveAttribute('href', url);
    await expect(profiles[index] as Locator).toHaveAttribute('target', '_blank');
    await expect(profiles[index] as Locator).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('newsletter form', () => {
  test('opens the mail program with the e-mail address, keeps its value, and sends nothing §2.27 §7.10', async ({
    page,
    externalRequests,
  }) => {
    await visit(page, '/');
    const mailUrls = await recordOpenedUrls(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && (request.method() !== 'GET' || url.includes('ada'))) sent.push(url);
    });
    const box = footer(page).getByLabel('Newsletter email');
    await box.fill('ada@example.com');
    const arrow = footer(page).getByRole('button', {name: 'Subscribe'});
    const status = footer(page).getByRole('status');
    await expect(status, 'it is empty, so that a message is announced').toBeEmpty();
    await expect(arrow.locator('svg')).toBeVisible();
    await arrow.click();
    await expect(status).toContainText('email app');
    await expect.poll(() => mailUrls).toEqual([expect.stringMatching(/^mailto:\S+@\S+\?.*ada(@|%40)example\.com/)]);
    await expect(box).toHaveValue('ada@example.com');
    await expect(page).toHaveURL('/');
    const announced = status.evaluate(
      (element) => new Promise<void>((done) => new MutationObserver(() => done()).observe(element, {childList: true})),
    );
    await arrow.click();
    await announced;
    await expect(status, 'a second click announces it again').toContainText('email app');
    await box.press('Backspace');
    await expect(status, 'a changed address clears the message').toBeEmpty();
    await arrow.click();
    await expect(status).toContainText('email app');
    await footer(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(status, 'another page clears the message').toBeEmpty();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Plans that grow');
    await expect(box).toHaveValue('ada@example.co');
    expect(sent).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  test('states the terms with links, and has no required fields §2.27 §5.6', async ({page}) => {
    await visit(page, '/');
    const form = footer(page).locator('form');
    await expect(form).toContainText('agree to the Terms of Use and Privacy Policy');
    await expect(form.getByRole('link', {name: 'Terms of Use'})).toHaveAttribute('href', '/termsandconditions');
    await expect(form.getByRole('link', {name: 'Privacy Policy'})).toHaveAttribute('href', '/privacypolicy');
    await expect(form.getByLabel('Newsletter email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Newsletter email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.locator('[required], [aria-required="true"], [pattern]')).toHaveCount(0);
  });
});
