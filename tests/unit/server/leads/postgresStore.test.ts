import {Client} from 'pg';
import {migrationSql} from '../../../../src/server/leads/migrations';
import {type PostgresStore, postgresStore} from '../../../../src/server/leads/postgresStore';
import type {NewLead} from '../../../../src/server/leads/store';
import {type Database, query, testDatabases} from '../../../support/postgres';
import {startTcpProxy, type TcpProxy} from '../../../support/tcpProxy';

const lead: NewLead = {
  firstName: 'Ada Example',
  companyName: 'Example Ltd',
  workEmail: 'ada@example.com',
  pageUrl: 'prreview',
  marks: [],
  visitor: 'visitor',
};
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testDatabases())('%s', (name, start) => {
  let database: Database;
  let proxy: TcpProxy;
  let stores: PostgresStore[];
  let time: number;

  const open = (options: Partial<Parameters<typeof postgresStore>[0]> = {}): PostgresStore => {
    const url = new URL(database.url);
    url.port = String(proxy.port);
    const now = () => new Date(time);
    const store = postgresStore({url: url.href, channels: ['webhook', 'mail'], perMinute: 0, now, ...options});
    stores.push(store);
    return store;
  };
  const count = async (table: string) => (await query(database.url, `SELECT count(*)::int AS n FROM ${table}`))[0]?.n;
  const collect = async (store: PostgresStore, email?: string) => {
    const leads = [];
    for await (const stored of store.list(email)) leads.push(stored);
    return leads;
  };

  beforeAll(async () => {
    database = await start();
    proxy = await startTcpProxy(Number(new URL(database.url).port));
    await query(
      database.url,
      'DROP TABLE IF EXISTS leads, lead_deliveries, lead_digests, lead_visits, lead_health, lead_migrations',
    );
  });
  beforeEach(async () => {
    stores = [];
    time = Date.parse('2026-03-01T12:00:00Z');
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await query(database.url, 'TRUNCATE leads, lead_deliveries, lead_digests, lead_visits');
  });
  afterAll(async () => {
    await proxy.stop();
    await database.close();
  });

  test('several services that start at once create the tables once', async () => {
    await Promise.all(Array.from({length: 4}, (_, number) => open().save({...lead, firstName: String(number)})));
    expect(await count('leads')).toBe(4);
    expect(await query(database.url, 'SELECT version FROM lead_migrations')).toEqual([{version: 1}, {version: 2}]);
    // Hyperdrive's pooler supports neither.
    expect(migrationSql).not.toMatch(/advisory|\bSET\b/);
  });

  test('a lead is stored with a pending delivery for each channel', async () => {
    const store = open();
    expect(await store.save({...lead, marks: ['no-origin']})).toBe('stored');
    const pending = {state: 'pending', attempts: 0, lastError: null};
    expect(await collect(store)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        receivedAt: new Date(time),
        firstName: 'Ada Example',
        companyName: 'Example Ltd',
        workEmail: 'ada@example.com',
        pageUrl: 'prreview',
        marks: ['no-origin'],
        attribution: null,
        deliveries: [
          {channel: 'webhook', ...pending},
          {channel: 'mail', ...pending},
        ],
      },
    ]);
  });

  test('an attribution is stored, and is part of the claimed lead', async () => {
    const store = open();
    const attribution = {utm_source: 'Ωμέγα 👩‍💻', landing: '/pricing'};
    await store.save({...lead, attribution});
    expect(await collect(store)).toMatchObject([{attribution}]);
    expect(await store.claim('webhook', 1)).toMatchObject([{lead: {attribution}}]);
  });

  test('a database of the first version is upgraded and retains its leads', async () => {
    await open().save(lead);
    await query(database.url, 'ALTER TABLE leads DROP COLUMN attribution');
    await query(database.url, 'DELETE FROM lead_migrations WHERE version = 2');
    time += second;
    const store = open();
    await store.save({...lead, firstName: 'Bob', attribution: {gclid: 'x'}});
    expect((await collect(store)).map(({attribution}) => attribution)).toEqual([null, {gclid: 'x'}]);
  });

  test.each([
    ['all scripts', 'Ада Zoë 李小龙 محمد नेहा 👩‍💻 Ωμέγα ไทย', undefined],
    ['10 kB', '名'.repeat(3_400), undefined],
    ['NUL', 'a\0b', 'a\uFFFDb'],
    ['a lone surrogate', 'a\ud800b', 'a\uFFFDb'],
    ['quotes', `'; DROP TABLE leads; -- "`, undefined],
  ])('a name of %s is stored in every field', async (_, text, expected = text) => {
    const store = open();
    await store.save({...lead, firstName: text, companyName: text, workEmail: text, pageUrl: text});
    expect(await collect(store)).toMatchObject([
      {firstName: expected, companyName: expected, workEmail: expected, pageUrl: expected},
    ]);
    expect(await store.claim('webhook', 1)).toHaveLength(1);
  });

  test('the same lead sent twenty times at once to two services is stored once', async () => {
    const [one, two] = [open(), open()];
    const results = await Promise.all(Array.from({length: 20}, (_, number) => (number % 2 ? one : two).save(lead)));
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result === 'duplicate')).toHaveLength(19);
    expect([await count('leads'), await count('lead_deliveries')]).toEqual([1, 2]);
  });

  test('the same values are one lead for ten minutes after the first, also if the clock is set back', async () => {
    const store = open();
    expect(await store.save(lead)).toBe('stored');
    time += 10 * minute - 1;
    expect(await store.save({...lead, visitor: 'other'})).toBe('duplicate');
    expect(await store.save({...lead, companyName: 'Other'})).toBe('stored');
    time += 1;
    expect(await store.save(lead)).toBe('stored');
    time -= day;
    expect(await store.save(lead)).toBe('stored');
    expect(await count('leads')).toBe(4);
  });

  test('requests above the limit a minute are rejected for their address only', async () => {
    const store = open({perMinute: 2});
    const save = (firstName: string, visitor: string | undefined = 'visitor') =>
      store.save({...lead, firstName, visitor});
    expect([await save('a'), await save('b'), await save('c')]).toEqual(['stored', 'stored', 'limited']);
    expect(await save('c', 'other')).toBe('stored');
    expect(await store.save({...lead, firstName: 'd', visitor: undefined})).toBe('stored');
    time += minute;
    expect(await save('c')).toBe('duplicate');
    expect(await save('e')).toBe('stored');
    expect(await count('leads')).toBe(5);
  });

  test('leads from an address that has sent three in the last hour are marked', async () => {
    const store = open();
    for (const firstName of ['1', '2', '3', '4']) {
      await store.save({...lead, firstName, marks: ['no-origin']});
      time += second;
    }
    time += hour;
    await store.save({...lead, firstName: '5'});
    expect((await collect(store)).map(({marks}) => marks)).toEqual([
      ['no-origin'],
      ['no-origin'],
      ['no-origin'],
      ['no-origin', 'many-from-address'],
      [],
    ]);
  });

  test('two services that claim at once get different deliveries', async () => {
    const [one, two] = [open(), open()];
    for (let number = 0; number < 10; number += 1) await one.save({...lead, firstName: String(number)});
    const claims = await Promise.all([one.claim('webhook', 5), two.claim('webhook', 5), one.claim('webhook', 5)]);
    const rest = await two.claim('webhook', 10);
    const ids = [...claims.flat(), ...rest].map(({lead: {id}}) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    expect(await one.claim('mail', 20)).toHaveLength(10);
  });

  // PGlite has one session, which would wait for itself.
  (name === 'Postgres' ? test : test.skip)('a delivery that another service is claiming is skipped', async () => {
    const store = open({channels: ['webhook']});
    for (let number = 0; number < 3; number += 1) await store.save({...lead, firstName: String(number)});
    const other = new Client({connectionString: database.url});
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM lead_deliveries LIMIT 1 FOR UPDATE');
      expect(await store.claim('webhook', 3)).toHaveLength(2);
    } finally {
      await other.end();
    }
    expect(await store.claim('webhook', 3)).toHaveLength(1);
  });

  test('a claim without an outcome expires after a minute, and its late outcome is ignored', async () => {
    const store = open();
    await store.save(lead);
    const [first] = await store.claim('webhook', 1);
    time += minute - 1;
    expect(await store.claim('webhook', 1)).toEqual([]);
    time += 1;
    const [again] = await store.claim('webhook', 1);
    expect(again).toMatchObject({lead: {firstName: 'Ada Example'}, attempts: 2});
    if (!first || !again) throw new Error('Both claims are needed.');
    await store.settle('webhook', first, {state: 'failed', reason: 'late'});
    expect((await store.health()).failed).toBe(0);
    await store.settle('webhook', again, {state: 'delivered'});
    expect(await store.health()).toMatchObject({pending: 1, failed: 0});
    time += day;
    expect(await store.claim('webhook', 1)).toEqual([]);
  });

  test('a delivery that failed is due again after its pause; if a clock was wrong, at once', async () => {
    const store = open();
    await store.save(lead);
    const retryAfter = async (pauseMs: number) => {
      const [claim] = await store.claim('webhook', 1);
      if (!claim) throw new Error('Nothing is due.');
      await store.settle('webhook', claim, {state: 'pending', reason: 'status 500', pauseMs});
    };
    await retryAfter(5 * second);
    time += 5 * second - 1;
    expect(await store.claim('webhook', 1)).toEqual([]);
    time += 1 + 30 * day;
    await retryAfter(5 * second);
    time -= 30 * day;
    await retryAfter(5 * second);
    expect((await collect(store))[0]?.deliveries[0]).toEqual({
      channel: 'webhook',
      state: 'pending',
      attempts: 3,
      lastError: 'status 500',
    });
  });

  test('health counts pending and failed deliveries, and the age of the oldest pending lead', async () => {
    const store = open();
    expect(await store.health()).toEqual({pending: 0, failed: 0, oldestSeconds: 0});
    await store.save(lead);
    time += 90 * second;
    await store.save({...lead, firstName: 'Other'});
    const [claim] = await store.claim('mail', 1);
    if (claim) await store.settle('mail', claim, {state: 'failed', reason: 'status 410'});
    expect(await store.health()).toEqual({pending: 3, failed: 1, oldestSeconds: 90});
  });

  test('retry makes failed and waiting deliveries due now, but not those in progress', async () => {
    const store = open({channels: ['webhook']});
    for (const firstName of ['failed', 'waiting', 'in progress']) await store.save({...lead, firstName});
    const [failed, waiting] = await store.claim('webhook', 3);
    if (!failed || !waiting) throw new Error('Three claims are needed.');
    await store.settle('webhook', failed, {state: 'failed', reason: 'status 410'});
    await store.settle('webhook', waiting, {state: 'pending', reason: 'status 500', pauseMs: hour});
    expect(await store.retry()).toBe(2);
    expect((await store.claim('webhook', 3)).map(({attempts}) => attempts)).toEqual([1, 1]);
  });

  test('erase deletes all leads of an e-mail address, in any case, and everything stored for them', async () => {
    const store = open();
    await store.save(lead);
    await store.save({...lead, workEmail: ' ADA@Example.com'});
    await store.save({...lead, workEmail: 'bob@example.com'});
    expect(await collect(store, 'ada@example.COM ')).toHaveLength(2);
    expect(await store.erase('ada@example.COM ')).toBe(2);
    expect((await collect(store)).map(({workEmail}) => workEmail)).toEqual(['bob@example.com']);
    expect([await count('lead_deliveries'), await count('lead_digests')]).toEqual([2, 1]);
  });

  test('purge deletes leads after their retention time, hashes of addresses after a day and digests', async () => {
    const store = open();
    await store.save(lead);
    time += day;
    await store.save({...lead, firstName: 'Other'});
    expect([await store.purge(30, 1, new Date(time)), await count('lead_visits'), await count('lead_digests')]).toEqual(
      [0, 2, 1],
    );
    time += 1;
    expect([await store.purge(30, 1, new Date(time)), await count('lead_visits')]).toEqual([0, 1]);
    time += 29 * day;
    expect([await store.purge(30, 1, new Date(time)), await count('leads'), await count('lead_visits')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('purge deletes no leads while the clocks of the database and the service differ', async () => {
    const store = open();
    await store.save(lead);
    time += 31 * day;
    expect(await store.purge(30, 1, new Date(time - 2 * day))).toBe(0);
    time -= 2 * day;
    expect(await store.purge(30, 1, new Date(time + 2 * day))).toBe(0);
    time += 2 * day;
    expect(await store.purge(30, 1, new Date(time))).toBe(1);
  });

  test('without a clock of its own, the store uses the database’s', async () => {
    const store = open({now: undefined});
    await store.save(lead);
    expect(Math.abs(Number((await collect(store))[0]?.receivedAt) - Date.now())).toBeLessThan(hour);
    expect(await store.claim('webhook', 1)).toHaveLength(1);
  });

  test('list returns more leads than fit into a query, in order', async () => {
    const store = open();
    await store.save(lead);
    await query(
      database.url,
      `INSERT INTO leads SELECT gen_random_uuid(), received_at + n * interval '1 second', n::text, '', '', '', '{}'
      FROM leads, generate_series(1, 2500) AS n`,
    );
    const names = (await collect(store)).map(({firstName}) => firstName);
    expect(names).toEqual(['Ada Example', ...Array.from({length: 2500}, (_, index) => String(index + 1))]);
  });

  test('a database that is down at the start rejects leads, and stores them once it is up', async () => {
    await proxy.stop();
    const store = open();
    await expect(store.save(lead)).rejects.toThrow('ECONNREFUSED');
    await expect(store.health()).rejects.toThrow('ECONNREFUSED');
    await proxy.restart();
    expect(await store.save(lead)).toBe('stored');
  });

  test('a database that is gone amid a request rejects the lead, and stores the next', async () => {
    const store = open();
    await store.health();
    proxy.pause();
    const saving = store.save(lead);
    const rejected = expect(saving).rejects.toThrow(/ECONNREFUSED/);
    await new Promise((resolve) => setImmediate(resolve));
    await proxy.stop();
    await rejected;
    await proxy.restart();
    proxy.resume();
    expect(await store.save({...lead, firstName: 'Next'})).toBe('stored');
    expect(await count('leads')).toBe(1);
  });

  test('a connection that is lost amid a request is replaced, and the lead is stored once', async () => {
    const store = open();
    await store.health();
    proxy.pause();
    const saving = store.save(lead);
    await new Promise((resolve) => setImmediate(resolve));
    proxy.resume();
    proxy.cut();
    expect(['stored', 'duplicate']).toContain(await saving);
    expect(await count('leads')).toBe(1);
  });

  test('an idle connection that is lost does not end the process', async () => {
    const store = open();
    await store.health();
    proxy.cut();
    // Takes longer than the end of the connection.
    expect(await count('leads')).toBe(0);
    expect(await store.save(lead)).toBe('stored');
  });

  test('if all connections are in use, further leads are rejected after the timeout', async () => {
    const store = open({maxConnections: 1, connectTimeoutMs: 100});
    await store.health();
    proxy.pause();
    const first = store.save(lead);
    await expect(store.save({...lead, firstName: 'Second'})).rejects.toThrow('timeout');
    proxy.resume();
    expect(await first).toBe('stored');
    expect(await store.save({...lead, firstName: 'Third'})).toBe('stored');
  });

  test('a database that does not respond rejects the lead after the timeout', async () => {
    // Creates the tables, which may take longer than the timeout.
    await open().health();
    const store = open({queryTimeoutMs: 1000});
    await store.health();
    proxy.pause();
    await expect(store.save(lead)).rejects.toThrow('timeout');
    proxy.resume();
    expect(await open().save({...lead, firstName: 'Next'})).toBe('stored');
  });
});
