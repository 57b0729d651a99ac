import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {test as base, expect, type Page} from '@playwright/test';
import {monitoring} from '../../src/data/facts';
import {loadBuild} from '../../src/server/builtSite';
import {type Handler, siteHandler} from '../../src/server/siteHandler';
import {createClient as askHost} from '../../src/server/verifyHost';
import {breakNextChunk} from './breakNextChunk';
import {Intake} from './intake';
import {listen} from './listen';
import {monitoredEnv} from './monitoredEnv';
import {noiseOf} from './noise';

export {expect};

/** The build with credentials that `npm test` makes: its settings stand in `monitoredEnv.ts`. */
const folder = resolve(__dirname, '../.output/monitored');

type MonitoredSite = {
  origin: string;
  intake: Intake;
  /** Addresses that are answered as if they were not there, such as the library's script. */
  refuse: RegExp | undefined;
  /** Addresses that are never answered, such as a font's: a page that waits for it does not finish loading. */
  hold: RegExp | undefined;
  /** Addresses that are answered with what nobody asked for. */
  babble: RegExp | undefined;
  /** Addresses of scripts whose components throw when they are rendered. */
  broken: RegExp | undefined;
  /** The site as it is with `MONITORING_CONSENT=ask`: the only difference is one word of the main bundle. */
  asks: boolean;
  /** What the lead endpoint has received; it keeps nothing. */
  leads: unknown[];
  /** The status that it answers with. */
  leadStatus: number;
};

type Fixtures = {
  site: MonitoredSite;
  /** What the page complained of. */
  noise: string[];
};

type BuiltSite = {
  handle: Handler;
  /** What it answers, uncompressed, to be changed before it is sent on. */
  getPlain: ReturnType<typeof askHost>;
};

/**
 * Playwright's test on the monitored build, with a server and an intake of its own. Nothing is intercepted in the
 * browser, because that makes it drop what a page sends while it is being left; names other than the site's do
 * not resolve (playwright.config.ts).
 */
export const test = base.extend<Fixtures, {builtSite: BuiltSite}>({
  builtSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = loadBuild(folder);
      const handle = siteHandler(() => site);
      const server = await listen(handle);
      await use({handle, getPlain: askHost(server.origin)});
      await server.close();
    },
    {scope: 'worker'},
  ],
  site: async ({builtSite: {handle, getPlain}}, use) => {
    const site: MonitoredSite = {
      origin: '',
      intake: new Intake(),
      refuse: undefined,
      hold: undefined,
      babble: undefined,
      broken: undefined,
      asks: false,
      leads: [],
      leadStatus: 200,
    };
    async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const target = request.url ?? '';
      const broken = site.broken?.test(target);
      if (site.hold?.test(target)) return;
      if (site.refuse?.test(target)) {
        response.writeHead(503).end();
      } else if (site.babble?.test(target)) {
        response.writeHead(200, {'Content-Type': 'text/html'}).end('<p>{"id":');
      } else if (request.method === 'POST' && target.startsWith(monitoredEnv.DATADOG_PROXY)) {
        site.intake.take(request.headers['content-type'] ?? '', await bodyOf(request));
        response.writeHead(202).end();
      } else if (request.method === 'POST') {
        site.leads.push(JSON.parse((await bodyOf(request)).toString('utf8')));
        response.writeHead(site.leadStatus).end();
      } else if (site.asks || broken) {
        const {status, headers, body} = await getPlain(target);
        const {'content-length': _length, ...rest} = headers;
        response.writeHead(status, rest).end(broken ? breakNextChunk + body : asking(target, body));
      } else {
        handle(request, response);
      }
    }
    const server = createServer((request, response) => {
      respond(request, response).catch((error) => {
        // A page that is closed cuts off what it was still sending.
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
  noise: async ({page}, use) => use(noiseOf(page)),
});

/** Resolves once the library has begun its session: what follows is recorded. */
export async function recording(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const {DD_RUM: library} = window as unknown as {DD_RUM?: {getInternalContext: () => unknown}};
    return library?.getInternalContext() !== undefined;
  });
}

/**
 * Resolves once the recorder has begun: it takes its first snapshot in the same task in which it starts its worker. What
 * follows is in a replay, which is sent when the view changes or the page is left, and otherwise only after five seconds.
 */
export async function replaying(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length, {message: 'workers that pack replays'}).toBe(1);
}

/** Goes on to the blog: what was recorded is sent then, and the page stays to send it, however busy the machine is. */
export async function changeView(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
}

/** What the library has said about its start: `undefined` before it has tried. */
export function startedFlag(page: Page): Promise<unknown> {
  return page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], monitoring.startedFlag);
}

/** The monitoring library's scripts, by what is in them: the names of files say nothing. */
export const libraryScripts = {
  library: () => scriptsWith('browser-intake'),
  recorder: () => scriptsWith('adoptedStyleSheets'),
};

/** Matches the addresses of the scripts that hold these words. */
export function scriptsWith(words: string): RegExp {
  const names = readdirSync(join(folder, 'assets/js')).filter((name) =>
    readFileSync(join(folder, 'assets/js', name), 'utf8').includes(words),
  );
  if (names.length === 0) throw new Error(`No script of the monitored build holds ${words}`);
  return new RegExp(`/assets/js/(${names.join('|')})$`);
}

/**
 * A file as `MONITORING_CONSENT=ask` would make it: a second build would cost a minute. Pages do not say then what
 * the main bundle must be.
 */
function asking(target: string, body: Buffer | undefined): string | Buffer | undefined {
  if (!/\.\w+$/.test(target)) return body?.toString('utf8').replaceAll(/ sha256-[\w+/=]+/g, ' ');
  if (!/\/main\.\w+\.js$/.test(target)) return body;
  const [before, after, ...more] = (body?.toString('utf8') ?? '').split('monitoringConsent:"granted"');
  if (after === undefined || more.length > 0) throw new Error('The main bundle does not hold its settings once.');
  return `${before}monitoringConsent:"ask"${after}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
