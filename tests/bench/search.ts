import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Browser} from '@playwright/test';
import {pageFile, readBuiltPage} from '../../src/plugins/built-page/builtPage';
import {searchIndex} from '../../src/plugins/search-index/searchIndex';
import {pathsFromSitemap} from '../support/build';
import {runFeature} from '../support/runFeature';
import {measureSearchQuality, openSearchIndex} from '../support/searchIndex';
import {generatedPage} from './generatedPages';
import {sizeOf} from './growth';
import {withBrowser, withServer} from './site';

/** A row of the table. */
type Row = {
  'index s': number;
  'index kB': number;
  'mean reciprocal rank': number;
  'in first three': string;
  'bytes to first result': number;
  'ms to first result': number;
};

/**
 * Indexes the built site with `generated` additional pages. Measures search quality and the cost of a visitor's first
 * search: transferred bytes and time from opening the search dialog to the first result, as the median of five visits
 * without a cache.
 */
export async function measureSearch(generated: number): Promise<Row> {
  const site = mkdtempSync(join(tmpdir(), 'ovamai-search-'));
  try {
    cpSync(resolve('build'), site, {recursive: true});
    rmSync(join(site, 'pagefind'), {recursive: true});
    const seconds = await buildIndex(site, generated);
    const {meanReciprocalRank, inFirstThree} = await measureSearchQuality(await openSearchIndex(site));
    const {bytes, ms} = await withServer(site, (origin) =>
      withBrowser(origin, (browser) => firstSearch(browser, origin)),
    );
    return {
      'index s': seconds,
      'index kB': Math.round(sizeOf(join(site, 'pagefind')) / 1000),
      'mean reciprocal rank': Number(meanReciprocalRank.toFixed(3)),
      'in first three': `${(100 * inFirstThree).toFixed(1)}%`,
      'bytes to first result': bytes,
      'ms to first result': ms,
    };
  } finally {
    rmSync(site, {recursive: true});
  }
}

async function buildIndex(site: string, generated: number): Promise<number> {
  const real = pathsFromSitemap().map((path) => readBuiltPage(readFileSync(pageFile(site, path), 'utf8'), path));
  const sentences = sentencesOf(site);
  const start = performance.now();
  const more = Array.from({length: generated}, (_, index) => {
    const {path, html} = generatedPage(index + 1, sentences);
    return readBuiltPage(html, path);
  });
  await runFeature(searchIndex, {outDir: site}, [...real, ...more]);
  return Math.round((performance.now() - start) / 100) / 10;
}

/** Reads sentences of the docs and the blog from their Markdown pages. */
function sentencesOf(site: string): string[] {
  return readdirSync(site, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(docs|blog)\/.*\.md$/.test(name))
    .flatMap((name) => readFileSync(join(site, name), 'utf8').split(/(?<=\.)\s+/))
    .filter((sentence) => /^[A-Z][^#|`*<>[\]]{30,250}\.$/.test(sentence));
}

type Cost = {bytes: number; ms: number};

/**
 * Measures a first search on a page that has finished loading. Returns the median of five visits.
 */
async function firstSearch(browser: Browser, origin: string): Promise<Cost> {
  const visits: Cost[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${origin}/about`, {waitUntil: 'networkidle'});
    visits.push(await page.evaluate(searchForPricing));
    await context.close();
  }
  return visits.sort((one, other) => one.ms - other.ms)[2] ?? {bytes: 0, ms: 0};
}

/**
 * Runs in the page. Measures from the keyboard shortcut to the first result: milliseconds, and transferred bytes with
 * headers. Must not contain functions: the compiler would wrap them in a helper that the page does not have.
 */
async function searchForPricing(): Promise<Cost> {
  performance.clearResourceTimings();
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
  while (!document.querySelector('dialog [role="combobox"]')) await new Promise(requestAnimationFrame);
  const input = document.querySelector('dialog [role="combobox"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'pricing');
  input?.dispatchEvent(new Event('input', {bubbles: true}));
  while (!document.querySelector('dialog [role="option"]')) await new Promise(requestAnimationFrame);
  const ms = Math.round(performance.now() - start);
  let bytes = 0;
  for (const entry of performance.getEntriesByType('resource')) {
    bytes += (entry as PerformanceResourceTiming).transferSize;
  }
  return {bytes, ms};
}
