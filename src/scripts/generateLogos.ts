import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {ensureChromium} from '../../tests/support/chromium';
import {design} from '../site/design';
import {icoFile} from './ico';
import {logoFiles} from './logos';

/**
 * `npm run generate:logos`: writes the logos of /brand as SVG and as PNG at twice the size. Also writes `/favicon.ico`
 * and `/apple-touch-icon.png`, which browsers request without a link, from `static/img/favicon.svg`.
 */
async function generateLogos(): Promise<void> {
  const folder = 'static/img/brand';
  const files = logoFiles();
  mkdirSync(folder, {recursive: true});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage({deviceScaleFactor: 2});
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(`${folder}/${name}`, svg);
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const path = `${folder}/${name.replace('.svg', '.png')}`;
    await page.locator('svg').screenshot({path, omitBackground: true});
  }
  const favicon = readFileSync('static/img/favicon.svg', 'utf8');
  const icon = async (pixels: number, background: string) => {
    const size = `inline-size:${pixels / 2}px;block-size:${pixels / 2}px`;
    await page.setContent(`<style>body{margin:0;background:${background}}svg{display:block;${size}}</style>${favicon}`);
    return page.locator('svg').screenshot({omitBackground: true});
  };
  // Opaque and square: phones round the corners, and show black behind transparent areas.
  writeFileSync('static/apple-touch-icon.png', await icon(180, design.pageColor));
  const pictures: Buffer[] = [];
  for (const size of [16, 32, 48]) pictures.push(await icon(size, 'transparent'));
  writeFileSync('static/favicon.ico', icoFile(pictures));
  await browser.close();
}

generateLogos().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
