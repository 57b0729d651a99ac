import {createHash} from 'node:crypto';
import {type Browser, chromium, type Page} from '@playwright/test';
import {siteHandler} from '../../src/server/siteHandler';
import {ensureChromium, ensureHeadlessShell, offlineFlag} from '../support/chromium';
import {listen} from '../support/listen';
import {accessibilityViolations} from '../support/test';
import {changedAreas, decode, drawArea} from './pictures';
import type {Site} from './site';

/** One changed area before and after, as WebP. */
export type Picture = {before: Buffer; after: Buffer};

export type PageView = {
  path: string;
  /** By the width of the window. `sameAs` names a page with the same changes, whose pictures are not repeated. */
  widths: {width: number; pictures: Picture[]; omitted: number; sameAs?: string}[];
};

export type Views = {
  views: PageView[];
  /** Pages that may look different and were not opened. */
  unseen: string[];
  /** Accessibility problems of opened pages that only the version after the change has. */
  violations: {path: string; text: string}[];
};

const widths = [1440, 375] as const;
const heightPx = 900;
const maxPages = 40;
const maxAreas = 4;

/**
 * Opens pages of both versions, in order, until `maxPages` of them look different; `oldPath` is the URL before the
 * change. Screenshots are deterministic: reduced motion, no transitions, a fixed date, seeded random numbers, no other
 * hosts.
 */
export async function comparePictures(
  before: Site,
  after: Site,
  pages: readonly {path: string; oldPath: string}[],
  report: (path: string) => void,
): Promise<Views> {
  const servers = await Promise.all([before, after].map(({build}) => listen(siteHandler(() => build))));
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell() ?? ensureChromium(),
    args: [offlineFlag, '--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  const result: Views = {views: [], unseen: [], violations: []};
  const shown = new Map<string, string>();
  try {
    for (const {path, oldPath} of pages) {
      if (result.views.length >= maxPages) {
        result.unseen.push(path);
        continue;
      }
      report(path);
      const [old, current] = await Promise.all([
        visit(browser, `${servers[0]?.origin}${oldPath}`),
        visit(browser, `${servers[1]?.origin}${path}`),
      ]);
      const known = new Set(old.violations.map(nameOf));
      result.violations.push(
        ...current.violations.filter((text) => !known.has(nameOf(text))).map((text) => ({path, text})),
      );
      const view: PageView = {path, widths: []};
      for (const [index, width] of widths.entries()) {
        const [png, newPng] = [old.screenshots[index], current.screenshots[index]];
        if (!png || !newPng || png.equals(newPng)) continue;
        const [bitmap, newBitmap] = await Promise.all([decode(png), decode(newPng)]);
        const areas = changedAreas(bitmap, newBitmap);
        const pictures: Picture[] = [];
        for (const area of areas.slice(0, maxAreas)) {
          pictures.push({
            before: await drawArea(png, bitmap, area, area.before),
            after: await drawArea(newPng, newBitmap, area, area.after),
          });
        }
        if (pictures.length === 0) continue;
        const hash = createHash('sha256');
        for (const picture of pictures) hash.update(picture.before).update(picture.after);
        const key = hash.digest('hex');
        const sameAs = shown.get(key);
        if (sameAs === undefined) shown.set(key, path);
        view.widths.push({
          width,
          omitted: areas.length - pictures.length,
          ...(sameAs ? {pictures: [], sameAs} : {pictures}),
        });
      }
      if (view.widths.length > 0) result.views.push(view);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({close}) => close()));
  }
  return result;
}

/** Returns the rule and the element of a problem, without its details. */
function nameOf(violation: string): string {
  return violation.split(': ').slice(0, 3).join(': ');
}

async function visit(browser: Browser, url: string): Promise<{screenshots: Buffer[]; violations: string[]}> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    bypassCSP: true,
    viewport: {width: widths[0], height: heightPx},
  });
  try {
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    // The compiler of tsx calls this function in the functions that the page evaluates.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(() => {
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    await page.goto(url, {waitUntil: 'load'});
    await page.addStyleTag({content: '* { transition: none !important; caret-color: transparent !important; }'});
    await loadLazyParts(page);
    const screenshots: Buffer[] = [];
    const violations = new Set<string>();
    for (const width of widths) {
      await page.setViewportSize({width, height: heightPx});
      screenshots.push(await stableScreenshot(page));
      // Colors hardly depend on the width.
      for (const violation of await accessibilityViolations(page, {contrast: width === widths[0]}))
        violations.add(violation);
    }
    return {screenshots, violations: [...violations]};
  } finally {
    await page.close();
  }
}

/**
 * Makes the window as high as the page, so that islands are hydrated and images loaded. Scrolling would change the
 * current heading in the table of contents.
 */
async function loadLazyParts(page: Page): Promise<void> {
  // A page whose scripts fail is shown as it is.
  await page
    .waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {timeout: 10_000})
    .catch(() => {});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({width: widths[0], height});
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const loaded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await document.fonts.ready;
  });
}

/** Takes screenshots of the whole page until two are equal; returns the last one if it never stops changing. */
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
    if (data === last) break;
    last = data;
  }
  return Buffer.from(last, 'base64');
}
