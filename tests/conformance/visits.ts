import {type Browser, expect, type Page} from '@playwright/test';
import {storageKeys} from '../../src/lib/storageKeys';
import {collectConsoleProblems} from '../support/consoleProblems';
import {extract, firstDifference, linksTo, type Parts} from './extract';
import {emptyFile} from './project';
import type {Row} from './rows';

/** The ways to a page that are tested, in this order. */
export const arrivals = ['full load', 'navigation', 'back'] as const;
export type Arrival = (typeof arrivals)[number];

/** What plain Docusaurus shows of a page. */
export type Reference = {
  /** The parts of the HTML file. */
  html: Parts;
  /** The parts once the page is hydrated. */
  hydrated: Parts;
  /** Its own errors, by the way to the page: they are no faults of this site. */
  errors: Partial<Record<Arrival, string[]>>;
};

/** How long a page may take to show the expected content. */
const timeoutMs = 10_000;
/** How long a page that shows something else may stay unchanged until that counts as its content. */
const quietMs = 4000;
const soon = expect.configure({timeout: timeoutMs});

/** A page of a browser, and its console errors and warnings. */
export type Tab = {page: Page; errors: string[]};

/**
 * Visits each item in one of several tabs, which have a recorded clipboard and a stored star count. A tab is used again,
 * because the browser then compiles the scripts of the site only once.
 */
export async function visitInTabs<Item>(
  browser: Browser,
  items: readonly Item[],
  tabCount: number,
  visit: (tab: Tab, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    const tab = await newTab(browser);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await visit(tab, item);
    await tab.page.context().close();
  };
  await Promise.all(Array.from({length: Math.min(tabCount, items.length)}, work));
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({viewport: {width: 1440, height: 3000}});
  await context.addInitScript(`
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { document.documentElement.dataset.copied = text; }}});
    try { sessionStorage.setItem('${storageKeys.stars}', '29100'); } catch {}
  `);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  return {page, errors: collectConsoleProblems(page)};
}

export type Target = {
  origin: string;
  base: string;
  path: string;
  row: Row;
  /** Parts that are not compared, because pages that they list were left out. */
  ignored?: readonly string[];
};

const urlOf = ({origin, base, path}: Target) => origin + base.replace(/\/$/, '') + path;
const homeOf = (target: Target) => target.base + (target.path.startsWith('/de/') ? 'de/' : '');
const ignoredOf =
  ({row, ignored = []}: Target) =>
  (part: string) =>
    ignored.includes(part) || (row.parts && !row.parts.includes(part));
const partsOf = ({row}: Target, html: string): Parts =>
  row.linksTo ? {posts: linksTo(html, row.linksTo)} : extract(html);

/** Records what plain Docusaurus shows. Throws if a page does not do there what its row says. */
export async function record(tab: Tab, target: Target): Promise<Reference> {
  const reference: Reference = {html: {}, hydrated: {}, errors: {}};
  if (!target.row.withoutHtml) reference.html = partsOf(target, await fetchText(urlOf(target)));
  await onEachArrival(tab, target, async (page, arrival, problems) => {
    if (arrival === 'full load') await page.waitForLoadState('networkidle');
    await settled(page);
    if (arrival === 'full load' || target.row.withoutHtml) reference.hydrated = partsOf(target, await page.content());
    await target.row.works?.(page);
    reference.errors[arrival] = [...problems];
  });
  return reference;
}

/** Returns the problems of a page, each in one line. */
export async function compare(tab: Tab, target: Target, reference: Reference): Promise<string[]> {
  const problems: string[] = [];
  try {
    if (!target.row.withoutHtml) {
      const html = partsOf(target, await fetchText(urlOf(target)));
      const difference = firstDifference(reference.html, html, ignoredOf(target));
      if (difference) problems.push(`HTML: ${difference}`);
    }
    await onEachArrival(tab, target, async (page, arrival, errors) => {
      const problem = await problemOf(page, target, reference, arrival, errors);
      if (problem) problems.push(`${arrival}: ${problem}`);
    });
  } catch (error) {
    problems.push(oneLine(error));
  }
  return merge(problems);
}

/** Joins problems that are the same after each way to the page. */
function merge(problems: readonly string[]): string[] {
  const ways = new Map<string, string[]>();
  for (const problem of problems) {
    const [, way = '', text = ''] = /^(HTML|full load|navigation|back): (.*)$/s.exec(problem) ?? [
      undefined,
      '',
      problem,
    ];
    ways.set(text, [...(ways.get(text) ?? []), way]);
  }
  return [...ways].map(([text, names]) => `${names.filter(Boolean).join(', ')}: ${text}`);
}

/** Compares one page after a full load. Returns its problem. */
export async function compareFullLoad(tab: Tab, target: Target, reference: Reference): Promise<string | undefined> {
  try {
    await open(tab, target, urlOf(target));
    return await problemOf(tab.page, target, reference, 'full load', tab.errors);
  } catch (error) {
    return oneLine(error);
  }
}

/** Opens a page as in a new tab: without what earlier pages have stored, and without their errors. */
async function open({page, errors}: Tab, {origin, base}: Target, url: string): Promise<void> {
  await page.goto(`${origin}${base}${emptyFile}`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  errors.length = 0;
  await page.goto(url);
}

async function problemOf(
  page: Page,
  target: Target,
  reference: Reference,
  arrival: Arrival,
  errors: string[],
): Promise<string | undefined> {
  const found = await lastingDifference(page, target, reference);
  if (found) return found;
  try {
    await target.row.works?.(page);
  } catch (error) {
    return oneLine(error);
  }
  const known = reference.errors[arrival]?.map(nameOf) ?? [];
  return errors.map(oneLine).find((error) => !error.startsWith('warning') && !known.includes(nameOf(error)));
}

/** What identifies an error: this site reports those of React in its own words. */
const nameOf = (error: string) => /React error #\d+/.exec(error)?.[0] ?? oneLine(error);

/** Returns a difference that is still there once the page has not changed for a while. */
async function lastingDifference(page: Page, target: Target, reference: Reference): Promise<string | undefined> {
  const end = Date.now() + timeoutMs;
  for (let last = '', unchangedSince = Date.now(); ; ) {
    const html = await page.content();
    const difference = firstDifference(reference.hydrated, partsOf(target, html), ignoredOf(target));
    if (!difference) return undefined;
    if (html !== last) unchangedSince = Date.now();
    last = html;
    if (Date.now() > end || Date.now() - unchangedSince > quietMs) return difference;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

type Check = (page: Page, arrival: Arrival, errors: string[]) => Promise<void>;

/** Goes to a page by a full load, by a link, and back to it, and runs the check each time. */
async function onEachArrival(tab: Tab, target: Target, check: Check): Promise<void> {
  const {page, errors} = tab;
  const url = urlOf(target);
  const home = homeOf(target);
  const checkNow = async (arrival: Arrival) => {
    await check(page, arrival, errors);
    errors.length = 0;
  };
  if (target.row.withoutHtml) {
    await open(tab, target, target.origin + home);
  } else {
    await open(tab, target, url);
    await hydrated(page);
    await checkNow('full load');
    const homeLink = page.locator(`header a[href="${home}"], nav a[href="${home}"]`).first();
    if ((await homeLink.count()) > 0) await homeLink.click();
    else await page.goto(target.origin + home);
  }
  await hydrated(page);
  const path = decodeURI(new URL(url).pathname);
  await page
    .locator('main')
    .getByRole('link', {name: target.path.replace(/^\/de/, ''), exact: true})
    .click();
  await soon(page).toHaveURL((current) => decodeURI(current.pathname) === path);
  await checkNow('navigation');
  await page.goBack();
  await soon(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
  if (target.row.withoutHtml) await page.goForward();
  else await page.goBack();
  await soon(page).toHaveURL((current) => decodeURI(current.pathname) === path);
  await checkNow('back');
}

async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Resolves once a page has not changed for a while: for plain Docusaurus only, whose results are cached. */
async function settled(page: Page): Promise<void> {
  let last = '';
  for (let equal = 0; equal < 3; ) {
    const html = await page.content();
    equal = html === last ? equal + 1 : 0;
    last = html;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url).pathname} has status ${response.status}`);
  return response.text();
}

/** The first lines of an error as one line, without colors and addresses of this run. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = '', ...rest] = message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes colors
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const locator = rest.find((line) => line.startsWith('Locator:') || line.includes('waiting for'));
  return [first, locator]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .slice(0, 300);
}
