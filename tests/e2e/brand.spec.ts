import {readFileSync} from 'node:fs';
import {brandColours} from '../../src/data/facts';
import {logos} from '../../src/data/logos';
import {expect, test, visit} from '../support/test';

test('every logo is drawn, and downloads as the file that it says', async ({page}) => {
  await visit(page, '/brand');
  const main = page.getByRole('main');
  for (const {file, name} of logos) {
    const picture = main.locator(`img[src="/img/brand/${file}.svg"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const kind of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await main.getByRole('link', {name: `Download ${name} as ${kind}`}).click();
      const saved = await download;
      const fileName = `${file}.${kind.toLowerCase()}`;
      expect(saved.suggestedFilename()).toBe(fileName);
      expect(readFileSync(await saved.path()).equals(readFileSync(`static/img/brand/${fileName}`))).toBe(true);
    }
  }
});

test('each colour is copied by its button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/brand');
  for (const {name, hex} of brandColours) {
    await page.getByRole('button', {name: `Copy ${name}, ${hex}`}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
  }
});
