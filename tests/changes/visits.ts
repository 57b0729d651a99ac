import {type Browser, chromium, type Page} from '@playwright/test';
import {siteHandler} from '../../src/server/siteHandler';
import {ensureChromium, ensureHeadlessShell, offlineFlag} from '../support/chromium';
import {listen} from '../support/listen';
import {accessibilityViolations, answerVideos, scrollThrough, waitForHydration} from '../support/test';
import type {PageChange} from './compareSites';
import {comparePictures, type Picture} from './pictures';
import type {Site} from './site';

export type PageView = {
  path: string;
  /** By the width of the window. `sameAs` names a page with the same changes, whose pictures are not repeated. */
  widths: {width: number; pictures: Picture[]; omitted: number; sameAs: string | undefined}[];
};

export type Views = Awaited<ReturnType<typeof compareViews>>;

const widths = [1440, 375] as const;
const heightPx = 900;
const maxPages = 40;
/** Hides transitions, the text cursor, and the current heading, which depends on the time of a resize. */
const still = `
  * { transition: none !important; caret-color: transparent !important; }
  .table-of-contents__link { color: inherit !important; }
`;

/** Opens pages that may look different in both versions, those with changed text first, until `maxPages` do. */
export async function compareViews(before: Site, after: Site, changed: readonly PageChange[]) {
  const pages = changed
    .filter(({mayLookDifferent}) => mayLookDifferent)
    .toSorted((a, b) => Number(b.text.length > 0) - Number(a.text.length > 0));
  const oldServer = await listen(siteHandler(() => before.build));
  const server = await listen(siteHandler(() => after.build));
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell() ?? ensureChromium(),
    args: [offlineFlag, '--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  const views: PageView[] = [];
  /** Pages that may look different and were not opened. */
  const unseen: string[] = [];
  /** Accessibility problems of opened pages that only the version after the change has. */
  const violations: {path: string; text: string}[] = [];
  const shown = new Map<string, string>();
  try {
    for (const {path, movedFrom = path} of pages) {
      if (views.length === maxPages) {
        unseen.push(path);
        continue;
      }
      process.stderr.write(`Opening ${path}\n`);
      const [old, current] = await Promise.all([
        visit(browser, oldServer.origin + movedFrom),
        visit(browser, server.origin + path),
      ]);
      const known = new Set(old.violations.map(ruleAndElement));
      const found = [...new Set(current.violations)].filter((text) => !known.has(ruleAndElement(text)));
      violations.push(...found.map((text) => ({path, text})));
      const view: PageView = {path, widths: []};
      for (const [index, width] of widths.entries()) {
        const [png, newPng] = [old.pictures[index], current.pictures[index]];
        if (!png || !newPng || png.equals(newPng)) continue;
        const {pictures, omitted} = await comparePictures(png, newPng);
        if (pictures.length === 0) continue;
        const key = JSON.stringify(pictures);
        const sameAs = shown.get(key);
        view.widths.push({width, pictures: sameAs ? [] : pictures, omitted, sameAs});
        shown.set(key, sameAs ?? path);
      }
      if (view.widths.length > 0) views.push(view);
    }
  } finally {
    await Promise.all([browser, oldServer, server].map((opened) => opened.close()));
  }
  return {views, unseen, violations};
}

/** Returns the rule and the element of an accessibility problem, without its details. */
function ruleAndElement(violation: string): string {
  return violation.split(': ', 3).join();
}

/** Opens a page so that its pictures are the same each time, with all islands hydrated and all images loaded. */
async function visit(browser: Browser, url: string): Promise<{pictures: Buffer[]; violations: string[]}> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    bypassCSP: true,
    viewport: {width: widths[0], height: heightPx},
  });
  try {
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    // tsx compiles functions that the page evaluates to code that calls `__name`.
    await page.addInitScript(`
      globalThis.__name = (target) => target;
      let seed = 1;
      Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    `);
    await answerVideos(page);
    await page.goto(url);
    // A page whose scripts fail is shown as it is.
    await waitForHydration(page).catch(() => {});
    await scrollThrough(page);
    await page.addStyleTag({content: still});
    const pictures: Buffer[] = [];
    const violations: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({width, height: heightPx});
      pictures.push(await stableScreenshot(page));
      // Colors hardly depend on the width.
      violations.push(...(await accessibilityViolations(page, {contrast: width === widths[0]})));
    }
    return {pictures, violations};
  } finally {
    await page.close();
  }
}

/** Takes screenshots of the whole page until two are equal; returns the last one if it never stops changing. */
async function stableScreenshot(page: Page, attempts = 8): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let last = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Resize observers and media queries take effect after a delay.
    await page.waitForTimeout(250);
    const {cssContentSize} = await session.send('Page.getLayoutMetrics');
    // Playwright's screenshots have no option for faster compression.
    const options = {clip: {...cssContentSize, scale: 1}, optimizeForSpeed: true, captureBeyondViewport: true};
    const {data} = await session.send('Page.captureScreenshot', options);
    if (data === last) break;
    last = data;
  }
  return Buffer.from(last, 'base64');
}
