import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {test as base, expect, type Page} from '@playwright/test';
import {monitoring} from '../../src/data/monitoring';
import {feedbackPaths} from '../../src/lib/feedback';
import {loadBuild} from '../../src/server/builtSite';
import {type Handler, siteHandler} from '../../src/server/siteHandler';
import {createClient} from '../../src/server/verifyHost';
import {breakNextChunk} from './breakNextChunk';
import {collectConsoleProblems} from './consoleProblems';
import {Intake} from './intake';
import {listen} from './listen';
import {monitoredEnv} from './monitoredEnv';
import {accessibilityViolations, scrollToIsland, sidewaysScroll} from './test';

export {expect};

/** The second build that `npm test` makes, with the test credentials of `monitoredEnv.ts`. */
const folder = resolve(__dirname, '../.output/monitored');

type MonitoredSite = {
  origin: string;
  intake: Intake;
  /** URLs answered with 503, such as the library's script. */
  unavailable: RegExp | undefined;
  /** URLs never answered, such as a font, so that the page does not finish loading. */
  unanswered: RegExp | undefined;
  /** URLs answered with invalid content and the wrong type. */
  corrupt: RegExp | undefined;
  /** URLs of scripts whose components throw when rendered. */
  broken: RegExp | undefined;
  /** Serves the site as built with `MONITORING_CONSENT=ask`, which differs in one word of the main bundle. */
  consentRequired: boolean;
  /** Serves the site with the third-party tags of `testTags`. */
  tags: boolean;
  /** Bodies received by the lead endpoint, which does not store them. */
  leads: unknown[];
  /** Headers of these requests that describe how the visit began. */
  attributions: (string | string[] | undefined)[];
  /** The status returned by the lead endpoint. */
  leadStatus: number;
  /** Requests of the feedback API: paths and bodies. */
  feedback: {path: string; body: unknown; type: string | undefined}[];
  /** The statuses of its next responses; then 204. 0: no response. */
  feedbackStatuses: number[];
};

type Fixtures = {
  site: MonitoredSite;
  /** Console errors and warnings, and uncaught errors. */
  consoleProblems: string[];
};

type BuiltSite = {
  handle: Handler;
  /** Requests an uncompressed response from the site, to be changed before it is sent. */
  getPlain: ReturnType<typeof createClient>;
};

/**
 * Playwright's test on the monitored build, with its own server and intake. Nothing is intercepted in the browser:
 * interception makes it drop requests sent during unload. Other host names do not resolve (playwright.config.ts).
 */
export const test = base.extend<Fixtures, {builtSite: BuiltSite}>({
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = loadBuild(folder);
      const handle = siteHandler(() => site);
      const server = await listen(handle);
      await use({handle, getPlain: createClient(server.origin)});
      await server.close();
    },
    {scope: 'worker'},
  ],
  site: async ({builtSite: {handle, getPlain}}, use) => {
    const site: MonitoredSite = {
      origin: '',
      intake: new Intake(),
      unavailable: undefined,
      unanswered: undefined,
      corrupt: undefined,
      broken: undefined,
      consentRequired: false,
      tags: false,
      leads: [],
      attributions: [],
      leadStatus: 200,
      feedback: [],
      feedbackStatuses: [],
    };
    async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const target = request.url ?? '';
      const broken = site.broken?.test(target);
      if (site.unanswered?.test(target)) return;
      if (site.unavailable?.test(target)) {
        response.writeHead(503).end();
      } else if (site.corrupt?.test(target)) {
        response.writeHead(200, {'Content-Type': 'text/html'}).end('<p>{"id":');
      } else if (request.method === 'POST' && target.startsWith(monitoredEnv.DATADOG_PROXY)) {
        await site.intake.take(request.headers['content-type'] ?? '', await readBody(request));
        response.writeHead(202).end();
      } else if (request.method === 'POST' && Object.values<string>(feedbackPaths).includes(target)) {
        const type = request.headers['content-type'];
        site.feedback.push({path: target, body: JSON.parse((await readBody(request)).toString('utf8')), type});
        const status = site.feedbackStatuses.shift() ?? 204;
        if (status !== 0) response.writeHead(status).end();
      } else if (request.method === 'POST') {
        site.attributions.push(request.headers['lead-attribution']);
        site.leads.push(JSON.parse((await readBody(request)).toString('utf8')));
        response.writeHead(site.leadStatus).end();
      } else if (broken || isRewritten(target)) {
        const {status, headers, body} = await getPlain(target);
        const {'content-length': _length, ...rest} = headers;
        response.writeHead(status, rest).end(broken ? breakNextChunk + body : rewrite(target, body, site));
      } else {
        handle(request, response);
      }
    }
    const server = createServer((request, response) => {
      respond(request, response).catch((error) => {
        // Closing a page aborts its pending requests.
        if (!request.errored) throw error;
      });
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    site.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(site);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  baseURL: async ({site}, use) => use(site.origin),
  consoleProblems: async ({page}, use) => use(collectConsoleProblems(page)),
});

/** Resolves once the library has started its session and records events. */
export async function waitForRecording(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const {DD_RUM: library} = window as unknown as {DD_RUM?: {getInternalContext: () => unknown}};
    return library?.getInternalContext() !== undefined;
  });
}

/**
 * Resolves once the replay recorder has started: it takes its first snapshot in the task that starts its worker. A replay
 * segment is sent when the view changes, on unload, or after 5 s.
 */
export async function waitForReplay(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length, {message: 'workers that compress replays'}).toBe(1);
}

/** Clicks the footer's button that reopens the consent banner, once the footer is hydrated. */
export async function reopenBanner(page: Page): Promise<void> {
  const button = page.getByRole('button', {name: 'Privacy choices'});
  await scrollToIsland(button);
  await button.click();
}

/** Expects no accessibility violations and no horizontal scrolling with the open consent banner, at 1440 and 320 px. */
export async function expectBannerFits(page: Page): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({width, height: 640});
    const violations = await accessibilityViolations(page, {contrast: width === 1440});
    expect.soft(violations, `at ${width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
  }
}

/** Navigates to the blog on the client, which sends the recorded data without an unload that could abort it. */
export async function changeView(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
}

/** Returns the library's start flag: `undefined` before its first attempt to start. */
export function startedFlag(page: Page): Promise<unknown> {
  return page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], monitoring.startedFlag);
}

/** The monitoring library's scripts, found by their content because file names are hashes. */
export const libraryScripts = {
  library: () => scriptsContaining('browser-intake'),
  recorder: () => scriptsContaining('adoptedStyleSheets'),
};

/** Returns a pattern for the URLs of the scripts that contain this text. */
export function scriptsContaining(text: string): RegExp {
  const names = readdirSync(join(folder, 'assets/js')).filter((name) =>
    readFileSync(join(folder, 'assets/js', name), 'utf8').includes(text),
  );
  if (names.length === 0) throw new Error(`No script of the monitored build contains ${text}`);
  return new RegExp(`/assets/js/(${names.join('|')})$`);
}

/** Whether the server rewrites a file: the main bundle, and pages and their routes, from which it removes hashes. */
function isRewritten(target: string): boolean {
  return isMainBundle(target) || target.startsWith('/assets/routes/') || !/\.\w+(\?|$)/.test(target);
}

function isMainBundle(target: string): boolean {
  return /\/main\.\w+\.js$/.test(target);
}

/**
 * Rewrites a file as if built with other settings, which saves builds of a minute: without `API_HOST`, with
 * `MONITORING_CONSENT=ask`, and without tags. Integrity hashes are removed from pages because the main bundle changes.
 */
function rewrite(
  target: string,
  body: Buffer | undefined,
  {consentRequired, tags}: MonitoredSite,
): string | Buffer | undefined {
  const text = body?.toString('utf8') ?? '';
  // The import map has a hash in the Content-Security-Policy.
  const hashes = /(<script type="importmap">.*?<\/script>|[ "](?=sha256-))(?:sha256-[\w+/=]+)?/g;
  if (!isMainBundle(target)) return text.replaceAll(hashes, '$1');
  const ownApi = replaceOnce(text, `apiHost:"${monitoredEnv.API_HOST}"`, 'apiHost:void 0');
  const withConsent = consentRequired
    ? replaceOnce(ownApi, 'monitoringConsent:"granted"', 'monitoringConsent:"ask"')
    : ownApi;
  return tags ? withConsent : replaceOnce(withConsent, 'tagClasses:[', 'noTagClasses:[');
}

function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`The main bundle must contain ${from} once.`);
  return parts.join(to);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
