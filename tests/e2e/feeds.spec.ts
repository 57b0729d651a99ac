import {expect, test} from '../support/test';

for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/changelog/rss.xml', '/changelog/atom.xml']) {
  test(`${path}, opened in a browser, lists its entries and explains feeds`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(path);
    await expect(page.locator('item, entry').first()).toBeVisible();
    await expect(page.locator('item > title, entry > title').first()).toHaveCSS('display', 'block');
    await expect(page.locator('encoded, entry > content').first()).toBeHidden();
    const intro = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
    expect(intro).toContain('This is a feed.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
