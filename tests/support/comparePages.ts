import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {ensureChromium, ensureHeadlessShell, offlineFlag} from './chromium';
import {listen} from './listen';

/**
 * Finds pages changed by a stylesheet edit. `shoot` writes screenshots of every page of a build at three widths;
 * `compare` lists the screenshots that differ between two folders and exits with 1 if there are any.
 *
 *     npx tsx tests/support/comparePages.ts shoot BUILD_DIR OUT_DIR [PATH_PATTERN]
 *     npx tsx tests/support/comparePages.ts compare OUT_DIR OUT_DIR
 *
 * Screenshots are deterministic: reduced motion, no transitions, a fixed date, seeded random numbers, no other hosts.
 * Exception: on docs pages, two runs of one build may differ in 5 pixels around the page menu and in the current heading
 * of the table of contents. Shoot those pages again with PATH_PATTERN.
 */
const usage = 'Usage: comparePages.ts shoot BUILD_DIR OUT_DIR [PATH_PATTERN] | compare OUT_DIR OUT_DIR';
const widths = [1440, 768, 375];
const viewport = {width: 1440, height: 900};

/** Returns every page of the sitemap, the search page and the 404 page. */
function pathsOf(buildDir: string): string[] {
  const sitemap = readFileSync(join(buildDir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...listed, '/search', '/404'];
}

async function shoot(buildDir: string, outDir: string, pattern = ''): Promise<void> {
  mkdirSync(outDir, {recursive: true});
  const site = loadBuild(buildDir);
  const {origin, close} = await listen(siteHandler(() => site));
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell() ?? ensureChromium(),
    args: [offlineFlag, '--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  try {
    const paths = pathsOf(buildDir).filter((path) => new RegExp(pattern).test(path));
    const shootRemaining = async () => {
      for (let path = paths.shift(); path; path = paths.shift()) {
        await shootPage(browser, origin, path, outDir).catch((cause) => {
          console.error(`${path}: ${cause}`);
          process.exitCode = 1;
        });
      }
    };
    await Promise.all([shootRemaining(), shootRemaining()]);
  } finally {
    await browser.close();
    await close();
  }
}

async function shootPage(browser: Browser, origin: string, path: string, outDir: string): Promise<void> {
  const page = await browser.newPage({reducedMotion: 'reduce', bypassCSP: true, viewport});
  try {
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    await page.addInitScript(() => {
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    await page.goto(origin + path, {waitUntil: 'load'});
    await page.addStyleTag({content: '* { transition: none !important; caret-color: transparent !important; }'});
    await loadLazyParts(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
    for (const width of widths) {
      await page.setViewportSize({...viewport, width});
      writeFileSync(join(outDir, `${name}-${width}.png`), await stableScreenshot(page));
    }
  } finally {
    await page.close();
  }
}

/**
 * Makes the window as high as the page, so that islands are hydrated and images loaded. Scrolling would change the
 * current heading in the table of contents.
 */
async function loadLazyParts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({...viewport, height});
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const loaded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await document.fonts.ready;
  });
}

/** Takes screenshots of the whole page until two are equal. */
async function stableScreenshot(page: Page, attempts = 8): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let last = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Resize observers and media queries take effect after a delay.
    await page.waitForTimeout(250);
    const clip = await page.evaluate(() => {
      const {scrollWidth, scrollHeight} = document.documentElement;
      return {x: 0, y: 0, width: scrollWidth, height: scrollHeight, scale: 1};
    });
    // Playwright's screenshots have no option for faster compression.
    const options = {optimizeForSpeed: true, captureBeyondViewport: true} as const;
    const {data} = await session.send('Page.captureScreenshot', {format: 'png', clip, ...options});
    if (data === last) return Buffer.from(data, 'base64');
    last = data;
  }
  throw new Error(`${page.url()} still changes after ${attempts} screenshots.`);
}

/** Compares files byte by byte: with the same encoder, equal pixels give equal bytes. */
function compare(before: string, after: string): void {
  const names = [...new Set([...readdirSync(before), ...readdirSync(after)])].sort();
  const bytes = (dir: string, name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name)) : undefined;
  const changed = names.filter((name) => !bytes(before, name)?.equals(bytes(after, name) ?? Buffer.alloc(0)));
  for (const name of changed) console.log(name);
  console.log(`${changed.length} of ${names.length} screenshots differ.`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}

const [command, first, second, pattern] = process.argv.slice(2);
if (command === 'compare' && first && second) compare(first, second);
else if (command === 'shoot' && first && second) void shoot(first, second, pattern);
else throw new Error(usage);
