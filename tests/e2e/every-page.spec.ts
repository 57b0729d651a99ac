import type {Page} from '@playwright/test';
import {codeHost} from '../../src/lib/codeHost';
import {visitedPaths} from '../support/build';
import {examples} from '../support/examples';
import {kinds} from '../support/faults';
import {accessibilityViolations, expect, scrollThrough, sidewaysScroll, test, visit} from '../support/test';

/** What the page asks of servers, its own too, beside its files and the count of stars. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isCall =
      request.method() !== 'GET' || ['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType());
    if (isCall && !request.url().startsWith(codeHost)) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  return calls;
}

/** Asks a page everything in one visit. Every failure names the page, and the checks of the next pages follow it. */
async function check(page: Page, path: string): Promise<void> {
  // Docs share their frame, their colors and what moves: one of them is checked for all three.
  const isLikeOthers = path.startsWith('/docs/') && path !== examples.doc;
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({reducedMotion: isLikeOthers ? 'reduce' : null});
  expect.soft(await visit(page, path), `status of ${path}`).toBe(200);
  await scrollThrough(page);
  await expect.soft(page.getByRole('heading', {level: 1}), `headlines of ${path}`).toHaveCount(1);
  await expect.soft(page.getByRole('main'), `main parts of ${path}`).toHaveCount(1);
  if (!isLikeOthers) expect.soft(await accessibilityViolations(page), `${path} at 1440 px`).toEqual([]);

  await page.setViewportSize({width: 375, height: 800});
  // Colors hardly depend on the width: on a phone, contrast is measured on one page of each kind.
  const violations = await accessibilityViolations(page, {contrast: oneOfEachKind.includes(path)});
  expect.soft(violations, `${path} at 375 px`).toEqual([]);

  await page.setViewportSize({width: 320, height: 640});
  expect.soft(await sidewaysScroll(page), `sideways scroll of ${path} at 320 px`).toBe(0);
}

const oneOfEachKind: readonly string[] = Object.values(kinds);
const paths = visitedPaths();
/** One page object for several pages: the renderer then keeps the compiled scripts, the site's and axe's. */
const pagesPerTest = 10;

test.describe.configure({timeout: 120_000});

for (let first = 0; first < paths.length; first += pagesPerTest) {
  const some = paths.slice(first, first + pagesPerTest);
  const title = `${some[0]} to ${some.at(-1)} are there, silent, accessible and fit every window §6.2 §7.8`;
  test(title, async ({page, noise, leaving}) => {
    const calls = callsOf(page);
    for (const path of some) {
      await test.step(path, () => check(page, path));
      expect.soft(noise.splice(0), `what ${path} complained of`).toEqual([]);
      expect.soft(leaving.splice(0), `what left the site from ${path}`).toEqual([]);
      expect.soft(calls.splice(0), `calls of ${path}`).toEqual([]);
    }
  });
}
