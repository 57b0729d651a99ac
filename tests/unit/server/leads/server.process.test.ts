import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import {createServer} from 'node:net';
import {resolve} from 'node:path';
import type {Readable} from 'node:stream';
import {leadPath} from '../../../../src/lib/lead';
import {runCommand, type Terminal} from '../../../../src/server/leads/commands';
import {startLeadServer} from '../../../../src/server/leads/server';
import {createLeadService, type LeadService} from '../../../../src/server/leads/service';
import {checkLeads} from '../../../../src/server/verifyHost';
import {freePort} from '../../../support/freePort';
import {type Listening, listen} from '../../../support/listen';
import {type Database, dropLeadTables, query, testDatabases} from '../../../support/postgres';
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
  await dropLeadTables(database.url);
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
  await dropLeadTables(database.url);
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
    {writable: true, pending: 0, failed: 0, notSet: 0, oldestSeconds: 0, overdueSeconds: 0, lastAnswers: {}},
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
  expect([down.status, await down.json()]).toEqual([
    503,
    {writable: false, reason: expect.stringContaining('ECONNREFUSED')},
  ]);
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
  const other = createServer().listen(Number(env.PORT), 'localhost');
  await once(other, 'listening');
  await expect(startLeadServer(env)).rejects.toThrow(/^Port \d+ is in use: choose another, such as PORT=\d+\.$/);
  other.close();
});

test('two services that deliver at once deliver each lead once', async () => {
  const [one, two] = [open(), open()];
  for (let number = 0; number < 30; number += 1) {
    await one.store.save({...lead, firstName: String(number), marks: [], visitors: []});
  }
  await Promise.all([one.deliver(), two.deliver()]);
  expect(received.map(({data}) => Number(data.firstName)).sort((a, b) => a - b)).toEqual(
    Array.from({length: 30}, (_, number) => number),
  );
});

test('list prints a line for each lead with its deliveries, without control characters; --json prints JSON', async () => {
  const service = open();
  await service.store.save({...lead, marks: ['no-origin'], visitors: []});
  const attribution = {utm_source: 'ads\u001b[2J'};
  await service.store.save({...lead, firstName: 'Eve\u001b[2J\nX', marks: [], visitors: [], attribution});
  status = 410;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await service.deliver();
  log.mockRestore();
  const {ok, lines} = await run(service, ['list']);
  expect([ok, lines]).toEqual([
    true,
    [
      expect.stringMatching(
        /^2\S+Z {2}[\da-f-]{36} {2}Ada Example, Example Ltd, ada@example.com, prreview {2}\[no-origin\] {2}webhook failed \(1x: status 410\)$/,
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
  await service.store.save({...lead, firstName: '=HYPERLINK("x")', marks: [], visitors: []});
  const attribution = {utm_source: 'ads', landing: '/pricing'};
  await service.store.save({...lead, workEmail: 'bob@example.com', marks: [], visitors: [], attribution});
  const {lines} = await run(service, ['export']);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^"receivedAt","firstName","companyName","workEmail","pageUrl","marks","utm_source",/);
  expect(lines[2]).toMatch(/,"prreview","","ads","","","","","","","\/pricing",""$/);
  expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",`);
  expect((await run(service, ['export', 'BOB@example.com'])).lines).toHaveLength(2);
});

test('export disables what a spreadsheet may run, whatever the separator', async () => {
  const service = open();
  const cells = [
    ['\n=1+1', `'\n'=1+1`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['x;=1+1', `x;'=1+1`],
    ['x; = 1+1', `x; '= 1+1`],
    ['x;"=1+1', `x;'""=1+1`],
    ['x\t@SUM(A1)', `x\t'@SUM(A1)`],
    ['Research - Development, ada@example.com', 'Research - Development, ada@example.com'],
  ] as const;
  for (const [companyName] of cells) await service.store.save({...lead, companyName, marks: [], visitors: []});
  const [, ...lines] = (await run(service, ['export'])).lines;
  for (const [index, [, cell]] of cells.entries()) expect(lines[index]).toContain(`,"${cell}",`);
});

test('erase deletes the leads of an address; retry delivers failed leads again; status reports', async () => {
  const service = open();
  await service.store.save({...lead, marks: [], visitors: []});
  await service.store.save({...lead, workEmail: 'bob@example.com', marks: [], visitors: []});
  expect((await run(service, ['erase', 'bob@example.com'])).lines[0]).toMatch(/^1 leads deleted/);
  await query(database.url, "UPDATE lead_deliveries SET state = 'failed'");
  expect(await run(service, ['status'])).toEqual({
    ok: false,
    lines: [
      '{"writable":true,"pending":0,"failed":1,"notSet":0,"oldestSeconds":0,"overdueSeconds":0,"lastAnswers":{}}',
    ],
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
  ['retry', '--since', '2026-13-01'],
  ['erase', '--id'],
  ['show', '1'],
  ['test', 'api.example.com'],
  ['export', 'a', 'b'],
])('the arguments "%s %s %s" are an error with the usage', async (...args) => {
  await expect(run(open(), args.filter(Boolean))).rejects.toThrow(/Unknown command.*\nnpm run leads/);
});

test('a command without a database is an error that names the setting', async () => {
  const down = open({LEADS_DATABASE_URL: `postgres://user:hidden-password@localhost:${freePort()}/leads`});
  await expect(run(down, ['list'])).rejects.toThrow(/^The database \(LEADS_DATABASE_URL\) failed: .*ECONNREFUSED/);
});

test('each address of LEADS_MAIL_TO has a delivery of its own, with its attempts', async () => {
  const refusing = await startSmtpServer((command) => (command.includes('TO:<former@') ? '550 no mailbox' : undefined));
  stops.push(refusing.close);
  const service = open({LEADS_MAIL_TO: 'sales@example.com, former@example.com', LEADS_SMTP_URL: refusing.url});
  await service.store.save({...lead, marks: [], visitors: []});
  await service.deliver();
  const [line = ''] = (await run(service, ['list'])).lines;
  expect(line).toMatch(
    /webhook delivered; mail:sales@example.com delivered; mail:former@example.com pending \(1x: mail server 550 EENVELOPE\)$/,
  );
  const reports = `${await (await service.metrics()).text()}${await (await service.health()).text()}`;
  expect(reports).toContain('leads_delivered_total{channel="mail:1"} 1');
  expect(reports).not.toContain('@');
  const id = line.split('  ')[1] ?? '';
  const shown = await run(service, ['show', id]);
  expect(shown.lines[0]).toBe(line);
  expect(shown.lines.slice(1).sort((a, b) => (a.slice(26) > b.slice(26) ? 1 : -1))).toEqual([
    expect.stringMatching(/^2\S+Z {2}mail:former@example.com {2}mail server 550 EENVELOPE {2}\d+ ms$/),
    expect.stringMatching(/^2\S+Z {2}mail:sales@example.com {2}mail server 250 {2}\d+ ms$/),
    expect.stringMatching(/^2\S+Z {2}webhook {2}status 200 {2}\d+ ms$/),
  ]);
  expect((await run(service, ['show', '3e6518d8-93fa-4c8c-8bfe-f8b6c75760d3'])).ok).toBe(false);
  expect((await run(service, ['retry', id])).lines[0]).toMatch(/^2 deliveries are due now/);
  await service.deliver();
  expect([received.length, refusing.mails.length]).toEqual([2, 2]);
  expect((await run(service, ['retry', '--since', '2026-01-01'])).lines[0]).toMatch(/^2 deliveries/);
  expect((await run(service, ['retry', '--since', '2999-01-01'])).lines[0]).toMatch(/^0 deliveries/);
  expect((await run(service, ['erase', '--id', id])).lines[0]).toMatch(/^1 leads deleted/);
});

test.each([401, 403, 404, 500])('a receiver that answers %i for a while gets the lead later', async (refusal) => {
  const service = open();
  await service.store.save({...lead, marks: [], visitors: []});
  status = refusal;
  await service.deliver();
  const health = JSON.parse((await run(service, ['status'])).lines[0] ?? '');
  expect(health).toMatchObject({pending: 1, failed: 0, lastAnswers: {webhook: `status ${refusal}`}});
  status = 200;
  await query(database.url, 'UPDATE lead_deliveries SET next_at = now()');
  await service.deliver();
  expect((await run(service, ['list'])).lines[0]).toMatch(/webhook delivered$/);
});

test('/metrics reports counts and the state to Prometheus', async () => {
  env.LEADS_PER_MINUTE = '1';
  const origin = await start();
  const delivered = nextDelivery();
  await post(origin);
  await delivered;
  await post(origin, {firstName: 'Other'});
  let metrics = '';
  while (!metrics.includes('leads_delivered_total')) metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain('# TYPE leads_accepted_total counter\nleads_accepted_total 1\n');
  expect(metrics).toContain('\nleads_refused_total{reason="Too Many Requests"} 1\n');
  expect(metrics).toContain(
    '\nleads_delivered_total{channel="webhook"} 1\n# TYPE leads_failed gauge\nleads_failed 0\n',
  );
  expect(metrics).toMatch(/^leads_oldest_seconds \d+\n(.*\n)*leads_pool_open \d+\n(.*\n)*leads_pool_waiting \d+$/m);
});

test('a service that stops ends within two seconds, and answers until then', async () => {
  const hanging = await listen(() => onReceived());
  stops.push(hanging.close);
  env.LEADS_WEBHOOK_URL = hanging.origin;
  const received = nextDelivery();
  const {port, stop} = await startLeadServer(env);
  const origin = `http://localhost:${port}`;
  await post(origin);
  await received;
  const started = Date.now();
  const stopped = stop();
  const response = await post(origin, {firstName: 'Last'});
  expect([response.status, response.headers.get('Connection')]).toEqual([200, 'close']);
  await stopped;
  expect(Date.now() - started).toBeLessThan(2000);
  const due = 'SELECT first_name, attempts, next_at <= now() AS is_due FROM lead_deliveries JOIN leads ON id = lead_id';
  expect(await query(database.url, `${due} ORDER BY received_at`)).toEqual([
    {first_name: 'Ada Example', attempts: 1, is_due: true},
    {first_name: 'Last', attempts: 0, is_due: true},
  ]);
});

test('a service that stops ends the deliveries in progress, and leaves the others to the next service', async () => {
  const stored = createLeadService(env);
  for (let number = 0; number < 45; number += 1) {
    await stored.store.save({...lead, firstName: String(number), marks: [], visitors: []});
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
    'ok     webhook delivered',
    'ok     mail:sales@example.com delivered',
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
  const refusing = await listen((_, response) => response.writeHead(503).end());
  stops.push(refusing.close);
  const down = open({LEADS_DATABASE_URL: `postgres://127.0.0.1:${freePort()}/leads`, PORT: String(refusing.port)});
  expect((await run(down, ['test'])).lines).toEqual([
    expect.stringMatching(/^FAILED .* status is 503$/),
    expect.stringMatching(/^FAILED The database \(LEADS_DATABASE_URL\) failed: connect ECONNREFUSED/),
  ]);
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

test.each(['its port', 'a given socket'])('npm run leads stores leads at %s, and ends on SIGTERM', async (way) => {
  const socket = createServer().listen(way === 'its port' ? 0 : Number(env.PORT), 'localhost');
  await once(socket, 'listening');
  const node = [process.execPath, '--import', require.resolve('tsx'), resolve('src/server/leads/main.ts')];
  const activation = way === 'its port' ? '' : 'LISTEN_PID=$$';
  const service = spawn('sh', ['-c', `${activation} exec "$0" "$@"`, ...node], {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit', (socket as unknown as {_handle: {fd: number}})._handle.fd],
  });
  stops.push(async () => void service.kill('SIGKILL'));
  const [line] = await once(service.stdout as Readable, 'data');
  socket.close();
  expect(String(line)).toBe(`Storing leads on http://localhost:${env.PORT}\n`);
  expect((await post(`http://localhost:${env.PORT}`)).status).toBe(200);
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
