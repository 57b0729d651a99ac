import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {deviceIdentifier} from '../../../src/data/facts';
import {pricing} from '../../../src/data/marketing/pricing';
import {pages} from '../../../src/data/routes/pages';
import {
  changeView,
  expect,
  libraryScripts,
  recording,
  replaying,
  scriptsWith,
  startedFlag,
  test,
} from '../../support/monitored';
import {monitoredEnv} from '../../support/monitoredEnv';
import {hydrated} from '../../support/test';

/** Opens the page and waits until monitoring has started. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await recording(page);
}

/** Leaves the site: the library then sends what it still holds, and it arrives in its own time. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** What the library may weigh, with its recorder, in bytes with Brotli as hosts compress it. */
const libraryBudget = 75_000;

test('nothing of the library is fetched before the page has loaded, and little after', async ({page}) => {
  await visit(page, '/');
  await replaying(page);
  const {loaded, fetched} = await page.evaluate(() => ({
    loaded: performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
    fetched: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({name, startTime}) => ({
      name,
      startTime,
    })),
  }));
  const library = fetched.filter(({name}) => Object.values(libraryScripts).some((script) => script().test(name)));
  const scripts = await Promise.all(library.map(async ({name}) => (await page.request.get(name)).body()));
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  test.info().annotations.push({type: 'bytes after load', description: String(bytes)});
  expect(library).toHaveLength(2);
  for (const {startTime} of library) expect(startTime).toBeGreaterThan(loaded[0] ?? Number.POSITIVE_INFINITY);
  expect(bytes).toBeLessThan(libraryBudget);
  expect(await startedFlag(page)).toBe(true);
});

test('every record carries the configured names and one anonymous identity §1.15 §3.16 §6.1 §7.7 §9.18', async ({
  page,
  site,
  noise,
}) => {
  await visit(page, '/');
  const id = await page.evaluate((key) => localStorage.getItem(key), deviceIdentifier.key);
  await leave(page);
  await expect.poll(() => site.intake.views()[0]?.usr).toBeDefined();
  const [first] = site.intake.views();
  expect(first).toMatchObject({
    application: {id: monitoredEnv.DATADOG_APPLICATION_ID},
    usr: {id, name: 'Anonymous visitor', email: null},
    view: {name: 'Home', url: `${site.origin}/`, loading_type: 'initial_load'},
  });
  // The library writes the first draft of its first view before it has heard of the user.
  const anonymous = site.intake.records.filter(({usr}) => !usr);
  expect(anonymous.length).toBeLessThanOrEqual(1);
  for (const record of site.intake.records) {
    expect(record).toMatchObject({
      service: 'ovamai',
      version: '1.0.0',
      ddtags: expect.stringMatching(/(^|,)env:ovamai(,|$)/),
    });
    const {usr} = record;
    if (usr) expect(usr).toEqual({id, name: 'Anonymous visitor', email: null});
  }
  expect(noise.filter((line) => !/api\.github\.com|ERR_NAME_NOT_RESOLVED/.test(line))).toEqual([]);
});

/** The address changes at once; the page, and with it its view, when it has come. */
async function shown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${pages[path]?.meta.title} `));
}

test('each navigation is one view, by its path’s name §2.16 §2.24', async ({page, site}) => {
  await visit(page, '/');
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  await shown(page, '/pricing');
  await header(page).getByRole('button', {name: 'Resources'}).click();
  await header(page).getByRole('link', {name: 'FAQ'}).click();
  await shown(page, '/faq');
  await footer(page).getByRole('link', {name: 'Trust center'}).click();
  await shown(page, '/trust');
  await page.goBack();
  await shown(page, '/faq');
  await page.goForward();
  await shown(page, '/trust');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await header(page).getByRole('link', {name: 'home'}).click();
  await expect(page).toHaveURL('/');
  await header(page).getByRole('link', {name: 'home'}).click();
  await leave(page);
  await expect
    .poll(() => site.intake.viewNames())
    .toEqual(['Home', 'Pricing', 'FAQ', 'Trust Center', 'FAQ', 'Trust Center', 'Home', 'Home']);
  expect(site.intake.views().map(({view}) => new URL(view.url).pathname)).toEqual([
    '/',
    '/pricing',
    '/faq',
    '/trust',
    '/faq',
    '/trust',
    '/',
    '/',
  ]);
});

test('a page restored from the back/forward cache is a view of its own', {tag: '@back-forward-cache'}, async ({
  page,
  site,
}) => {
  await visit(page, '/pricing');
  await page.evaluate(() => Object.assign(window, {alive: true}));
  await page.goto('/sitemap.xml');
  await page.goBack({waitUntil: 'commit'});
  expect(await page.evaluate(() => 'alive' in window), 'the page was restored').toBe(true);
  await leave(page);
  await expect.poll(() => site.intake.viewNames()).toEqual(['Pricing', 'Pricing']);
});

test('two tabs are one session, and the one that opens the other keeps its view §9.17', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/contact');
  const opened = context.waitForEvent('page');
  await header(page)
    .getByRole('link', {name: 'Pricing'})
    .click({modifiers: ['ControlOrMeta']});
  const second = await opened;
  await hydrated(second);
  await recording(second);
  await header(page).getByRole('link', {name: 'Blog'}).click();
  await shown(page, '/blog');
  await leave(second);
  await leave(page);
  await expect.poll(() => site.intake.viewNames().sort()).toEqual(['Blog', 'Contact', 'Pricing']);
  const views = site.intake.views();
  expect(new Set(views.map(({session}) => session.id)).size).toBe(1);
  // The second tab's view is a first one too, not one that the link began in the first tab.
  const kinds = Object.fromEntries(views.map(({view}) => [view.name, view.loading_type]));
  expect(kinds).toEqual({Contact: 'initial_load', Pricing: 'initial_load', Blog: 'route_change'});
});

test('replays arrive with their metadata, packed within the security policy, and what is typed is masked §1.15 §4.25 §7.7 §9.17 §9.19', async ({
  page,
  site,
  noise,
}) => {
  const typed = 'ada.lovelace@private.example';
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
  });
  await visit(page, '/');
  await replaying(page);
  await footer(page).getByRole('textbox').fill(typed);
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  // Its records were packed by the worker: only what is sent when the page is left is not.
  await expect.poll(() => site.intake.segments.length).toBeGreaterThan(0);
  expect(policies).toEqual([expect.stringContaining("worker-src 'self' blob:")]);
  expect(noise.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
  await changeView(page);
  const reasons = () => site.intake.segments.map(({event}) => event.creation_reason);
  await expect.poll(reasons).toContain('view_change');

  const segments = [...site.intake.segments].sort((a, b) => a.event.start - b.event.start);
  const [first] = segments;
  expect(first?.event).toMatchObject({
    creation_reason: 'init',
    has_full_snapshot: true,
    application: {id: monitoredEnv.DATADOG_APPLICATION_ID},
    session: {id: site.intake.views()[0]?.session.id},
    view: {id: site.intake.views()[0]?.view.id},
  });
  for (const {event, fileName, text} of segments) {
    expect(fileName).toBe(`${event.session.id}-${event.start}`);
    expect(event.end).toBeGreaterThanOrEqual(event.start);
    expect(event.end - event.start).toBeLessThanOrEqual(30_000);
    expect(event.raw_segment_size).toBe(Buffer.byteLength(text));
    expect(JSON.parse(text).records).toHaveLength(event.records_count);
  }
  expect(site.intake.texts.join('\n')).not.toContain(typed);
  expect(segments.map(({text}) => text).join('')).toContain('***');
});

test('a page that breaks is reported', async ({page, site}) => {
  // By what is in it: other scripts of the site, such as the recorder, may come between the click and the page's.
  site.broken = scriptsWith(pricing.meta.heading);
  await visit(page, '/contact');
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await leave(page);
  const reported = () =>
    site.intake.records.find(({error}) => error?.message === 'Broken on purpose' && error.source === 'custom');
  await expect.poll(reported).toMatchObject({
    error: {handling: 'handled'},
    context: {component: 'ErrorBoundary', page: '/pricing'},
  });
});

test('words that were searched for stay out of records and replays', async ({page, site}) => {
  await visit(page, '/search?q=secretword');
  await expect(page.getByRole('main').getByRole('status')).toContainText('“secretword”');
  await header(page).getByRole('button', {name: 'Search'}).click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('secretword');
  await expect(palette.getByRole('status')).toContainText('“secretword”');
  await palette.getByRole('link', {name: 'Open the search page'}).click();
  await expect(palette).toHaveCount(0);
  await header(page).getByRole('button', {name: 'Search'}).click();
  await palette.getByRole('button', {name: 'secretword'}).click();
  await expect(palette.getByRole('status')).toContainText('“secretword”');
  // The page after it names it as the one that led there.
  await page.goto('/pricing', {referer: page.url()});
  await recording(page);
  // What is recorded of a view is sent when the next one begins, after all that came before it.
  await header(page).getByRole('link', {name: 'Blog'}).click();
  await shown(page, '/blog');
  await leave(page);
  const views = () => site.intake.views().map(({view: {id, url, referrer}}) => ({id, url, referrer}));
  const after = () => views().find(({url}) => url === `${site.origin}/pricing`);
  const recorded = () => site.intake.segments.map(({event}) => event.view.id);
  await expect.poll(() => recorded().includes(after()?.id ?? '')).toBe(true);
  expect(after()?.referrer).toBe(`${site.origin}/search?q=`);
  expect(views()[0]).toMatchObject({url: `${site.origin}/search?q=`, referrer: ''});
  expect(site.intake.texts.join('\n')).not.toContain('secretword');
});
