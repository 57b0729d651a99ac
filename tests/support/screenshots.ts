import type {Browser, Page} from '@playwright/test';
import {answerVideos} from './test';

/**
 * Hides what differs between visits and builds: transitions, the text cursor, the current heading in the table of
 * contents, which depends on the time of a resize, and the date of the last change.
 */
const still = `
  * { transition: none !important; caret-color: transparent !important; }
  .table-of-contents__link { color: inherit !important; }
  .theme-last-updated { visibility: hidden !important; }
`;

/**
 * Opens a page for screenshots that are the same each time: reduced motion, no transitions, a fixed date, seeded random
 * numbers, all islands hydrated and all images loaded.
 */
export async function openStill(
  browser: Browser,
  url: string,
  viewport: {width: number; height: number},
): Promise<Page> {
  const page = await browser.newPage({reducedMotion: 'reduce', bypassCSP: true, viewport});
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  // tsx compiles functions that the page evaluates to code that calls this function.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  await answerVideos(page);
  await page.goto(url, {waitUntil: 'load'});
  await page.addStyleTag({content: still});
  await loadLazyParts(page);
  return page;
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
  await page.setViewportSize({width: page.viewportSize()?.width ?? 0, height});
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const loaded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await document.fonts.ready;
  });
}

/** Takes screenshots of the whole page until two are equal; returns the last one if it never stops changing. */
export async function stableScreenshot(page: Page, attempts = 8): Promise<Buffer> {
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
