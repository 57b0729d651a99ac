import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {pricing} from '../../../src/data/marketing/pricing';
import {deviceIdentifier} from '../../../src/data/monitoring';
import {pages} from '../../../src/site/pages';
import {
  changeView,
  expect,
  libraryScripts,
  scriptsContaining,
  startedFlag,
  test,
  waitForRecording,
  waitForReplay,
} from '../../support/monitored';
import {monitoredEnv} from '../../support/monitoredEnv';
import {waitForHydration} from '../../support/test';

/** Opens the page and waits until monitoring has started. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForRecording(page);
}

/** Leaves the site: the library then sends its queue, which arrives later. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Maximum size of the library with its recorder, in brotli-compressed bytes. */
const libraryBudget = 75_000;

test('the library loads after the page has loaded, and within its budget', async ({page}) => {
  await visit(page, '/');
  await waitForReplay(page);
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

test('every record carries the configured names and one anonymous identity, stored for a year §1.15 §3.14 §3.16 §6.1 §7.7 §9.18 §9.21', async ({
  page,
  site,
  consoleProblems,
}) => {
  await visit(page, '/');
  const id = await page.evaluate((key) => localStorage.getItem(key), deviceIdentifier.key);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const cookie = async () => (await page.context().cookies()).find(({name}) => name === deviceIdentifier.key);
  // Playwright reports a new cookie with a delay.
  await expect.poll(cookie).toMatchObject({value: id, path: '/', sameSite: 'Lax'});
  const lifetime = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 31_536_000)).toBeLessThan(60);
  await leave(page);
  await expect.poll(() => site.intake.views()[0]?.usr).toBeDefined();
  const [first] = site.intake.views();
  expect(first).toMatchObject({
    application: {id: monitoredEnv.DATADOG_APPLICATION_ID},
    usr: {id, name: 'Anonymous visitor', email: null},
    view: {name: 'Home', url: `${site.origin}/`, loading_type: 'initial_load'},
  });
  // The library writes the first update of its first view before the user is set.
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
  expect(consoleProblems.filter((line) => !/api\.github\.com|ERR_NAME_NOT_RESOLVED/.test(line))).toEqual([]);
});

/** Waits for the page, not only for its URL, which changes first: the view begins with the page. */
async function waitForPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`^${pages[path]?.meta.title} `));
}

test('each navigation is one view with the name of its path §2.16 §2.24', async ({page, site}) => {
  await visit(page, '/');
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  await waitForPage(page, '/pricing');
  await header(page).getByRole('button', {name: 'Resources'}).click();
  await header(page).getByRole('link', {name: 'FAQ'}).click();
  await waitForPage(page, '/faq');
  await footer(page).getByRole('link', {name: 'Trust center'}).click();
  await waitForPage(page, '/trust');
  await page.goBack();
  await waitForPage(page, '/faq');
  await page.goForward();
  await waitForPage(page, '/trust');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await header(page).getByRole('link', {name: 'home'}).click();
  await expect(page).toHaveURL('/');
  await header(page).getByRole('link', {name: 'home'}).click();
  await leave(page);
  const views = () => site.intake.views().map(({view}) => `${view.name} ${new URL(view.url).pathname}`);
  const [home, faq, trust] = ['Home /', 'FAQ /faq', 'Trust Center /trust'];
  await expect.poll(views).toEqual([home, 'Pricing /pricing', faq, trust, faq, trust, home, home]);
});

test('a page restored from the back/forward cache is a new view', {tag: '@back-forward-cache'}, async ({
  page,
  site,
}) => {
  await visit(page, '/pricing');
  await page.evaluate(() => Object.assign(window, {wasRestored: true}));
  await page.goto('/sitemap.xml');
  await page.goBack({waitUntil: 'commit'});
  expect(await page.evaluate(() => 'wasRestored' in window), 'the page was restored').toBe(true);
  await leave(page);
  await expect.poll(() => site.intake.viewNames()).toEqual(['Pricing', 'Pricing']);
});

test('two tabs share one session, and opening a tab does not change the view of the first §9.17', async ({
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
  await waitForHydration(second);
  await waitForRecording(second);
  await header(page).getByRole('link', {name: 'Blog'}).click();
  await waitForPage(page, '/blog');
  await leave(second);
  await leave(page);
  await expect.poll(() => site.intake.viewNames().sort()).toEqual(['Blog', 'Contact', 'Pricing']);
  const views = site.intake.views();
  expect(new Set(views.map(({session}) => session.id)).size).toBe(1);
  // The second tab's view is an initial load, not a route change of the first tab.
  const loadingTypes = Object.fromEntries(views.map(({view}) => [view.name, view.loading_type]));
  expect(loadingTypes).toEqual({Contact: 'initial_load', Pricing: 'initial_load', Blog: 'route_change'});
});

test('replays arrive with metadata, compressed under the security policy, with typed text masked §1.15 §4.25 §7.7 §9.17 §9.19', async ({
  page,
  site,
  consoleProblems,
}) => {
  const typed = 'ada.lovelace@private.example';
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
  });
  await visit(page, '/');
  await waitForReplay(page);
  await footer(page).getByRole('textbox').fill(typed);
  await header(page).getByRole('link', {name: 'Pricing'}).click();
  // The worker compressed these records. Only data sent on unload is not compressed by it.
  await expect.poll(() => site.intake.segments.length).toBeGreaterThan(0);
  expect(policies).toEqual([expect.stringContaining("worker-src 'self' blob:")]);
  expect(consoleProblems.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
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

test('a page that throws on render is reported', async ({page, site}) => {
  // Found by its content: other scripts, such as the recorder, may load between the click and the page's script.
  site.broken = scriptsContaining(pricing.meta.heading);
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

test('search queries do not appear in records and replays', async ({page, site}) => {
  await visit(page, '/search?q=secretword');
  await expect(page.getByRole('main').getByRole('status')).toContainText('“secretword”');
  await header(page).getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('secretword');
  await expect(dialog.getByRole('status')).toContainText('“secretword”');
  await dialog.getByRole('link', {name: 'Open the search page'}).click();
  await expect(dialog).toHaveCount(0);
  await header(page).getByRole('button', {name: 'Search'}).click();
  await dialog.getByRole('button', {name: 'secretword'}).click();
  await expect(dialog.getByRole('status')).toContainText('“secretword”');
  // The next page reports the search page as its referrer.
  await page.goto('/pricing', {referer: page.url()});
  await waitForRecording(page);
  // A view's records are sent when the next view begins, after all earlier ones.
  await header(page).getByRole('link', {name: 'Blog'}).click();
  await waitForPage(page, '/blog');
  await leave(page);
  const views = () => site.intake.views().map(({view: {id, url, referrer}}) => ({id, url, referrer}));
  const nextView = () => views().find(({url}) => url === `${site.origin}/pricing`);
  const recorded = () => site.intake.segments.map(({event}) => event.view.id);
  await expect.poll(() => recorded().includes(nextView()?.id ?? '')).toBe(true);
  expect(nextView()?.referrer).toBe(`${site.origin}/search?q=`);
  expect(views()[0]).toMatchObject({url: `${site.origin}/search?q=`, referrer: ''});
  expect(site.intake.texts.join('\n')).not.toContain('secretword');
});
