import type {Page, Route} from '@playwright/test';
import {leadPath} from '../../src/lib/lead';
import {
  coveredShare,
  faintTexts,
  kinds,
  leadsOn,
  mechanisms,
  moving,
  type,
  typedInto,
  unreadable,
  untouched,
} from '../support/faults';
import {randomFrom} from '../support/random';
import {expect, hydrated, scrollThrough, sidewaysScroll, starCounts, test, videoFrames, visit} from '../support/test';

/*
 * What may go wrong, each on the pages that it concerns. Proved elsewhere, and not repeated here:
 *
 * | Fault                                     | Where                                                         |
 * | ----------------------------------------- | ------------------------------------------------------------- |
 * | scripts off                               | without-scripts (every page), mail-forms, search, page-menu   |
 * | a part that throws, or whose script fails | failure                                                       |
 * | API: each refusal, hanging, any answer    | demo-form                                                     |
 * | code host: each refusal, hanging, answer  | stars                                                         |
 * | films: refusing, hanging                  | video                                                         |
 * | search index: refusing, hanging, nonsense | search                                                        |
 * | the browser translates the page           | translated                                                    |
 * | monitoring: library, recorder, intake     | monitored/failure, monitored/demoRequest                      |
 * | monitoring: two tabs, back/forward cache  | monitored/monitoring                                          |
 * | 320 px: nothing scrolls sideways          | every-page                                                    |
 */

test.describe.configure({timeout: 90_000});

const email = 'ada@example.com';
const year = 365 * 24 * 3600 * 1000;
const scripts = /\/assets\/js\//;
/** The scripts that every page begins with: without them no other is asked for. */
const firstScripts = /\/(runtime~main|main)\.\w+\.js$/;
const never = () => new Promise<void>(() => {});

type Fault = {
  /** The pages that meet it, by kind: those of `mechanisms` by default. */
  pages?: Record<string, string>;
  /** Brings it about before any page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens a page: by default until it has come alive. */
  open?: (page: Page, path: string) => Promise<unknown>;
  /** Brings it about on a page that is open and has been typed into. */
  after?: (page: Page, path: string) => Promise<unknown>;
};

/**
 * Meets a fault on each of its pages: it can be read, what is typed stays, and its header leads on. The header is the
 * same on all of them: it is followed from those of `mechanisms`.
 */
async function meet(
  page: Page,
  noise: string[],
  {pages = mechanisms, before, open = visit, after}: Fault,
): Promise<void> {
  await before?.(page);
  for (const [kind, path] of Object.entries(pages)) {
    await test.step(kind, async () => {
      await open(page, path);
      await type(page, email);
      await after?.(page, path);
      await expect.poll(() => unreadable(page), {message: path}).toEqual([]);
      await expect(typedInto(page)).toHaveValue(email);
      if (kind in mechanisms) {
        await leadsOn(page, path);
        if (await keepsDrafts(page, path)) await expect(typedInto(page)).toHaveValue(email);
      }
      expect(
        noise.filter((line) => line.startsWith('uncaught')),
        path,
      ).toEqual([]);
    });
  }
}

/** Goes back to a page whose form keeps what was typed for those who come back; false for the others. */
async function keepsDrafts(page: Page, path: string): Promise<boolean> {
  if (path !== kinds['landing page'] && path !== kinds['mail form']) return false;
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
  'style sheets blocked': {
    pages: kinds,
    before: (page) => page.route('**/*.css', (route) => route.abort()),
  },
  'fonts that never come; API, code host and films refusing, hanging and answering nonsense in turn': {
    before: (page) => {
      let turn = 0;
      const fail = (route: Route) => failures[turn++ % failures.length]?.(route) ?? never();
      const failing = [`**${leadPath}`, starCounts, videoFrames].map((at) => page.route(at, fail));
      return Promise.all([page.route('**/*.woff2', never), ...failing]);
    },
    open: async (page, path) => {
      await page.goto(path, {waitUntil: 'commit'});
      await hydrated(page);
    },
    after: (page, path) => (path === kinds['landing page'] ? scrollThrough(page) : Promise.resolve()),
  },
  'one request in ten lost': {
    before: async (page) => {
      const chance = randomFrom(20_250_813);
      await page.route('**', (route) =>
        route.request().isNavigationRequest() || chance() > 0.1 ? route.fallback() : route.abort(),
      );
      // Where a script and the question after it are both lost, the page says so and offers this.
      const again = page.getByRole('button', {name: 'Try again'});
      await page.addLocatorHandler(again, () => again.click());
    },
    open: (page, path) => page.goto(path),
  },
  'the page’s own scripts missing': {
    pages: kinds,
    before: (page) =>
      page.route(scripts, (route) =>
        firstScripts.test(route.request().url()) ? route.fallback() : route.fulfill({status: 404}),
      ),
    open: (page, path) => page.goto(path),
  },
  'the next page’s scripts missing, as after a deployment': deployment(),
};

/** A deployment while a page is open: its scripts are gone, until a full load brings a page with new ones. */
function deployment(): Fault {
  let gone = false;
  return {
    before: (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) gone = false;
      });
      return page.route(scripts, (route) => (gone ? route.fulfill({status: 404}) : route.fallback()));
    },
    after: async () => {
      gone = true;
    },
  };
}

for (const [name, fault] of Object.entries(network)) {
  test(`pages survive ${name}`, ({page, noise}) => meet(page, noise, fault));
}

let behind = false;

const surroundings: Record<string, Fault> = {
  'storage and cookies refused, with reduced motion, forced colours and paper': {
    pages: kinds,
    before: async (page) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Storage is refused', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', {get: refuse});
        Object.defineProperty(window, 'sessionStorage', {get: refuse});
        Object.defineProperty(document, 'cookie', {get: refuse, set: refuse});
      });
    },
    after: async (page, path) => {
      await scrollThrough(page);
      expect.soft(await moving(page), `${path} moves`).toEqual([]);
      await page.emulateMedia({forcedColors: 'active'});
      expect.soft(await unreadable(page), `${path} in forced colours`).toEqual([]);
      expect.soft(await faintTexts(page), `${path} in forced colours`).toEqual([]);
      await page.emulateMedia({forcedColors: 'none', media: 'print'});
      expect.soft(await unreadable(page), `${path} on paper`).toEqual([]);
      expect.soft(await faintTexts(page, 'body'), `${path} on paper`).toEqual([]);
      await expect.soft(page.getByRole('banner'), path).toBeHidden();
      await page.emulateMedia({media: 'screen'});
    },
  },
  'a line that breaks once it is there, and comes back': {
    after: async (page) => {
      await page.context().setOffline(true);
      // The pointer on a link fetches ahead.
      await page.getByRole('banner').getByRole('link', {name: 'Playground', exact: true}).hover();
      await scrollThrough(page);
      expect(await unreadable(page)).toEqual([]);
      await page.context().setOffline(false);
    },
  },
  'a zoom of 400%, with a clock a year behind or ahead in turn': {
    pages: kinds,
    before: (page) => page.setViewportSize({width: 320, height: 256}),
    open: async (page, path) => {
      behind = !behind;
      await page.clock.setSystemTime(Date.now() + (behind ? -year : year));
      await visit(page, path);
    },
    after: async (page, path) => {
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await coveredShare(page), path).toBeLessThan(0.4);
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

for (const [name, fault] of Object.entries(surroundings)) {
  untouched(`pages survive ${name}`, ({page, noise}) => meet(page, noise, fault));
}

untouched('pages survive a slow line', async ({context, noise}) => {
  const bytesPerSecond = 50 * 1024;
  // All at once: each waits for its own line most of the time.
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
    expect(await unreadable(page), path).toEqual([]);
    await type(page, email);
    await hydrated(page);
    await expect(typedInto(page)).toHaveValue(email);
    await leadsOn(page, path);
    await page.close();
  };
  await Promise.all(Object.values(mechanisms).map(open));
  expect(noise).toEqual([]);
});

untouched('pages survive a second tab', async ({context, noise}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  for (const path of Object.values(mechanisms)) {
    await Promise.all([visit(one, path), visit(other, path)]);
    await type(other, 'grace@example.com');
    await type(one, email);
    await leadsOn(one, path);
    expect(await unreadable(other), path).toEqual([]);
    await expect(typedInto(other), path).toHaveValue('grace@example.com');
    if (await keepsDrafts(one, path)) await expect(typedInto(one), path).toHaveValue(email);
  }
  expect(noise).toEqual([]);
});
