import {readFileSync} from 'node:fs';
import {contrastRatio} from '../../src/components/sections/company/contrast';
import {logos} from '../../src/data/company/logos';
import {brandColours} from '../../src/data/design';
import {allowClipboard, expect, test, visit} from '../support/test';

test('every logo is shown and downloads as the named file §2.55', async ({page}) => {
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

test('each color is copied by its button, with a message for three seconds, restarted by each click §2.55 §3.9', async ({
  page,
}) => {
  const copied = await allowClipboard(page);
  await page.clock.install();
  await visit(page, '/brand');
  const copy = ({name, hex}: (typeof brandColours)[number]) =>
    page.getByRole('button', {name: `Copy ${name}, ${hex}`}).click();
  const status = page.getByRole('status').filter({hasText: 'Copied'});
  for (const color of brandColours) {
    await copy(color);
    await expect.poll(copied).toBe(color.hex);
  }
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(status).toHaveCount(0);
  await copy(brandColours[0]);
  await expect(status).toHaveCount(1);
  await page.clock.runFor(2900);
  // Screen readers announce a status only if its content is replaced.
  const first = await status.locator('*').elementHandle();
  await copy(brandColours[0]);
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await page.clock.runFor(2900);
  await expect(status).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(status).toHaveCount(0);
});

test('displayed contrast ratios are not higher than the actual ones', async ({page}) => {
  const inks = brandColours.filter(({name}) => name === 'Text' || name === 'Background');
  await visit(page, '/brand');
  for (const {name, hex} of brandColours) {
    const swatch = page.getByRole('listitem').filter({has: page.getByRole('heading', {name, exact: true})});
    for (const ink of inks.filter((other) => other.hex !== hex)) {
      const line = swatch.getByRole('listitem').filter({hasText: `${ink.hex} text`});
      const displayed = Number(/([\d.]+):1/.exec((await line.textContent()) ?? '')?.[1]);
      const ratio = contrastRatio(hex, ink.hex);
      expect.soft(displayed, `${ink.hex} on ${name}`).toBeLessThanOrEqual(ratio);
      expect.soft(displayed, `${ink.hex} on ${name}`).toBeGreaterThan(ratio - 0.1);
    }
  }
});
