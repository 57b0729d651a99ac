import {mkdirSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {ensureChromium} from './chromium';
import {logoFiles} from './logos';

/** Draws the logos of /brand anew, each as SVG and at twice its size as PNG: `npx tsx tests/support/writeLogos.ts`. */
async function writeLogos(): Promise<void> {
  const folder = 'static/img/brand';
  mkdirSync(folder, {recursive: true});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage({deviceScaleFactor: 2});
  for (const [name, svg] of Object.entries(logoFiles())) {
    writeFileSync(`${folder}/${name}`, svg);
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const path = `${folder}/${name.replace('.svg', '.png')}`;
    await page.locator('svg').screenshot({path, omitBackground: true});
  }
  await browser.close();
}

void writeLogos();
