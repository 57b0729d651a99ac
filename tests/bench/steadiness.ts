import {resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {withBrowser, withServer} from './site';

/** How long what moves by itself is watched, in milliseconds: longer than any of it takes to come round. */
const watched = 30_000;

/** How much slower than this machine a visitor's is. */
const slowdown = 4;

type Shift = {shift: number};
type Press = {'ms to next paint': number};

/**
 * How much each page moves under its reader (cumulative layout shift): while it loads, while it is scrolled to its
 * end, and through half a minute of what moves by itself.
 */
export async function measureShifts(paths: readonly string[]): Promise<Record<string, Shift>> {
  const rows: Record<string, Shift> = {};
  await withPages(async (open) => {
    for (const path of paths) {
      const page = await open(path);
      await scrollDown(page);
      await page.waitForTimeout(watched);
      const shift = await page.evaluate(() => (window as unknown as {shift: number}).shift);
      rows[path] = {shift: Math.round(shift * 1000) / 1000};
      await page.close();
    }
  });
  return rows;
}

/** The slowest answers to a press on anything of a page that can be pressed, on a slow processor, slowest first. */
export async function measurePresses(path: string): Promise<Record<string, Press>> {
  const rows: [string, Press][] = [];
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
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    for (let index = 0; index < count; index += 1) {
      const control = controls(page).nth(index);
      if (!(await control.isVisible().catch(() => false))) continue;
      const name = ((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '').trim();
      await page.evaluate(() => {
        (window as unknown as {slowest: number}).slowest = 0;
      });
      await control.click({timeout: 3000}).catch(() => {});
      // An event is told of after the frame that follows it.
      await page.waitForTimeout(500);
      await page.keyboard.press('Escape');
      const slowest = await page.evaluate(() => (window as unknown as {slowest: number}).slowest);
      rows.push([`${index} ${name.slice(0, 40)}`, {'ms to next paint': slowest}]);
    }
  });
  return Object.fromEntries(rows.sort(([, one], [, other]) => other['ms to next paint'] - one['ms to next paint']));
}

/** What does something on the page itself; links lead away from it. */
function controls(page: Page) {
  return page.locator('button:not([type=submit]), summary, input:not([type=hidden]), select, [role=tab]');
}

async function withPages(use: (open: (path: string) => Promise<Page>) => Promise<void>): Promise<void> {
  await withServer(resolve('build'), (origin) =>
    withBrowser(origin, async (browser) => {
      const context = await browser.newContext({viewport: {width: 412, height: 823}, ignoreHTTPSErrors: true});
      await context.addInitScript(listen);
      await use(async (path) => {
        const page = await context.newPage();
        await page.goto(origin + path, {waitUntil: 'load'});
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        return page;
      });
    }),
  );
}

/** Runs in the page: adds up what shifts by itself, and keeps the slowest answer to a press. */
const listen = `
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
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
}
