import {readFileSync} from 'node:fs';
import {test as base, expect, type Locator, type Page, type Route} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {searchTexts} from '../../src/data/search/texts';
import {codeHost} from '../../src/lib/codeHost';
import {storageKeys} from '../../src/lib/storageKeys';
import {videoHost} from '../../src/lib/video';
import {unhydrated} from '../../src/runtime/protocol';
import {collectConsoleProblems} from './consoleProblems';

export {expect};

type Fixtures = {
  /**
   * The star count already stored for the session, so that pages do not request it from the code host; `null` in tests
   * that answer the request.
   */
  knownStars: number | null;
  /** URLs of requests to other hosts, except for stars and videos. All fail, because other host names do not resolve. */
  externalRequests: string[];
  /** Console errors and warnings, and uncaught errors. */
  consoleProblems: string[];
};

/** The code host's API for the star badge, for `page.route`. */
export const starCounts = `${codeHost}/repos/**`;

/** The URLs of video iframes, for `page.route`. */
export const videoFrames = `${videoHost}/**`;

/** Answers the requests of all video iframes. */
export function answerVideos(page: Page): Promise<unknown> {
  const body = '<!doctype html><html lang="en"><title>A video</title><p>A video</p></html>';
  return page.route(videoFrames, (route) => route.fulfill({contentType: 'text/html', body}));
}

/**
 * Playwright's test without internet access, which records console output and external requests. It does not intercept
 * requests: interception disables the browser's cache and costs a sixth of each visit.
 */
export const test = base.extend<Fixtures>({
  knownStars: [29_100, {option: true}],
  externalRequests: [
    async ({context, baseURL, knownStars}, use) => {
      const externalRequests: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      context.on('request', (request) => {
        const url = request.url();
        const isOwn = new URL(url).origin === own || !url.startsWith('http');
        if (!isOwn && !url.startsWith(codeHost) && !url.startsWith(videoHost)) externalRequests.push(url);
      });
      if (knownStars !== null) await context.addInitScript(storeStars, [storageKeys.stars, knownStars] as const);
      await use(externalRequests);
    },
    {auto: true},
  ],
  consoleProblems: [async ({page}, use) => use(collectConsoleProblems(page)), {auto: true}],
});

function storeStars([key, stars]: readonly [string, number]): void {
  try {
    sessionStorage.setItem(key, String(stars));
  } catch {
    // Storage is unavailable in cross-origin frames and in tests that block it.
  }
}

/** Opens a page and waits until it is hydrated. Returns the HTTP status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response?.status();
}

/** Resolves once the open page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Resolves once the island that contains `element` is hydrated, which happens when it is about to be visible. */
export async function waitForIsland(element: Locator): Promise<void> {
  const isPending = () => element.evaluate((node, selector) => node.closest(selector) !== null, unhydrated);
  await expect.poll(isPending).toBe(false);
}

/** Scrolls to an element of an island, such as a section, and resolves once the island is hydrated. */
export async function scrollToIsland(element: Locator): Promise<void> {
  // Not `scrollIntoViewIfNeeded`, which throws if hydration replaces the element meanwhile.
  await element.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
  await waitForIsland(element);
  await element.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
}

/** Resolves once the page's idle callbacks have run. */
export function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(done)))),
  );
}

/** Scrolls through the whole page and back, so that everything that starts when visible has started. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers are notified after a frame. In about 1 of 150 loads of the home page on a busy machine, Chromium's
    // headless shell stops drawing frames until the next page load, while scripts continue.
    const nextFrame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({top: y, behavior: 'instant'});
      await nextFrame();
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    await nextFrame();
  });
}

const axeOptions: RunOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  // Experimental, so that its tags alone do not enable it (WCAG 2.2, 2.5.3).
  rules: {'label-content-name-mismatch': {enabled: true}},
  iframes: false,
  // Listing passed rules would double the time.
  resultTypes: ['violations'],
};

let axeSource: string | undefined;

/**
 * Returns axe's violations of WCAG 2.2 A and AA and of best practices, one line per element. Reduces motion and finishes
 * running transitions first, because half-faded text fails the contrast check. Most of the time is for contrast.
 */
export async function accessibilityViolations(page: Page, {contrast = true} = {}): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(async () => {
    // Observers of a resize are notified after a frame. In about 1 of 100 runs, the headless browser draws none after it.
    await new Promise<unknown>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish();
      // A finished transition may start another one in a later task.
      await new Promise((done) => setTimeout(done));
    }
  });
  axeSource ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (runOptions) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      return (await axe.run(document, runOptions)).violations;
    },
    {...axeOptions, rules: {...axeOptions.rules, 'color-contrast': {enabled: contrast}}},
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Returns the sum of layout shifts since the page load (https://web.dev/articles/cls): up to 0.1 is good, 0 is none.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({type: 'layout-shift', buffered: true});
    return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

/** Doubles the browser's default font size, for the next page that is opened (WCAG 2.2, 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
}

/**
 * Delays requests until the returned function is called: they are then answered, by default by the server. `isLater` is
 * true for requests after that call.
 */
export async function delayRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: (route: Route, isLater: boolean) => Promise<unknown> = (route) => route.continue(),
): Promise<() => void> {
  let isReleased = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = () => {
      isReleased = true;
      resolve();
    };
  });
  await page.route(url, (route) => {
    const isLater = isReleased;
    return released.then(() => answer(route, isLater));
  });
  return release;
}

/** Delays all script responses until the returned function is called. */
export const delayScripts = (page: Page, answer?: Parameters<typeof delayRequests>[2]) =>
  delayRequests(page, '**/assets/js/**', answer);

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openWithDelayedScripts(page: Page, path: string): Promise<() => void> {
  const release = await delayScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  return release;
}

/** Follows the first link to `path` without scrolling to it. */
export function follow(page: Page, path: string): Promise<void> {
  return page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** Returns the URLs of page loads from now on. The array grows. */
export function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Returns the URLs that the page requests the browser to open from now on, such as `mailto:` links. The array grows. */
export async function recordOpenedUrls(page: Page): Promise<string[]> {
  const openedUrls: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({url}) => openedUrls.push(url));
  return openedUrls;
}

/** Returns a function that checks whether the document is still the one that is open now. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Permits the use of the clipboard. Returns a function that reads its text. */
export async function allowClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}

/** The header's search button, and the input of the dialog that it opens. */
export const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Search', exact: true});
export const searchInput = (page: Page) => page.getByRole('dialog').getByRole('combobox', {name: searchTexts.label});

/** Returns how far the page can be scrolled horizontally, in CSS pixels. Expected: 0. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
