import type {Locator, Page} from '@playwright/test';
import {shuffledRows} from '../../src/data/design';
import {previews} from '../../src/data/home/previews';
import {integrations} from '../../src/data/integrations/integrations';
import {motion} from '../../src/data/motion';
import {advance, integrationGrid, previewWall, rowsOf, visitWithPausedClock} from '../support/homePage';
import {expect, scrollToIsland, test} from '../support/test';

/** Advances by whole intervals until other tiles are shown: the first interval begins when the grid is visible. */
async function advanceToReshuffle(page: Page, grid: Locator): Promise<string[][]> {
  const before = await rowsOf(grid);
  await expect(async () => {
    await advance(page, motion.reshuffleMs);
    expect(await rowsOf(grid)).not.toEqual(before);
  }).toPass();
  return rowsOf(grid);
}

for (const [name, part, rows, pool] of [
  ['integrations', integrationGrid, shuffledRows.integrations, integrations.map((tool) => tool.name)],
  ['previews', previewWall, shuffledRows.previews, previews.map((preview) => preview.title)],
] as const) {
  test(`${name} change every five seconds, in rows of ${rows.join(', ')}, without duplicates §2.36 §4.19 §9.9`, async ({
    page,
  }) => {
    await visitWithPausedClock(page, part);
    const items = await part(page).getByRole('listitem').allTextContents();
    expect(items, 'all of them are in a list as text').toHaveLength(pool.length);
    for (const [index, item] of pool.entries()) expect(items[index]).toContain(item);
    const integrated = items.filter((item) => item.includes('integrated today'));
    expect(integrated).toEqual(name === 'integrations' ? [expect.stringContaining('GitHub')] : []);
    let before = await rowsOf(part(page));
    for (let turn = 0; turn < 2; turn++) {
      expect(before.map((row) => row.length)).toEqual([...rows]);
      const shown = before.flat();
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((text) => pool.some((item) => text.includes(item)))).toBe(true);
      before = await advanceToReshuffle(page, part(page));
    }
    await advance(page, motion.reshuffleMs - 200);
    expect(await rowsOf(part(page))).toEqual(before);
    await advance(page, 200);
    await expect.poll(() => rowsOf(part(page))).not.toEqual(before);
  });

  test(`${name} keep their rows and positions when tiles change, and do not change off screen`, async ({page}) => {
    await visitWithPausedClock(page, part);
    const slots = part(page).locator('div[aria-hidden="true"] > *');
    const places = () => slots.evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().toJSON()));
    for (const width of [320, 480, 768, 1024]) {
      await page.setViewportSize({width, height: 900});
      await scrollToIsland(part(page));
      const before = await places();
      const tops = [...new Set(before.map(({top}) => top))];
      expect(tops.map((row) => before.filter(({top}) => top === row).length)).toEqual([...rows]);
      await advanceToReshuffle(page, part(page));
      expect(await places(), `at ${width} px`).toEqual(before);
    }
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    const changes = async () => {
      const before = await rowsOf(part(page));
      await advance(page, 30_000);
      return JSON.stringify(before) !== JSON.stringify(await rowsOf(part(page)));
    };
    await expect.poll(changes).toBe(false);
  });
}
