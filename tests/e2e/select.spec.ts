import type {Page} from '@playwright/test';
import {accessibilityViolations, expect, test, visit} from '../support/test';

const path = '/contact';
const combobox = (page: Page) => page.getByRole('combobox', {name: 'Number of developers'});
const list = (page: Page) => page.getByRole('listbox', {name: 'Number of developers'});
const options = (page: Page) => list(page).getByRole('option');

test('has the four ranges and shows the selected one §9.3', async ({page}) => {
  await visit(page, path);
  await combobox(page).click();
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page)).toHaveText(['1-5', '6-10', '11-50', '50+']);
  expect(await accessibilityViolations(page)).toEqual([]);
  await options(page).nth(1).click();
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveText('6-10');
  await expect(combobox(page)).toBeFocused();
  await combobox(page).click();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(1);
  await expect(page.locator('[data-dd-privacy="mask"]', {has: combobox(page)}), 'masked in replays').toHaveCount(1);
});

test('Escape, a click outside and a second click close it without a selection §4.13', async ({page}) => {
  await visit(page, path);
  await page.getByRole('main').locator('label', {hasText: 'Number of developers'}).click();
  await expect(combobox(page)).toBeFocused();
  await expect(list(page), 'a click on the label only focuses').toBeHidden();

  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toBeFocused();

  await combobox(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(list(page)).toBeHidden();

  await combobox(page).click();
  await expect(list(page)).toBeVisible();
  await combobox(page).click();
  await expect(list(page)).toBeHidden();
  await expect(combobox(page)).toHaveText('Choose a range');
});

test('opens in the direction with enough space, fully in the window §4.14 §9.11', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await visit(page, path);
  for (const upward of [false, true]) {
    await combobox(page).evaluate((element, atBottom) => {
      const {top} = element.getBoundingClientRect();
      window.scrollBy({top: top - (atBottom ? window.innerHeight - 60 : 120), behavior: 'instant'});
    }, upward);
    await combobox(page).click();
    const control = await combobox(page).boundingBox();
    const box = await list(page).boundingBox();
    if (!control || !box) throw new Error('The list is missing.');
    expect(box.height).toBeLessThanOrEqual(320);
    await expect(list(page)).toHaveCSS('max-height', '320px');
    expect(box.height).toBeGreaterThan(120);
    if (upward) expect(box.y + box.height, 'upward near the bottom').toBeLessThanOrEqual(control.y);
    else expect(box.y, 'downward near the top').toBeGreaterThanOrEqual(control.y + control.height);
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThan(700);
    await page.keyboard.press('Escape');
  }

  // The window becomes too short for a list below.
  await page.setViewportSize({width: 1440, height: 900});
  await combobox(page).evaluate((element) => {
    window.scrollBy({top: element.getBoundingClientRect().top - 400, behavior: 'instant'});
  });
  await combobox(page).click();
  const below = async () => ((await list(page).boundingBox())?.y ?? 0) > ((await combobox(page).boundingBox())?.y ?? 0);
  await expect.poll(below).toBe(true);
  await page.setViewportSize({width: 1440, height: 500});
  await expect.poll(below).toBe(false);
  await expect(list(page)).toBeInViewport({ratio: 1});
});

test('a held key opens the list and selects nothing', async ({page}) => {
  await visit(page, path);
  await combobox(page).focus();
  for (const key of ['Enter', 'Space']) {
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(combobox(page)).toHaveText('1-5');
  }
});
