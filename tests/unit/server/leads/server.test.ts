import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import {resolve} from 'node:path';
import {leadPath} from '../../../../src/lib/lead';
import {runCommand, type Terminal} from '../../../../src/server/leads/commands';
import {startLeadServer} from '../../../../src/server/leads/server';
import {createLeadService, type LeadService} from '../../../../src/server/leads/service';
import {checkLeads} from '../../../../src/server/verifyHost';
import {freePort} from '../../../support/freePort';
import {type Listening, listen} from '../../../support/listen';
import {type Database, query, testDatabases} from '../../../support/postgres';
import {type SmtpServer, startSmtpServer} from '../../../support/smtpServer';

const siteOrigin = 'https://ovamai.example';
const lead = {firstName: 'Ada Example', companyName: 'Example Ltd', workEmail: 'ada@example.com', pageUrl: 'prreview'};
const [, startDatabase] = testDatabases().at(-1) ?? [];

let database: Database;
let webhook: Listening;
let smtp: SmtpServer;
/** Status that the webhook answers. */
let status: number;
let received: {data: Record<string, unknown>}[];
let onReceived: () => void;
let env: Record<string, string>;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  database = await (startDatabase as () => Promise<Database>)();
  await query(
    database.url,
    'DROP TABLE IF EXISTS leads, lead_deliveries, lead_digests, lead_visits, lead_health, lead_migrations',
  );
  smtp = await startSmtpServer();
  webhook = await listen(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    // Otherwise a delivery may use a connection that is closed at that moment, and is attempted again later.
    response.writeHead(status, {Connection: 'close'}).end();
    received.push(JSON.parse(body));
    onReceived();
  });
});
afterAll(async () => {
  await webhook.close();
  await smtp.close();
  await database.close();
});
beforeEach(() => {
  status = 200;
  received = [];
  onReceived = () => {};
  stops = [];
  env = {
    LEADS_DATABASE_URL: database.url,
    LEADS_WEBHOOK_URL: webhook.origin,
    LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    PORT: String(freePort()),
  };
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await query(
    database.url,
    'DROP TABLE IF EXISTS leads, lead_deliveries, lead_digests, lead_visits, lead_health, lead_migrations',
  );
});

const start = async () => {
  const {port, stop} = await startLeadServer(env);
  stops.push(stop);
  return `http://localhost:${port}`;
};
const open = (extra: Record<string, string> = {}): LeadService => {
  const service = createLeadService({...env, ...extra});
  stops.push(service.close);
  return service;
};
const post = (origin: string, values: Partial<typeof lead> = {}, headers: Record<string, string> = {}) =>
  fetch(origin + leadPath, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Origin: siteOrigin, ...headers},
    body: JSON.stringify({...lead, ...values}),
  });
const nextDelivery = () =>
  new Promise<void>((resolve) => {
    onReceived = resolve;
  });
const run = async (service: LeadService, args: string[], pause: Terminal['pause'] = async () => {}) => {
  const lines: string[] = [];
  const ok = await runCommand(args, service, {print: (line) => lines.push(line), pause});
  return {ok, lines};
};

test('a lead is stored, answered, and delivered at once', async () => {
  const origin = await start();
  const delivered = nextDelivery();
  const response = await post(origin);
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, siteOrigin]);
  await delivered;
  expect(received).toMatchObject([{type: 'lead.received', data: {...lead, marks: []}}]);
  expect(await query(database.url, 'SELECT first_name FROM leads')).toEqual([{first_name: 'Ada Example'}]);
});

test('requests above LEADS_PER_MINUTE get 429, by the address that the proxy adds', async () => {
  env.LEADS_PER_MINUTE = '2';
  env.LEADS_TRUSTED_PROXIES = '1';
  const origin = await start();
  const from = (address: string, firstName: string) =>
    post(origin, {firstName}, {'X-Forwarded-For': `198.51.100.1, ${address}`});
  const statuses = [];
  for (const name of ['1', '2', '3']) statuses.push((await from('203.0.113.5', name)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await from('203.0.113.6', '4')).status).toBe(200);
});

test('the address of a visitor is stored only as a hash, and deleted after a day', async () => {
  env.LEADS_TRUSTED_PROXIES = '1';
  const origin = await start();
  await post(origin, {}, {'X-Forwarded-For': '203.0.113.5'});
  const dump = JSON.stringify(
    await query(
      database.url,
      'SELECT to_jsonb(l) AS l, to_jsonb(d) AS d, to_jsonb(v) AS v FROM leads l, lead_deliveries d, lead_visits v',
    ),
  );
  expect(dump).toContain('Ada Example');
  expect(dump).not.toContain('203.0.113');
  await query(database.url, "UPDATE lead_visits SET visited_at = visited_at - interval '25 hours'");
  await open().purge();
  expect(await query(database.url, 'SELECT * FROM lead_visits')).toEqual([]);
});

test('/healthz is 200 while all is well, and other paths are 404', async () => {
  const origin = await start();
  const response = await fetch(`${origin}/healthz`);
  expect([response.status, await response.json()]).toEqual([
    200,
    {writable: true, pending: 0, failed: 0, oldestSeconds: 0},
  ]);
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

test('health is 503 past its limits: the age of an undelivered lead, failed deliveries, a database that is down', async () => {
  const {respond, health} = open();
  await respond(
    new Request(`http://localhost${leadPath}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(lead),
    }),
  );
  expect((await health()).status).toBe(200);
  await query(database.url, "UPDATE leads SET received_at = received_at - interval '16 minutes'");
  const old = await health();
  expect([old.status, (await old.json()).oldestSeconds]).toEqual([503, expect.any(Number)]);
  expect((await open({LEADS_ALERT_MINUTES: '20'}).health()).status).toBe(200);
  await query(database.url, "UPDATE lead_deliveries SET state = 'failed'");
  expect((await health()).status).toBe(503);
  expect((await open({LEADS_ALERT_FAILED: '1'}).health()).status).toBe(200);
  const down = await open({LEADS_DATABASE_URL: `postgres://127.0.0.1:${freePort()}/leads`}).health();
  expect([down.status, await down.json()]).toEqual([503, {writable: false}]);
});

test('a service starts without its database, and answers 503 with Retry-After', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  env.LEADS_DATABASE_URL = `postgres://user:hidden-password@127.0.0.1:${freePort()}/leads`;
  const response = await post(await start());
  const logged = log.mock.calls.join();
  log.mockRestore();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
  expect(logged).toContain('ECONNREFUSED');
  expect(logged).not.toMatch(/Ada|Example|hidden-password/);
});

test('a port in use is an error with its fix', async () => {
  await start();
  await expect(startLeadServer(env)).rejects.toThrow(/^Port \d+ is in use: choose another, such as PORT=\d+\.$/);
});

test('two services that deliver at once deliver each lead once', async () => {
  const [one, two] = [open(), open()];
  for (let number = 0; number < 30; number += 1) {
    await one.store.save({...lead, firstName: String(number), marks: [], visitor: undefined});
  }
  await Promise.all([one.deliver(), two.deliver()]);
  expect(received.map(({data}) => Number(data.firstName)).sort((a, b) => a - b)).toEqual(
    Array.from({length: 30}, (_, number) => number),
  );
});

test('list prints a line for each lead with its deliveries, without control characters; --json prints JSON', async () => {
  const service = open();
  await service.store.save({...lead, marks: ['no-origin'], visitor: undefined});
  const attribution = {utm_source: 'ads\u001b[2J'};
  await service.store.save({...lead, firstName: 'Eve\u001b[2J\nX', marks: [], visitor: undefined, attribution});
  status = 410;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await service.deliver();
  log.mockRestore();
  const {ok, lines} = await run(service, ['list']);
  expect([ok, lines]).toEqual([
    true,
    [
      expect.stringMatching(
        /^2\S+Z {2}Ada Example, Example Ltd, ada@example.com, prreview {2}\[no-origin\] {2}webhook failed \(1x: status 410\)$/,
      ),
      expect.stringMatching(/Eve \[2J X, Example Ltd.* {2}utm_source=ads%1B%5B2J {2}webhook/),
    ],
  ]);
  const json = (await run(service, ['list', '--json'])).lines.map((line) => JSON.parse(line));
  expect(json[0]).toMatchObject({
    ...lead,
    deliveries: [{channel: 'webhook', state: 'failed', lastError: 'status 410'}],
  });
});

test('export writes CSV without formulas, for all leads or one address', async () => {
  const service = open();
  await service.store.save({...lead, firstName: '=HYPERLINK("x")', marks: [], visitor: undefined});
  const attribution = {utm_source: 'ads', landing: '/pricing'};
  await service.store.save({...lead, workEmail: 'bob@example.com', marks: [], visitor: undefined, attribution});
  const {lines} = await run(service, ['export']);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^"receivedAt","firstName","companyName","workEmail","pageUrl","marks","utm_source",/);
  expect(lines[2]).toMatch(/,"prreview","","ads","","","","","","","\/pricing",""$/);
  expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",`);
  expect((await run(service, ['export', 'BOB@example.com'])).lines).toHaveLength(2);
});

test('erase deletes the leads of an address; retry delivers failed leads again; status reports', async () => {
  const service = open();
  await service.store.save({...lead, marks: [], visitor: undefined});
  await service.store.save({...lead, workEmail: 'bob@example.com', marks: [], visitor: undefined});
  expect((await run(service, ['erase', 'bob@example.com'])).lines[0]).toMatch(/^1 leads deleted/);
  await query(database.url, "UPDATE lead_deliveries SET state = 'failed'");
  expect(await run(service, ['status'])).toEqual({
    ok: false,
    lines: ['{"writable":true,"pending":0,"failed":1,"oldestSeconds":0}'],
  });
  expect((await run(service, ['retry'])).lines[0]).toMatch(/^1 deliveries are due now/);
  await service.deliver();
  expect(received).toMatchObject([{data: {workEmail: 'ada@example.com'}}]);
  expect((await run(service, ['status'])).ok).toBe(true);
});

test.each([
  ['unknown'],
  ['erase'],
  ['list', '--csv'],
  ['retry', 'all'],
  ['test', 'api.example.com'],
  ['export', 'a', 'b'],
])('the arguments "%s %s %s" are an error with the usage', async (...args) => {
  await expect(run(open(), args.filter(Boolean))).rejects.toThrow(/Unknown command.*\nnpm run leads/);
});

test('a command without a database is an error that names the setting', async () => {
  const down = open({LEADS_DATABASE_URL: `postgres://user:hidden-password@localhost:${freePort()}/leads`});
  await expect(run(down, ['list'])).rejects.toThrow(/^The database \(LEADS_DATABASE_URL\) failed: .*ECONNREFUSED/);
});

test('a service that stops ends the deliveries in progress, and leaves the others to the next service', async () => {
  const stored = createLeadService(env);
  for (let number = 0; number < 45; number += 1) {
    await stored.store.save({...lead, firstName: String(number), marks: [], visitor: undefined});
  }
  await stored.close();
  const first = nextDelivery();
  const {stop} = await startLeadServer(env);
  await first;
  await stop();
  const states = 'SELECT state, attempts, count(*)::int AS n FROM lead_deliveries GROUP BY 1, 2 ORDER BY 1';
  expect(await query(database.url, states)).toEqual([
    {state: 'delivered', attempts: 1, n: 20},
    {state: 'pending', attempts: 0, n: 25},
  ]);
});

test('test posts a marked lead and follows it to each delivery', async () => {
  env.LEADS_MAIL_TO = 'sales@example.com';
  env.LEADS_SMTP_URL = smtp.url;
  await start();
  const {ok, lines} = await run(
    open(),
    ['test'],
    (milliseconds) => new Promise((done) => setTimeout(done, milliseconds / 50)),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^ok {5}http:\/\/localhost:\d+ has accepted the test lead "Test [\da-f-]+"$/),
    expect.stringMatching(/^ok {5}(webhook|mail) delivered$/),
    expect.stringMatching(/^ok {5}(webhook|mail) delivered$/),
  ]);
  expect(ok).toBe(true);
  expect(received).toMatchObject([{data: {marks: ['test'], workEmail: 'test@ovamai.example'}}]);
  expect(smtp.mails.at(-1)).toContain('Subject: [test] Demo request');
  expect(smtp.recipients).not.toContain('test@ovamai.example');
});

test('test fails with the reason: no service, or a delivery that does not end', async () => {
  const none = await run(open(), ['test']);
  expect([none.ok, none.lines]).toEqual([false, [expect.stringMatching(/^FAILED .*ECONNREFUSED$/)]]);
  status = 500;
  await start();
  const stuck = await run(open(), ['test'], nextDeliveryOnce());
  expect([stuck.ok, stuck.lines.at(-1)]).toEqual([false, expect.stringMatching(/^FAILED webhook pending/)]);
});

/** A pause that lasts until the first delivery; later pauses are none. */
function nextDeliveryOnce(): Terminal['pause'] {
  const first = nextDelivery();
  return () => first;
}

test('check:host --test-lead reports whether the API accepts a lead from the site', async () => {
  const origin = await start();
  expect(await checkLeads(siteOrigin, origin)).toEqual({
    name: `${origin} accepts a test lead from the site`,
    fault: undefined,
  });
  expect((await checkLeads('https://other.example', origin)).fault).toMatch(/^Access-Control-Allow-Origin is missing/);
  const redirecting = await listen((_, response) => response.writeHead(301, {Location: origin}).end());
  expect((await checkLeads(siteOrigin, redirecting.origin)).fault).toBe('status is 301');
  await redirecting.close();
});

test('npm run leads prints its address, stores leads, and ends on SIGTERM', async () => {
  const args = ['--import', require.resolve('tsx'), resolve('src/server/leads/main.ts')];
  const service = spawn(process.execPath, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'inherit']});
  stops.push(async () => void service.kill('SIGKILL'));
  const [line] = await once(service.stdout, 'data');
  expect(String(line)).toBe(`Storing leads on http://localhost:${env.PORT}\n`);
  expect((await post(`http://localhost:${env.PORT}`)).status).toBe(200);
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
