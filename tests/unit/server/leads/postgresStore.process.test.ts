import {execFileSync} from 'node:child_process';
import {Client} from 'pg';
import {migrationSql} from '../../../../src/server/leads/migrations';
import {
  type Claim,
  type LeadFilter,
  type PostgresStore,
  postgresStore,
} from '../../../../src/server/leads/postgresStore';
import {startLeadServer} from '../../../../src/server/leads/server';
import type {Channel, NewLead} from '../../../../src/server/leads/store';
import {type Database, dropLeadTables, postgresProgram, query, testDatabases} from '../../../support/postgres';
import {startTcpProxy, type TcpProxy} from '../../../support/tcpProxy';

const lead: NewLead = {
  firstName: 'Ada Example',
  companyName: 'Example Ltd',
  workEmail: 'ada@example.com',
  pageUrl: 'prreview',
  marks: [],
  visitors: ['visitor'],
};
const mail = 'mail:sales@example.com';
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testDatabases())('%s', (name, start) => {
  // PGlite has one session, which would wait for itself.
  const testPostgres = name === 'Postgres' ? test : test.skip;
  let database: Database;
  let proxy: TcpProxy;
  let stores: PostgresStore[];
  let time: number;

  const open = (options: Partial<Parameters<typeof postgresStore>[0]> = {}): PostgresStore => {
    const url = new URL(database.url);
    url.port = String(proxy.port);
    const now = () => new Date(time);
    const store = postgresStore({url: url.href, channels: ['webhook', mail], perMinute: 0, now, ...options});
    stores.push(store);
    return store;
  };
  const count = async (table: string) => (await query(database.url, `SELECT count(*)::int AS n FROM ${table}`))[0]?.n;
  const createDatabase = async (databaseName: string, options = '') => {
    await query(database.url, `DROP DATABASE IF EXISTS ${databaseName}`);
    await query(database.url, `CREATE DATABASE ${databaseName} TEMPLATE template0 ${options}`);
    return new URL(`/${databaseName}${new URL(database.url).search}`, database.url).href;
  };
  const collect = async (store: PostgresStore, filter?: LeadFilter) => {
    const leads = [];
    for await (const stored of store.list(filter)) leads.push(stored);
    return leads;
  };

  beforeAll(async () => {
    database = await start();
    proxy = await startTcpProxy(Number(new URL(database.url).port));
    await dropLeadTables(database.url);
  });
  beforeEach(async () => {
    stores = [];
    time = Date.parse('2026-03-01T12:00:00Z');
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await query(database.url, 'TRUNCATE leads, lead_visits CASCADE');
  });
  afterAll(async () => {
    await proxy.stop();
    await database.close();
  });

  test('several services that start at once create the tables once', async () => {
    await Promise.all(Array.from({length: 4}, (_, number) => open().save({...lead, firstName: String(number)})));
    expect(await count('leads')).toBe(4);
    expect(await query(database.url, 'SELECT version FROM lead_migrations')).toEqual([
      {version: 1},
      {version: 2},
      {version: 3},
      {version: 4},
    ]);
    // Hyperdrive's pooler supports neither.
    expect(migrationSql).not.toMatch(/advisory|^\s*SET\b/m);
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
          {channel: mail, ...pending},
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
    expect(await store.save({...lead, visitors: ['other']})).toBe('duplicate');
    expect(await store.save({...lead, companyName: 'Other'})).toBe('stored');
    time += 1;
    expect(await store.save(lead)).toBe('stored');
    time -= day;
    expect(await store.save(lead)).toBe('stored');
    expect(await count('leads')).toBe(4);
  });

  test('requests above the limit a minute are rejected for their address only', async () => {
    const store = open({perMinute: 2});
    const save = (firstName: string, visitor = 'visitor') => store.save({...lead, firstName, visitors: [visitor]});
    expect([await save('a'), await save('b'), await save('c')]).toEqual(['stored', 'stored', 'limited']);
    expect(await save('c', 'other')).toBe('stored');
    expect(await store.save({...lead, firstName: 'd', visitors: []})).toBe('stored');
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
    expect(await one.claim(mail, 20)).toHaveLength(10);
  });

  testPostgres('a delivery that another service is claiming is skipped', async () => {
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
    await store.settle('webhook', first, {state: 'failed', answer: 'late'}, 0);
    expect((await store.health(365)).failed).toBe(0);
    await store.settle('webhook', again, {state: 'delivered', answer: 'status 200'}, 0);
    expect(await store.health(365)).toMatchObject({pending: 1, failed: 0});
    time += day;
    expect(await store.claim('webhook', 1)).toEqual([]);
  });

  test('a delivery that failed is due again after its pause; if a clock was wrong, at once', async () => {
    const store = open();
    await store.save(lead);
    const retryAfter = async (pauseMs: number) => {
      const [claim] = await store.claim('webhook', 1);
      if (!claim) throw new Error('Nothing is due.');
      await store.settle('webhook', claim, {state: 'pending', answer: 'status 500', pauseMs}, 0);
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
    expect(await store.health(365)).toEqual({
      pending: 0,
      failed: 0,
      notSet: 0,
      oldestSeconds: 0,
      overdueSeconds: 0,
      lastAnswers: {},
    });
    await store.save(lead);
    time += 90 * second;
    await store.save({...lead, firstName: 'Other'});
    const [claim] = await store.claim(mail, 1);
    if (claim) await store.settle(mail, claim, {state: 'failed', answer: 'status 410'}, 0);
    expect(await store.health(365)).toEqual({
      pending: 3,
      failed: 1,
      notSet: 0,
      oldestSeconds: 90,
      overdueSeconds: 0,
      lastAnswers: {[mail]: 'status 410'},
    });
    expect(await open({channels: [mail]}).health(365)).toMatchObject({pending: 1, failed: 1, notSet: 2});
  });

  test('retry makes failed and waiting deliveries due now, but not those in progress', async () => {
    const store = open({channels: ['webhook']});
    for (const firstName of ['failed', 'waiting', 'in progress']) await store.save({...lead, firstName});
    const [failed, waiting] = await store.claim('webhook', 3);
    if (!failed || !waiting) throw new Error('Three claims are needed.');
    await store.settle('webhook', failed, {state: 'failed', answer: 'status 410'}, 0);
    await store.settle('webhook', waiting, {state: 'pending', answer: 'status 500', pauseMs: hour}, 0);
    expect(await store.retry()).toBe(2);
    expect((await store.claim('webhook', 3)).map(({attempts}) => attempts)).toEqual([1, 1]);
  });

  test.each([
    [' ADA@Example.com', 'ada@example.COM '],
    ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
    ['ada@bücher.example', 'ada@XN--BCHER-KVA.example'],
    ['\t\u00A0a\u200Bda@example.com\n\u202C', 'ada@example.com'],
    ['ada@example.com', '\u202Aada@example.com\u00AD\uFEFF'],
    ['zoe\u0308@example.com', 'zo\u00EB@example.com'],
    ['adalovelace@example.com', 'ada lovelace@example.com'],
  ])('erase deletes the leads of %j for %j, and everything stored for them', async (workEmail, email) => {
    const store = open();
    await store.save({...lead, workEmail});
    await store.save({...lead, workEmail: 'bob@example.com'});
    expect(await collect(store, {email})).toMatchObject([{workEmail}]);
    expect(await store.erase({email})).toBe(1);
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

  test('purge deletes 10,000 leads at a time; health counts since when the oldest is overdue', async () => {
    const store = open({channels: []});
    await store.save(lead);
    await query(
      database.url,
      `INSERT INTO leads SELECT gen_random_uuid(), received_at, '', '', '', '', '{}' FROM leads, generate_series(1, 10000)`,
    );
    time += 30 * day + 90 * second;
    expect((await store.health(30)).overdueSeconds).toBe(90);
    const purge = () => store.purge(30, 1, new Date(time));
    expect([await purge(), await purge(), await purge()]).toEqual([10_000, 1, 0]);
    expect((await store.health(30)).overdueSeconds).toBe(0);
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
    const names = ['Ada Example', ...Array.from({length: 2500}, (_, index) => String(index + 1))];
    expect((await collect(store)).map(({firstName}) => firstName)).toEqual(names);
    const listed = [];
    for await (const {id, firstName} of store.list()) {
      // The last lead of the first query, then of the second.
      if (listed.push(firstName) % 1000 === 0) await query(database.url, `DELETE FROM leads WHERE id = '${id}'`);
    }
    expect(listed).toEqual(names);
  });

  test('dropped tables are created again', async () => {
    const store = open();
    await store.save(lead);
    await dropLeadTables(database.url);
    expect(await store.save(lead)).toBe('stored');
    expect(await count('leads')).toBe(1);
  });

  test('a new lead is among the next deliveries, whatever the backlog', async () => {
    const store = open({channels: ['webhook']});
    for (let number = 0; number < 30; number += 1) {
      await store.save({...lead, firstName: String(number)});
      time += second;
    }
    const names = (await store.claim('webhook', 5)).map(({lead: {firstName}}) => Number(firstName));
    expect(names.sort((a, b) => a - b)).toEqual([0, 1, 2, 28, 29]);
  });

  test('what waits for a mail address that is no longer set is delivered to those that are', async () => {
    const former = ['mail', 'mail:former@example.com'] as Channel[];
    await open({channels: ['webhook', ...former]}).save(lead);
    const store = open();
    time += 6 * minute;
    await store.redirectMail();
    expect((await collect(store))[0]?.deliveries.map(({channel}) => channel)).toEqual(['webhook', mail]);
  });

  test('two services with different mail addresses leave each other’s mails alone', async () => {
    const other = 'mail:other@example.com';
    const [one, two] = [open({channels: [mail]}), open({channels: [other]})];
    await one.save(lead);
    await two.save({...lead, firstName: 'Other'});
    for (const store of [one, two, one, two]) await store.redirectMail();
    const stored = (await collect(one)).map(({deliveries}) => deliveries.map(({channel}) => channel));
    expect(stored.sort()).toEqual([[other], [mail]]);
  });

  test('a lead that is delivered again keeps the attempt that is in progress', async () => {
    const store = open({channels: ['webhook']});
    await store.save(lead);
    const [claim] = await store.claim('webhook', 1);
    expect(await store.replay({id: claim?.lead.id})).toBe(0);
    await store.settle('webhook', claim as Claim, {state: 'delivered', answer: 'status 200'}, 0);
    expect((await collect(store))[0]?.deliveries).toMatchObject([{state: 'delivered', attempts: 1}]);
  });

  test('tables that are dropped are created again, also if some remain', async () => {
    const store = open();
    await store.save(lead);
    await query(database.url, 'DROP TABLE leads, lead_deliveries, lead_digests, lead_visits, lead_health CASCADE');
    expect(await store.save(lead)).toBe('stored');
  });

  test('an IPv6 network may send ten times as many leads a minute as an address', async () => {
    const store = open({perMinute: 2});
    const results = [];
    for (let number = 0; number < 21; number += 1) {
      results.push(await store.save({...lead, firstName: String(number), visitors: [`${number}`, 'network']}));
    }
    expect(results.lastIndexOf('stored')).toBe(19);
    expect(results[20]).toBe('limited');
  });

  test('a database that is down at the start rejects leads, and stores them once it is up', async () => {
    await proxy.stop();
    const store = open({connectTimeoutMs: 1000});
    await expect(store.save(lead)).rejects.toThrow('ECONNREFUSED');
    await expect(store.health(365)).rejects.toThrow('ECONNREFUSED');
    await proxy.restart();
    expect(await store.save(lead)).toBe('stored');
  });

  test('a lead waits for a database that restarts', async () => {
    const store = open();
    await store.health(365);
    await proxy.stop();
    const saving = store.save(lead);
    setTimeout(() => proxy.restart(), 300);
    expect(await saving).toBe('stored');
  });

  testPostgres('while a table is locked, the store uses no more backends than its pool has connections', async () => {
    const store = open({maxConnections: 3, queryTimeoutMs: 200, connectTimeoutMs: 200});
    await store.health(365);
    const other = new Client({connectionString: database.url});
    await other.connect();
    try {
      await other.query('BEGIN; LOCK TABLE leads');
      for (let round = 0; round < 4; round += 1) {
        const saves = Array.from({length: 6}, () => store.save(lead));
        expect((await Promise.allSettled(saves)).map(({status}) => status)).not.toContain('fulfilled');
      }
      const backends = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'leads'";
      expect((await query(database.url, backends))[0]?.n).toBeLessThanOrEqual(3);
    } finally {
      await other.end();
    }
    expect(await store.save(lead)).toBe('stored');
  });

  testPostgres('the role has a timeout, unless it had one', async () => {
    const timeout = async () => (await query(database.url, 'SHOW statement_timeout'))[0]?.statement_timeout;
    await query(database.url, 'ALTER ROLE CURRENT_USER IN DATABASE postgres RESET statement_timeout');
    await open().open();
    expect(await timeout()).toBe('5s');
    await query(database.url, "ALTER ROLE CURRENT_USER IN DATABASE postgres SET statement_timeout = '7s'");
    await open().open();
    expect(await timeout()).toBe('7s');
  });

  testPostgres('a database that cannot store every character is refused with its encoding', async () => {
    const url = await createDatabase('latin', "ENCODING 'LATIN1' LOCALE 'C'");
    await expect(open({url}).save(lead)).rejects.toThrow(/failed: its encoding is LATIN1, but should be UTF8$/);
    await expect(startLeadServer({LEADS_DATABASE_URL: url})).rejects.toThrow('its encoding is LATIN1');
  });

  testPostgres('a restored dump has all leads, and delivers again what was delivered after it', async () => {
    const store = open();
    await store.save(lead);
    const dump = execFileSync(postgresProgram('pg_dump'), ['--format=custom', database.url]);
    const [claim] = await store.claim('webhook', 1);
    await store.settle('webhook', claim as Claim, {state: 'delivered', answer: ''}, 0);
    const url = await createDatabase('restored');
    execFileSync(postgresProgram('pg_restore'), ['--no-owner', `--dbname=${url}`], {input: dump});
    const restored = open({url});
    expect(await collect(restored)).toMatchObject([{id: claim?.lead.id}]);
    expect(await restored.save(lead)).toBe('duplicate');
    expect(await restored.claim('webhook', 9)).toMatchObject([{lead: {id: claim?.lead.id}}]);
  });

  test('a database that is gone amid a request rejects the lead, and stores the next', async () => {
    const store = open({connectTimeoutMs: 1000});
    await store.health(365);
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
    await store.health(365);
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
    await store.health(365);
    proxy.cut();
    // Takes longer than the end of the connection.
    expect(await count('leads')).toBe(0);
    expect(await store.save(lead)).toBe('stored');
  });

  test('if all connections are in use, further leads are rejected after the timeout', async () => {
    const store = open({maxConnections: 1, connectTimeoutMs: 100});
    await store.health(365);
    proxy.pause();
    const first = store.save(lead);
    await expect(store.save({...lead, firstName: 'Second'})).rejects.toThrow('timeout');
    proxy.resume();
    expect(await first).toBe('stored');
    expect(await store.save({...lead, firstName: 'Third'})).toBe('stored');
  });

  test('a database that does not respond rejects the lead after the timeout', async () => {
    // Creates the tables, which may take longer than the timeout.
    await open().health(365);
    const store = open({queryTimeoutMs: 1000});
    await store.health(365);
    proxy.pause();
    await expect(store.save(lead)).rejects.toThrow('timeout');
    proxy.resume();
    expect(await open().save({...lead, firstName: 'Next'})).toBe('stored');
  });
});
