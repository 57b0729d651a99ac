import type {Page} from '@playwright/test';
import {codeHost} from '../../src/lib/codeHost';
import {visitedPaths} from '../support/build';
import {examples} from '../support/examples';
import {pagesByKind} from '../support/faults';
import {accessibilityViolations, expect, scrollThrough, sidewaysScroll, test, visit} from '../support/test';

/** Collects requests other than for files and the star count: calls to APIs, also to the site's own server. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isCall =
      request.method() !== 'GET' || ['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType());
    if (isCall && !request.url().startsWith(codeHost)) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  return calls;
}

/** Runs all checks of a page in one visit. Failures name the page and do not stop the checks of the next pages. */
async function check(page: Page, path: string): Promise<void> {
  // Docs share layout, colors and animations, so these are checked on one doc only.
  const isLikeOthers = path.startsWith('/docs/') && path !== examples.doc;
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({reducedMotion: isLikeOthers ? 'reduce' : null});
  expect.soft(await visit(page, path), `status of ${path}`).toBe(200);
  await scrollThrough(page);
  await expect.soft(page.getByRole('heading', {level: 1}), `headlines of ${path}`).toHaveCount(1);
  await expect.soft(page.getByRole('main'), `main elements of ${path}`).toHaveCount(1);
  if (!isLikeOthers) expect.soft(await accessibilityViolations(page), `${path} at 1440 px`).toEqual([]);

  await page.setViewportSize({width: 375, height: 800});
  // Colors hardly depend on the width, so on a phone contrast is checked on one page of each kind.
  const violations = await accessibilityViolations(page, {contrast: oneOfEachKind.includes(path)});
  expect.soft(violations, `${path} at 375 px`).toEqual([]);

  await page.setViewportSize({width: 320, height: 640});
  expect.soft(await sidewaysScroll(page), `horizontal scroll of ${path} at 320 px`).toBe(0);
}

const oneOfEachKind: readonly string[] = Object.values(pagesByKind);
/** Pages that are not in the sitemap. */
const unlisted = [
  '/blog/tags',
  '/blog/tags/code-review',
  '/blog/authors',
  '/docs/guides-tutorials/write-for-this-site',
];
const paths = [...visitedPaths(), ...unlisted];
/** Several pages share one page object, so that the renderer reuses compiled scripts, also axe's. */
const pagesPerTest = 10;

test.describe.configure({timeout: 240_000});

for (let first = 0; first < paths.length; first += pagesPerTest) {
  const batch = paths.slice(first, first + pagesPerTest);
  const title = `${batch[0]} to ${batch.at(-1)} load without errors, are accessible and fit every window §6.2 §7.8`;
  test(title, async ({page, consoleProblems, externalRequests}) => {
    const calls = collectCalls(page);
    for (const path of batch) {
      await test.step(path, () => check(page, path));
      expect.soft(consoleProblems.splice(0), `console problems of ${path}`).toEqual([]);
      expect.soft(externalRequests.splice(0), `external requests of ${path}`).toEqual([]);
      expect.soft(calls.splice(0), `calls of ${path}`).toEqual([]);
    }
  });
}
