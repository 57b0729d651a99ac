import type {BrowserContext, Page} from '@playwright/test';
import {deviceIdentifier, monitoringStorage} from '../../../src/data/facts';
import {examples} from '../../support/examples';
import {changeView, expect, libraryScripts, recording, test} from '../../support/monitored';
import {accessibilityViolations, doubleText, hydrated, idle, sidewaysScroll} from '../../support/test';

const question = (page: Page) => page.getByRole('region', {name: 'May we record how this site works for you?'});
const choices = (page: Page) => page.getByRole('button', {name: 'Privacy choices'});

/** Everything that the site keeps in this browser, which hears of a cookie a moment after the page has written it. */
async function kept(page: Page, context: BrowserContext): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...names, ...(await context.cookies()).map(({name}) => name)];
}

async function fetchedLibrary(page: Page): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return names.filter((name) => Object.values(libraryScripts).some((script) => script().test(name))).length;
}

test.beforeEach(({site}) => {
  site.asks = true;
});

test('nothing is loaded, stored or sent before the visitor accepts', async ({page, site, context}) => {
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await idle(page);
  expect(await fetchedLibrary(page)).toBe(0);
  expect(await kept(page, context)).toEqual([]);
  expect(site.intake.texts).toEqual([]);

  await question(page).getByRole('button', {name: 'Accept'}).click();
  await expect(question(page)).toHaveCount(0);
  await recording(page);
  expect(await kept(page, context)).toContain(deviceIdentifier.key);
  await page.goto('about:blank');
  await expect.poll(() => site.intake.viewNames()).toEqual(['Home']);
});

test('a refusal holds on the next page too, and Escape leaves it as it was', async ({page, context, site}) => {
  await page.goto('/pricing');
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('#main'), 'nothing else had the focus before').toBeFocused();
  await page.goto('/faq');
  await hydrated(page);
  await idle(page);
  await expect(question(page)).toHaveCount(0);
  await choices(page).click();
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(choices(page)).toBeFocused();
  await choices(page).click();
  await expect(question(page)).toContainText('At the moment you do not accept this.');
  expect(await fetchedLibrary(page)).toBe(0);
  expect(await kept(page, context)).not.toContain(deviceIdentifier.key);
  expect(site.intake.texts).toEqual([]);
});

test('consent can be taken back from the footer, and given again', async ({page, context, site}) => {
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await recording(page);
  await choices(page).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await expect(choices(page)).toBeFocused();
  await expect.poll(() => kept(page, context)).not.toContain(deviceIdentifier.key);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('about:blank');

  await page.goto('/faq');
  const ofMonitoring = (names: string[]) =>
    names.filter((name) => monitoringStorage.some((item) => item.name === name));
  await expect.poll(async () => ofMonitoring(await kept(page, context))).toEqual([]);
  await choices(page).click();
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await recording(page);
  await page.goto('about:blank');
  // The page in between would have been told of before this one.
  await expect.poll(() => site.intake.viewNames()).toContain('FAQ');
  expect(site.intake.viewNames()).not.toContain('Pricing');
  expect(site.intake.actions('Pricing')).toEqual([]);
});

test('whoever accepts again on the same page is somebody else, and is recorded anew', async ({page, site}) => {
  const id = () => page.evaluate((key) => localStorage.getItem(key), deviceIdentifier.key);
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await recording(page);
  const before = await id();
  for (const answer of ['Reject', 'Accept']) {
    await choices(page).click();
    await question(page).getByRole('button', {name: answer}).click();
  }
  const now = await id();
  expect(now).not.toBe(before);
  await recording(page);
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

test('an open question says what has been decided in another tab meanwhile', async ({page, context}) => {
  await page.goto('/about');
  await question(page).getByRole('button', {name: 'Accept'}).click();
  await choices(page).click();
  await expect(question(page)).toContainText('At the moment you accept this.');
  const other = await context.newPage();
  await other.goto('/faq');
  await choices(other).click();
  await question(other).getByRole('button', {name: 'Reject'}).click();
  await expect(question(page)).toContainText('At the moment you do not accept this.');
});

test('a page that back restores knows what was decided on the next one @back-forward-cache', async ({page}) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, {alive: true}));
  await page.goto('/faq');
  await question(page).getByRole('button', {name: 'Reject'}).click();
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/about');
  await expect(question(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'alive' in window), 'the page was restored').toBe(true);
});

test('Escape is no answer; after the first one the reader goes on where the focus was, at the same height', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  const reading = page.getByRole('main').getByRole('button', {name: 'Can I try it before paying?'});
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

test('Global Privacy Control is a no', async ({page, context, site}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  await page.goto('/about');
  await hydrated(page);
  await idle(page);
  await expect(question(page)).toHaveCount(0);
  expect(await fetchedLibrary(page)).toBe(0);
  expect(await kept(page, context)).toEqual([]);
  await choices(page).click();
  await expect(question(page)).toContainText('Global Privacy Control');
  await expect(question(page).getByRole('button')).toHaveCount(1);
  await question(page).getByRole('button', {name: 'Close'}).click();
  await expect(question(page)).toHaveCount(0);
  expect(site.intake.texts).toEqual([]);
});

/** What each page meets below: the same words, on a dark page and on a light one. */
async function fitsEveryWindow(page: Page): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({width, height: 640});
    const violations = await accessibilityViolations(page, {contrast: width === 1440});
    expect.soft(violations, `at ${width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
  }
}

test('on a dark page the question fits every window, passes axe, leaves the menu free and stays off paper', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await test.step('windows', () => fitsEveryWindow(page));
  await test.step('a zoom of 400%: both answers are in view while the words scroll', async () => {
    await page.setViewportSize({width: 320, height: 256});
    for (const name of ['Reject', 'Accept'])
      await expect(question(page).getByRole('button', {name})).toBeInViewport({ratio: 1});
  });
  await test.step('a low phone: the whole menu and the question can be pressed', async () => {
    await page.setViewportSize({width: 375, height: 553});
    const menu = page.getByRole('button', {name: 'Menu'});
    await menu.click();
    const header = page.getByRole('banner');
    await header.getByRole('link', {name: 'Get a free trial'}).click({trial: true});
    await menu.click();
    await question(page).getByRole('button', {name: 'Accept'}).click({trial: true});
  });
  await test.step('paper: nobody is asked, and no room is kept for it', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(question(page)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  });
});

test('on a light page the question fits every window, passes axe, and lies over nothing that the keyboard reaches', async ({
  page,
}) => {
  await page.goto(examples.lightLandingPage);
  await expect(question(page)).toBeVisible();
  await test.step('windows', () => fitsEveryWindow(page));
  const form = page.getByRole('form', {name: 'Request a demo'});
  const below = () =>
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
        expect(await below(), `control ${controls + 1} at ${width} px`).toBe(0);
      }
      await expect(form.getByRole('link', {name: 'Privacy Policy'})).toBeFocused();
    });
  }
});

test('with text twice as large nothing of the question is cut off on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 667});
  await doubleText(page);
  await page.goto('/pricing');
  await expect(question(page)).toBeVisible();
  expect(await question(page).evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
});
