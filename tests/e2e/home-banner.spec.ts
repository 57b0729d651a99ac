import {homeBanner} from '../../src/data/home/banners';
import {storageKeys} from '../../src/lib/storageKeys';
import {blockStorage} from '../support/faults';
import {banner, dismissButton} from '../support/homePage';
import {expect, test, visit, waitForHydration} from '../support/test';

test.describe('Halloween banner', () => {
  const {from, until} = homeBanner?.shown ?? {from: '', until: ''};
  test.skip(until === '', 'there is no banner with dates');

  test.beforeEach(({page}) => page.clock.setSystemTime(`${until}T20:00`));

  test('is shown from its first to its last day, independent of the build date', async ({page}) => {
    for (const [now, shown] of [
      [new Date(new Date(`${from}T00:00`).getTime() - 1000), false],
      [`${from}T00:00`, true],
      [`${until}T23:59`, true],
      [new Date(new Date(`${until}T23:59:59`).getTime() + 1000), false],
    ] as const) {
      // With a running clock, the next day would begin while the page loads.
      await page.clock.setFixedTime(now);
      await visit(page, '/');
      await expect(banner(page)).toBeVisible({visible: shown});
    }
  });

  test('is shown until dismissed, also by keyboard, and in no frame of a later visit §2.31 §4.10', async ({page}) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    const box = await dismissButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await dismissButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', {name: 'Announcement'}).getByRole('link')).toBeFocused();

    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, {heights});
      const record = () => {
        const element = document.querySelector<HTMLElement>('[aria-label="Halloween banner"]');
        if (element) heights.push(element.offsetHeight);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await page.reload();
    await waitForHydration(page);
    await expect(banner(page)).toBeHidden();
    const heights = await page.evaluate(() => (window as unknown as {heights: number[]}).heights);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights), 'also before hydration').toBe(0);
  });

  test('a new message is shown after an older one was dismissed', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'an-older-one'), storageKeys.dismissedBanner);
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
  });

  test('can be dismissed with blocked storage', async ({page, consoleProblems}) => {
    await blockStorage(page, 'localStorage');
    await visit(page, '/');
    await dismissButton(page).click();
    await expect(banner(page)).toBeHidden();
    // The warning required by the specification (section 8) about the device identifier.
    await expect
      .poll(() => consoleProblems)
      .toEqual([expect.stringContaining('The device identifier cannot be stored')]);
  });
});
