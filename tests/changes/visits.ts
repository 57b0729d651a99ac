import {createHash} from 'node:crypto';
import {type Browser, chromium} from '@playwright/test';
import {siteHandler} from '../../src/server/siteHandler';
import {ensureChromium, ensureHeadlessShell, offlineFlag} from '../support/chromium';
import {listen} from '../support/listen';
import {openStill, stableScreenshot} from '../support/screenshots';
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
 * change.
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
  const page = await openStill(browser, url, {width: widths[0], height: heightPx});
  try {
    const screenshots: Buffer[] = [];
    const violations = new Set<string>();
    for (const width of widths) {
      await page.setViewportSize({width, height: heightPx});
      screenshots.push(await stableScreenshot(page));
      // Colors hardly depend on the width.
      const found = await accessibilityViolations(page, {contrast: width === widths[0]});
      for (const violation of found) violations.add(violation);
    }
    return {screenshots, violations: [...violations]};
  } finally {
    await page.close();
  }
}
