import type {BrowserContext, Page} from '@playwright/test';
import {deviceIdentifier, monitoringStorage} from '../../../src/data/monitoring';
import {examples} from '../../support/examples';
import {
  changeView,
  expect,
  expectBannerFits,
  libraryScripts,
  reopenBanner,
  test,
  waitForRecording,
} from '../../support/monitored';
import {doubleText, waitForHydration, waitForIdle} from '../../support/test';

const question = (page: Page) => page.getByRole('region', {name: 'May we record how you use this site?'});
const choices = (page: Page) => page.getByRole('button', {name: 'Privacy choices'});

/** Returns the names of all stored items. Playwright reports a new cookie with a delay. */
async function storedNames(page: Page, context: BrowserContext): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...names, ...(await context.cookies()).map(({name}) => name)];
}

async function countLibraryScripts(page: Page): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return names.filter((name) => Object.values(libraryScripts).some((script) => script().test(name))).length;
}

test.beforeEach(({site}) => {
  site.consentRequired = true;
});

test('nothing is loaded, stored or sent before the visitor accepts', async ({page, site, context}) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await waitForIdle(page);
  expect(await countLibraryScripts(page)).toBe(0);
  expect(await storedNames(page, context)).toEqual([]);
  expect(site.intake.texts).toEqual([]);

  await question(page).getByRole('button', {name: 'Accept'}).click();
  await expect(question(page)).toHaveCount(0);
  await waitForRecording(page);
  expect(await storedNames(page, context)).toContain(deviceIdentifier.key);
  await page.goto('about:blank');
  await expect.poll(() => site.intake.viewNames()).toEqual(['Home']);
});

test('a rejection also applies on the next page, and Escape does not change it', async ({page, context, site}) => {
  await page.goto('/pricing');
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('#main'), 'no other element had focus before').toBeFocused();
  await page.goto('/faq');
  await waitForHydration(page);
  await waitForIdle(page);
  await expect(question(page)).toHaveCount(0);
  await reopenBanner(page);
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(choices(page)).toBeFocused();
  await reopenBanner(page);
  await expect(question(page)).toContainText('You currently do not accept this.');
  expect(await countLibraryScripts(page)).toBe(0);
  expect(await storedNames(page, context)).not.toContain(deviceIdentifier.key);
  expect(site.intake.texts).toEqual([]);
});

test('consent can be withdrawn from the footer and given again', async ({page, context, site}) => {
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await waitForRecording(page);
  await reopenBanner(page);
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await expect(choices(page)).toBeFocused();
  await expect.poll(() => storedNames(page, context)).not.toContain(deviceIdentifier.key);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('about:blank');

  await page.goto('/faq');
  const monitoringOnly = (names: string[]) =>
    names.filter((name) => monitoringStorage.some((item) => item.name === name));
  await expect.poll(async () => monitoringOnly(await storedNames(page, context))).toEqual([]);
  await reopenBanner(page);
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await waitForRecording(page);
  await page.goto('about:blank');
  // A view of the page in between would have arrived before this one.
  await expect.poll(() => site.intake.viewNames()).toContain('FAQ');
  expect(site.intake.viewNames()).not.toContain('Pricing');
  expect(site.intake.actions('Pricing')).toEqual([]);
});

test('accepting again on the same page starts a new recording with a new identifier', async ({page, site}) => {
  const id = () => page.evaluate((key) => localStorage.getItem(key), deviceIdentifier.key);
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await waitForRecording(page);
  const before = await id();
  for (const answer of ['Reject', 'Accept']) {
    await reopenBanner(page);
    await question(page).getByRole('button', {name: answer}).click();
  }
  const now = await id();
  expect(now).not.toBe(before);
  await waitForRecording(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await changeView(page);
  await expect.poll(() => site.intake.viewNames()).toContain('Pricing');
  const pricing = site.intake.views().find(({view}) => view.name === 'Pricing');
  expect(pricing?.usr).toMatchObject({id: now});
  const recorded = () => site.intake.segments.filter(({event}) => event.session.id === pricing?.session.id);
  await expect.poll(() => recorded().some(({event}) => event.view.id === pricing?.view.id)).toBe(true);
  await expect.poll(() => recorded().some(({event}) => event.view.id !== pricing?.view.id)).toBe(true);
});

test('an open consent banner shows a decision made in another tab', async ({page, context}) => {
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await reopenBanner(page);
  await expect(question(page)).toContainText('You currently accept this.');
  const other = await context.newPage();
  await other.goto('/faq');
  await reopenBanner(other);
  await question(other).getByRole('button', {name: 'Reject'}).click();
  await expect(question(page)).toContainText('You currently do not accept this.');
});

test('a page restored with Back applies the decision made on the next page @back-forward-cache', async ({page}) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, {wasRestored: true}));
  await page.goto('/faq');
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/about');
  await expect(question(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRestored' in window), 'the page was restored').toBe(true);
});

test('Escape does not answer the banner; an answer returns the focus and keeps the scroll position', async ({page}) => {
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  const reading = page.getByRole('main').getByRole('button', {name: 'Can I try it before I pay?'});
  await reading.focus();
  const height = await page.evaluate(() => scrollY);
  const policy = question(page).getByRole('link', {name: 'Privacy Policy'});
  await policy.focus();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await policy.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(reading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(height);
});

test('Global Privacy Control counts as a rejection', async ({page, context, site}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  await page.goto('/about');
  await waitForHydration(page);
  await waitForIdle(page);
  await expect(question(page)).toHaveCount(0);
  expect(await countLibraryScripts(page)).toBe(0);
  expect(await storedNames(page, context)).toEqual([]);
  await reopenBanner(page);
  await expect(question(page)).toContainText('Global Privacy Control');
  await expect(question(page).getByRole('button')).toHaveCount(1);
  await question(page).getByRole('button', {name: 'Close'}).click();
  await expect(question(page)).toHaveCount(0);
  expect(site.intake.texts).toEqual([]);
});

test('on a dark page the consent banner fits every window, passes axe, does not cover the menu and is not printed', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await test.step('windows', () => expectBannerFits(page));
  await test.step('at 400% zoom both buttons stay in view while the text scrolls', async () => {
    await page.setViewportSize({width: 320, height: 256});
    for (const name of ['Reject', 'Accept'])
      await expect(question(page).getByRole('button', {name})).toBeInViewport({ratio: 1});
  });
  await test.step('on a short phone all of the menu and the banner can be clicked', async () => {
    await page.setViewportSize({width: 375, height: 553});
    const menu = page.getByRole('button', {name: 'Menu'});
    await menu.click();
    const header = page.getByRole('banner');
    await header.getByRole('link', {name: 'Get a free trial'}).click({trial: true});
    await menu.click();
    await question(page).getByRole('button', {name: 'Accept'}).click({trial: true});
  });
  await test.step('with doubled text size it is not cut off on a phone', async () => {
    await page.setViewportSize({width: 375, height: 667});
    await doubleText(page);
    await page.reload();
    await expect(question(page)).toBeVisible();
    expect(await question(page).evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  });
  await test.step('in print the banner and its padding are hidden', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(question(page)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  });
});

test('on a light page the consent banner fits every window, passes axe, and does not cover focused controls', async ({
  page,
}) => {
  await page.goto(examples.lightLandingPage);
  await expect(question(page)).toBeVisible();
  await test.step('windows', () => expectBannerFits(page));
  const form = page.getByRole('form', {name: 'Request a demo'});
  const coveredHeight = () =>
    question(page).evaluate((banner) => {
      const {bottom = 0} = document.activeElement?.getBoundingClientRect() ?? {};
      return Math.max(0, bottom - banner.getBoundingClientRect().top);
    });
  for (const [width, height] of [
    [320, 568],
    [768, 900],
  ] as const) {
    await test.step(`keyboard at ${width} px`, async () => {
      await page.setViewportSize({width, height});
      await form.getByLabel('Full name').focus();
      for (let controls = 0; controls < 5; controls += 1) {
        await page.keyboard.press('Tab');
        expect(await coveredHeight(), `control ${controls + 1} at ${width} px`).toBe(0);
      }
      await expect(form.getByRole('link', {name: 'Privacy Policy'})).toBeFocused();
    });
  }
});
