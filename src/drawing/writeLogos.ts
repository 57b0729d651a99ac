import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {ensureChromium} from '../../tests/support/chromium';
import {design} from '../site/design';
import {logoFiles} from './logos';

/**
 * Draws the logos of /brand anew, each as SVG and at twice its size as PNG, and the icon for home screens out of
 * `static/img/favicon.svg`: `npm run logos`.
 */
async function writeLogos(): Promise<void> {
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
  // Phones round the corners themselves, and put black behind what is transparent.
  const square = `body{margin:0;background:${design.pageColour}}svg{display:block;inline-size:90px;block-size:90px}`;
  await page.setContent(`<style>${square}</style>${favicon}`);
  await page.locator('svg').screenshot({path: 'static/img/touch-icon.png'});
  await browser.close();
}

writeLogos().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
