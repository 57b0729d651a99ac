import type {Page} from '@playwright/test';
import {codeHost} from '../../src/lib/codeHost';
import {visitedPaths} from '../support/build';
import {examples} from '../support/examples';
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

for (const path of visitedPaths()) {
  test(`${path} is there, silent, accessible and fits every window §6.2 §7.8`, async ({page, noise, leaving}) => {
    const calls = callsOf(page);
    expect(await visit(page, path)).toBe(200);
    await scrollThrough(page);
    await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect.soft(page.getByRole('main')).toHaveCount(1);
    // Docs share their frame and their colors: one of them is checked for both.
    const isLikeOthers = path.startsWith('/docs/') && path !== examples.doc;
    if (!isLikeOthers) expect.soft(await accessibilityViolations(page), 'at 1440 px').toEqual([]);

    await page.setViewportSize({width: 375, height: 800});
    const violations = await accessibilityViolations(page, {contrast: !isLikeOthers});
    expect.soft(violations, 'at 375 px').toEqual([]);

    await page.setViewportSize({width: 320, height: 640});
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 320 px').toBe(0);

    expect.soft(noise).toEqual([]);
    expect.soft(leaving).toEqual([]);
    expect.soft(calls).toEqual([]);
  });
}
