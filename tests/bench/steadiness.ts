import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {withBrowser, withServer} from './site';

/** Longer than one cycle of any automatic animation. */
const observedMs = 30_000;

/** CPU throttling rate for interactions. */
const throttlingRate = 4;

type Shift = {shift: number};
type Latency = {'ms to next paint': number};

/**
 * Measures the cumulative layout shift of pages: while loading, while scrolling to the end, and during 30 s of automatic
 * animations.
 */
export async function measureShifts(paths: readonly string[]): Promise<Record<string, Shift>> {
  const rows: Record<string, Shift> = {};
  await withPages(async (open) => {
    for (const path of paths) {
      const page = await open(path);
      await scrollDown(page);
      await page.waitForTimeout(observedMs);
      const shift = await page.evaluate(() => (window as unknown as {shift: number}).shift);
      rows[path] = {shift: Math.round(shift * 1000) / 1000};
      await page.close();
    }
  });
  return rows;
}

/** Clicks every control of a page with CPU throttling. Returns the interaction latencies, slowest first. */
export async function measureInteractions(path: string): Promise<Record<string, Latency>> {
  const rows: [string, Latency][] = [];
  await withPages(async (open) => {
    const count = await open(path).then(async (page) => {
      await scrollDown(page);
      const found = await controls(page).count();
      await page.close();
      return found;
    });
    const page = await open(path);
    await scrollDown(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: throttlingRate});
    for (let index = 0; index < count; index += 1) {
      const control = controls(page).nth(index);
      if (!(await control.isVisible().catch(() => false))) continue;
      const name = ((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '').trim();
      await page.evaluate(() => {
        (window as unknown as {slowest: number}).slowest = 0;
      });
      await control.click({timeout: 3000}).catch(() => {});
      // Event timings are reported after the next frame.
      await page.waitForTimeout(500);
      await page.keyboard.press('Escape');
      const slowest = await page.evaluate(() => (window as unknown as {slowest: number}).slowest);
      rows.push([`${index} ${name.slice(0, 40)}`, {'ms to next paint': slowest}]);
    }
  });
  return Object.fromEntries(rows.sort(([, one], [, other]) => other['ms to next paint'] - one['ms to next paint']));
}

/** Returns the controls that act on the page itself, without links. */
function controls(page: Page) {
  return page.locator('button:not([type=submit]), summary, input:not([type=hidden]), select, [role=tab]');
}

async function withPages(use: (open: (path: string) => Promise<Page>) => Promise<void>): Promise<void> {
  await withServer(resolve('build'), (origin) =>
    withBrowser(origin, async (browser) => {
      const context = await browser.newContext({viewport: {width: 412, height: 823}, ignoreHTTPSErrors: true});
      await context.addInitScript(observePerformance);
      await use(async (path) => {
        const page = await context.newPage();
        await page.goto(origin + path, {waitUntil: 'load'});
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        return page;
      });
    }),
  );
}

/** Runs in the page: sums layout shifts and records the slowest interaction. */
const observePerformance = `
  window.shift = 0;
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({type: 'event', durationThreshold: 16});
`;

async function scrollDown(page: Page): Promise<void> {
  // The page grows while its sections are laid out.
  while (await page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
}
