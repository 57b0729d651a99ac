import {readFileSync} from 'node:fs';
import {test as base, expect, type Locator, type Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import {codeHost} from '../../src/lib/codeHost';
import {unhydrated} from '../../src/lib/hydration';
import {storageKeys} from '../../src/lib/storageKeys';
import {videoHost} from '../../src/lib/video';
import {noiseOf} from './noise';

export {expect};

type Fixtures = {
  /**
   * The count of stars that the visit already knows, so that pages do not ask the code host for it; `null` where a test
   * answers that request itself.
   */
  knownStars: number | null;
  /** Requests that left the site, other than for stars and videos: none is answered, as no other name resolves. */
  leaving: string[];
  /** What the page complained of. */
  noise: string[];
};

/** The code host's API, for the star badge: a test routes it to answer it. */
export const starCounts = `${codeHost}/repos/**`;

/** The frames of all videos: a test routes them to answer them. */
export const videoFrames = `${videoHost}/**`;

/** Answers the frame of every video. */
export function answerVideos(page: Page): Promise<unknown> {
  const body = '<!doctype html><html lang="en"><title>A film</title><p>A film</p></html>';
  return page.route(videoFrames, (route) => route.fulfill({contentType: 'text/html', body}));
}

/**
 * Playwright's test, shut off from the internet and listening to the console. It intercepts nothing: interception
 * switches the browser's cache off and costs a sixth of each visit.
 */
export const test = base.extend<Fixtures>({
  knownStars: [29_100, {option: true}],
  leaving: [
    async ({context, baseURL, knownStars}, use) => {
      const leaving: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      context.on('request', (request) => {
        const url = request.url();
        const isOwn = new URL(url).origin === own || !url.startsWith('http');
        if (!isOwn && !url.startsWith(codeHost) && !url.startsWith(videoHost)) leaving.push(url);
      });
      if (knownStars !== null) await context.addInitScript(rememberStars, [storageKeys.stars, knownStars] as const);
      await use(leaving);
    },
    {auto: true},
  ],
  noise: [async ({page}, use) => use(noiseOf(page)), {auto: true}],
});

function rememberStars([key, stars]: readonly [string, number]): void {
  try {
    sessionStorage.setItem(key, String(stars));
  } catch {
    // Frames of other origins and tests that refuse storage.
  }
}

/** Opens the page and waits until it has come alive. The answer is the HTTP status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path);
  await hydrated(page);
  return response?.status();
}

/** Resolves once the page that is open has come alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Resolves once React has taken over the HTML of a part: that of an island when it is about to be seen. */
export async function alive(part: Locator): Promise<void> {
  const pending = () => part.evaluate((element, selector) => element.closest(selector) !== null, unhydrated);
  await expect.poll(pending).toBe(false);
}

/** Resolves once the browser has done what the page leaves for when it has nothing else to do. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(done)))),
  );
}

/** Brings every part of the page on screen once, so that what starts when it is seen has started. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers are notified after a frame.
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({top: y, behavior: 'instant'});
      await drawn();
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    await drawn();
  });
}

const axeOptions: RunOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  // Experimental, so that its tags alone do not enable it (WCAG 2.2, 2.5.3).
  rules: {'label-content-name-mismatch': {enabled: true}},
  iframes: false,
  // Listing what passes takes as long as finding what does not.
  resultTypes: ['violations'],
};

let axeSource: string | undefined;

/**
 * What axe finds against WCAG 2.2 A and AA and against good practice, a line an element. Motion is stopped
 * first, and what is under way is brought to its end: half-faded text has no contrast worth measuring, which takes most
 * of axe's time.
 */
export async function accessibilityViolations(page: Page, {contrast = true} = {}): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Without waiting for a frame: once in some hundred times the browser without windows draws none after a new size.
  await page.evaluate(async () => {
    const underWay = () => document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    for (let motions = underWay(); motions.length > 0; motions = underWay()) {
      for (const motion of motions) motion.finish();
      // What follows a finished transition, such as the next one, comes in a later task.
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
 * How much of the window what is there has moved by itself since the page came, as the browsers' own measure of it
 * (https://web.dev/articles/cls): 0.1 counts as good, 0 is that nothing did.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({type: 'layout-shift', buffered: true});
    return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

/** Makes text twice as large, as the browser's own settings do, on the page that is opened next (WCAG 2.2, 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
}

/** Scripts that are not answered before `release`. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How far the page can be scrolled sideways, in CSS pixels: 0 is right. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
