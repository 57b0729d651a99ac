import type {Page, Route} from '@playwright/test';
import {leadPath} from '../../src/lib/lead';
import {
  blockStorage,
  endlessAnimations,
  fillForm,
  firstField,
  followHeaderLink,
  lowContrastTexts,
  pagesByKind,
  pagesByMechanism,
  readabilityProblems,
  stickyShare,
  uninterceptedTest,
} from '../support/faults';
import {randomFrom} from '../support/random';
import {
  expect,
  scrollThrough,
  scrollToIsland,
  sidewaysScroll,
  starCounts,
  test,
  videoFrames,
  visit,
  waitForHydration,
} from '../support/test';

/*
 * Faults of network and environment, each on the pages that they affect. Tested elsewhere, and not repeated here:
 *
 * | Fault                                     | Where                                                         |
 * | ----------------------------------------- | ------------------------------------------------------------- |
 * | scripts off                               | without-scripts (every page), mail-forms, search, page-menu   |
 * | an island that throws or fails to load    | failure                                                       |
 * | API: errors, timeouts, any response       | demo-form                                                     |
 * | code host: errors, timeouts, any response | stars                                                         |
 * | videos: errors, timeouts                  | video                                                         |
 * | search index: errors, timeouts, invalid   | search                                                        |
 * | the browser translates the page           | translated                                                    |
 * | monitoring: library, recorder, intake     | monitored/failure, monitored/demoRequest                      |
 * | monitoring: two tabs, back/forward cache  | monitored/monitoring                                          |
 * | 320 px: no horizontal scroll              | every-page                                                    |
 */

test.describe.configure({timeout: 90_000});

const email = 'ada@example.com';
const yearMs = 365 * 24 * 3600 * 1000;
const scripts = /\/assets\/js\//;
/** The scripts that load all others. */
const firstScripts = /\/(runtime~main|main)\.\w+\.js$/;
const never = () => new Promise<void>(() => {});

type Fault = {
  /** Affected pages by kind; default: `pagesByMechanism`. */
  pages?: Record<string, string>;
  /** Causes the fault before any page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens a page; default: until it is hydrated. */
  open?: (page: Page, path: string) => Promise<unknown>;
  /** Scripts may fail for good: the page then stays readable HTML, and only the browser restores typed text. */
  mayStayUnhydrated?: boolean;
  /** Causes the fault on an open page after text was typed. */
  after?: (page: Page, path: string) => Promise<unknown>;
};

/**
 * Tests a fault on each affected page: the page is readable, typed text is retained, and the header link works. The
 * header is the same on all pages, so only the pages of `pagesByMechanism` test its link.
 */
async function expectSurvives(
  page: Page,
  consoleProblems: string[],
  {pages = pagesByMechanism, before, open = visit, mayStayUnhydrated = false, after}: Fault,
): Promise<void> {
  await before?.(page);
  for (const [kind, path] of Object.entries(pages)) {
    await test.step(kind, async () => {
      await open(page, path);
      await fillForm(page, email);
      await after?.(page, path);
      // The form saves drafts once it is hydrated.
      if (!mayStayUnhydrated) await scrollToIsland(firstField(page));
      await expect.poll(() => readabilityProblems(page), {message: path}).toEqual([]);
      await expect(firstField(page)).toHaveValue(email);
      if (kind in pagesByMechanism) {
        await followHeaderLink(page, path);
        if (!mayStayUnhydrated && (await returnsToDraft(page, path))) await expect(firstField(page)).toHaveValue(email);
      }
      expect(
        consoleProblems.filter((line) => line.startsWith('uncaught')),
        path,
      ).toEqual([]);
    });
  }
}

/** Goes back to a page whose form has drafts. Returns false for other pages, without going back. */
async function returnsToDraft(page: Page, path: string): Promise<boolean> {
  if (path !== pagesByKind['landing page'] && path !== pagesByKind['mail form']) return false;
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL(path);
  return true;
}

const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  never,
  (route) => route.fulfill({status: 502, contentType: 'text/html', body: '<p>{"id":'}),
];

const network: Record<string, Fault> = {
  'blocked stylesheets': {
    pages: pagesByKind,
    before: (page) => page.route('**/*.css', (route) => route.abort()),
  },
  'fonts that never load, and an API, code host and video host that fail, time out and respond with invalid content': {
    before: (page) => {
      let turn = 0;
      const fail = (route: Route) => failures[turn++ % failures.length]?.(route) ?? never();
      const failing = [`**${leadPath}`, starCounts, videoFrames].map((at) => page.route(at, fail));
      return Promise.all([page.route('**/*.woff2', never), ...failing]);
    },
    open: async (page, path) => {
      await page.goto(path, {waitUntil: 'commit'});
      await waitForHydration(page);
    },
    after: (page, path) => (path === pagesByKind['landing page'] ? scrollThrough(page) : Promise.resolve()),
  },
  'one in ten requests failing': {
    before: async (page) => {
      const chance = randomFrom(20_250_813);
      await page.route('**', (route) =>
        route.request().isNavigationRequest() || chance() > 0.1 ? route.fallback() : route.abort(),
      );
      // If a script and the reachability check after it both fail, the page shows this button.
      const retryButton = page.getByRole('button', {name: 'Try again'});
      await page.addLocatorHandler(retryButton, () => retryButton.click());
    },
    open: (page, path) => page.goto(path),
    mayStayUnhydrated: true,
  },
  'missing scripts of the page': {
    pages: pagesByKind,
    before: (page) =>
      page.route(scripts, (route) =>
        firstScripts.test(route.request().url()) ? route.fallback() : route.fulfill({status: 404}),
      ),
    open: (page, path) => page.goto(path),
    mayStayUnhydrated: true,
  },
  'missing scripts of the next page, as after a deployment': deployment(),
};

/** Simulates a deployment while a page is open: scripts return 404 until a full page load. */
function deployment(): Fault {
  let isDeployed = false;
  return {
    before: (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isDeployed = false;
      });
      return page.route(scripts, (route) => (isDeployed ? route.fulfill({status: 404}) : route.fallback()));
    },
    after: async () => {
      isDeployed = true;
    },
  };
}

for (const [name, fault] of Object.entries(network)) {
  test(`pages survive ${name}`, ({page, consoleProblems}) => expectSurvives(page, consoleProblems, fault));
}

let isClockBehind = false;

const environments: Record<string, Fault> = {
  'blocked storage and cookies, with reduced motion, forced colors and print': {
    pages: pagesByKind,
    before: async (page) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await blockStorage(page, 'localStorage', 'sessionStorage', 'cookie');
    },
    after: async (page, path) => {
      await scrollThrough(page);
      expect.soft(await endlessAnimations(page), `animations of ${path}`).toEqual([]);
      await page.emulateMedia({forcedColors: 'active'});
      expect.soft(await readabilityProblems(page), `${path} in forced colors`).toEqual([]);
      expect.soft(await lowContrastTexts(page), `${path} in forced colors`).toEqual([]);
      await page.emulateMedia({forcedColors: 'none', media: 'print'});
      expect.soft(await readabilityProblems(page), `${path} in print`).toEqual([]);
      expect.soft(await lowContrastTexts(page, 'body'), `${path} in print`).toEqual([]);
      await expect.soft(page.getByRole('banner'), path).toBeHidden();
      await page.emulateMedia({media: 'screen'});
    },
  },
  'a connection that is lost after loading and restored': {
    after: async (page) => {
      await page.context().setOffline(true);
      // Hovering a link prefetches its page.
      await page.getByRole('banner').getByRole('link', {name: 'Playground', exact: true}).hover();
      await scrollThrough(page);
      expect(await readabilityProblems(page)).toEqual([]);
      await page.context().setOffline(false);
    },
  },
  '400% zoom, with a clock alternately a year behind and ahead': {
    pages: pagesByKind,
    before: (page) => page.setViewportSize({width: 320, height: 256}),
    open: async (page, path) => {
      isClockBehind = !isClockBehind;
      await page.clock.setSystemTime(Date.now() + (isClockBehind ? -yearMs : yearMs));
      await visit(page, path);
    },
    after: async (page, path) => {
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await stickyShare(page), path).toBeLessThan(0.4);
    },
  },
  'the back/forward cache @back-forward-cache': {
    after: async (page, path) => {
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {restored: persisted}));
        location.assign('/brand');
      });
      await page.waitForURL('/brand');
      await page.goBack({waitUntil: 'commit'});
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(() => 'restored' in window && window.restored), path).toBe(true);
    },
  },
};

for (const [name, fault] of Object.entries(environments)) {
  uninterceptedTest(`pages survive ${name}`, ({page, consoleProblems}) => expectSurvives(page, consoleProblems, fault));
}

uninterceptedTest('pages survive a slow connection', async ({context, consoleProblems}) => {
  const bytesPerSecond = 50 * 1024;
  // In parallel: each mostly waits for its own throttled connection.
  const open = async (path: string) => {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto(path, {waitUntil: 'commit'});
    await page.getByRole('contentinfo').waitFor();
    expect(await readabilityProblems(page), path).toEqual([]);
    await fillForm(page, email);
    await waitForHydration(page);
    await expect(firstField(page)).toHaveValue(email);
    await followHeaderLink(page, path);
    await page.close();
  };
  await Promise.all(Object.values(pagesByMechanism).map(open));
  expect(consoleProblems).toEqual([]);
});

uninterceptedTest('pages survive a second tab', async ({context, consoleProblems}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  for (const path of Object.values(pagesByMechanism)) {
    await Promise.all([visit(one, path), visit(other, path)]);
    await fillForm(other, 'grace@example.com');
    await fillForm(one, email);
    await scrollToIsland(firstField(one));
    await followHeaderLink(one, path);
    expect(await readabilityProblems(other), path).toEqual([]);
    await expect(firstField(other), path).toHaveValue('grace@example.com');
    if (await returnsToDraft(one, path)) await expect(firstField(one), path).toHaveValue(email);
  }
  expect(consoleProblems).toEqual([]);
});
