import {pathsFromSitemap} from '../support/build';
import {accessibilityViolations, expect, scrollThrough, sidewaysScroll, test, visit} from '../support/test';

for (const path of pathsFromSitemap()) {
  test(`${path} is there, silent, accessible and fits every window`, async ({page, noise, leaving}) => {
    expect(await visit(page, path)).toBe(200);
    await scrollThrough(page);
    await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect.soft(page.getByRole('main')).toHaveCount(1);
    // Docs share one frame beside their text: what is wide about it is wide on the first of them.
    if (!/^\/docs\/./.test(path)) expect.soft(await accessibilityViolations(page), 'at 1440 px').toEqual([]);

    await page.setViewportSize({width: 375, height: 800});
    expect.soft(await accessibilityViolations(page), 'at 375 px').toEqual([]);

    await page.setViewportSize({width: 320, height: 640});
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 320 px').toBe(0);

    expect.soft(noise).toEqual([]);
    expect.soft(leaving).toEqual([]);
  });
}
