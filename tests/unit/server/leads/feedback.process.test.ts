import {type ChildProcess, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {resolve} from 'node:path';
import type {Readable} from 'node:stream';
import {Client} from 'pg';
import {type Feedback, feedbackPaths, reportsPath} from '../../../../src/lib/feedback';
import {leadPath} from '../../../../src/lib/lead';
import {runCommand} from '../../../../src/server/leads/commands';
import {feedbackRoutes} from '../../../../src/server/leads/feedbackHandler';
import {type FeedbackResult, maxNewReportsPerDay} from '../../../../src/server/leads/feedbackStore';
import {apiHandler} from '../../../../src/server/leads/http';
import {type PostgresStore, postgresStore} from '../../../../src/server/leads/postgresStore';
import {startLeadServer} from '../../../../src/server/leads/server';
import {createLeadService} from '../../../../src/server/leads/service';
import {freePort} from '../../../support/freePort';
import {type Database, dropLeadTables, query, testDatabases} from '../../../support/postgres';

const siteOrigin = 'https://ovamai.example';
const {feedback: feedbackPath, searches: searchesPath} = feedbackPaths;
const allPaths = [feedbackPath, searchesPath, reportsPath];
const id = '3e6518d8-93fa-4c8c-8bfe-f8b6c75760d3';
const answer = {id, path: '/docs/sso', answer: 'no', missing: 'example', text: 'How does it work with Okta?'};
const search = {words: 'sso login', results: 0};
const day = 24 * 60 * 60_000;
const epoch = new Date(0);

describe('the handler', () => {
  let saved: unknown[];
  let result: FeedbackResult | Error;
  const save = async (...values: unknown[]): Promise<FeedbackResult> => {
    if (result instanceof Error) throw result;
    saved.push(...values);
    return result;
  };
  const routes = feedbackRoutes({saveAnswer: save, saveSearches: save, saveReports: save}, siteOrigin);
  const handle = apiHandler(routes, {siteOrigin, hashKey: 'key', timeoutMs: 50});
  const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    handle(
      new Request(`https://api.example.com${path}`, {
        method,
        headers: {'Content-Type': 'application/json', Origin: siteOrigin, ...headers},
        body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : null,
      }),
      '192.0.2.1',
    );
  const reportsJson = {'Content-Type': 'application/reports+json'};
  const report = (body: object, type = 'csp-violation') => ({type, age: 1, url: `${siteOrigin}/`, body});
  const violation = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?token=1',
    documentURL: `${siteOrigin}/docs/sso?q=secret`,
    originalPolicy: 'x'.repeat(1000),
  };
  const stored = {directive: 'script-src-elem', blocked: 'https://evil.example', path: '/docs/sso'};

  beforeEach(() => {
    saved = [];
    result = 'stored';
  });

  test('an answer is stored with the hash of the address only, then gets 204 with CORS', async () => {
    const response = await send(feedbackPath, {...answer, extra: 'dropped'});
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, siteOrigin]);
    expect(saved).toEqual([answer, [expect.stringMatching(/^[\w-]{43}$/)]]);
  });

  test('searches arrive as a beacon of text, also without an Origin', async () => {
    const body = {id, searches: [search, {words: ' a\0b\ud800 ', results: 3, opened: {path: '/pricing', position: 2}}]};
    const response = await send(searchesPath, body, {'Content-Type': 'text/plain;charset=UTF-8', Origin: 'null'});
    expect(response.status).toBe(204);
    expect(saved[0]).toEqual({id, searches: [search, {...body.searches[1], words: 'a\uFFFDb\uFFFD'}]});
  });

  test.each<[string, Record<string, string>, unknown, unknown[]]>([
    [
      'the Reporting API',
      reportsJson,
      [report(violation), report({}, 'deprecation'), report(violation)],
      [stored, stored],
    ],
    [
      'report-uri',
      {'Content-Type': 'application/csp-report'},
      {
        'csp-report': {
          'violated-directive': "script-src 'self'",
          'blocked-uri': 'inline',
          'document-uri': `${siteOrigin}/a?b`,
        },
      },
      [{directive: 'script-src', blocked: 'inline', path: '/a'}],
    ],
    [
      'an extension and an empty URL',
      reportsJson,
      ['chrome-extension://abc/x.js', '', 'data'].map((blockedURL) => report({...violation, blockedURL})),
      ['chrome-extension', 'unknown', 'data'].map((blocked) => ({...stored, blocked})),
    ],
  ])('reports of %s are stored as directive, blocked origin and path', async (_, headers, body, expected) => {
    expect((await send(reportsPath, body, headers)).status).toBe(204);
    expect(saved[0]).toEqual(expected);
  });

  test('reports of other types and of pages of other sites are ignored', async () => {
    const foreign = report({...violation, documentURL: 'https://other.example/'});
    expect((await send(reportsPath, [report({}, 'deprecation'), foreign], reportsJson)).status).toBe(204);
    expect(saved).toEqual([]);
  });

  const asText = {'Content-Type': 'text/plain'};
  test.each<[string, string, unknown, Record<string, string>, number, RegExp]>([
    ['not JSON', feedbackPath, '{', {}, 400, /^The body is not JSON in UTF-8\.$/],
    ['a list', feedbackPath, [], {}, 400, /^The body: /],
    ['null', reportsPath, 'null', reportsJson, 400, /^The body: /],
    ['without an id', feedbackPath, {...answer, id: undefined}, {}, 400, /^id: /],
    ['with an id that is no UUID', feedbackPath, {...answer, id: "'; DROP"}, {}, 400, /^id: /],
    ['with a relative path', feedbackPath, {...answer, path: 'docs'}, {}, 400, /^path: should start with \//],
    ['with a query', feedbackPath, {...answer, path: '/a?b'}, {}, 400, /^path: /],
    ['with another answer', feedbackPath, {...answer, answer: 'maybe'}, {}, 400, /^answer: /],
    ['with another choice', feedbackPath, {...answer, missing: 'x'}, {}, 400, /^missing: /],
    ['with a text of 1,001', feedbackPath, {...answer, text: 'x'.repeat(1001)}, {}, 400, /^text: /],
    ['of 4,097 bytes', feedbackPath, {...answer, padding: 'x'.repeat(4097)}, {}, 413, /at most 4096 bytes/],
    ['declared as text', feedbackPath, answer, asText, 415, /should be application\/json\.$/],
    ['a form', searchesPath, 'a=b', {'Content-Type': 'application/x-www-form-urlencoded'}, 415, /text\/plain or /],
    ['of another site', searchesPath, {id, searches: [search]}, {Origin: 'https://other.example'}, 403, /Only pages/],
    ['without searches', searchesPath, {id, searches: []}, {}, 400, /^searches: /],
    ['with 11 searches', searchesPath, {id, searches: Array(11).fill(search)}, {}, 400, /^searches: /],
    ['without words', searchesPath, {id, searches: [{...search, words: ' '}]}, {}, 400, /^searches\.0\.words: /],
    ['with 101', searchesPath, {id, searches: [{...search, words: 'x'.repeat(101)}]}, {}, 400, /^searches\.0\.words: /],
    ['with -1 results', searchesPath, {id, searches: [{...search, results: -1}]}, {}, 400, /^searches\.0\.results: /],
    ['with 2e9 results', searchesPath, {id, searches: [{...search, results: 2e9}]}, {}, 400, /results: /],
    [
      'with the position 0',
      searchesPath,
      {id, searches: [{...search, opened: {path: '/a', position: 0}}]},
      {},
      400,
      /opened\.position: /,
    ],
    [
      'a report without its page',
      reportsPath,
      [report({...violation, documentURL: undefined})],
      reportsJson,
      400,
      /^documentURL: /,
    ],
    [
      'a report of another format',
      reportsPath,
      {report: 1},
      {'Content-Type': 'application/csp-report'},
      400,
      /csp-report/,
    ],
    ['a report as JSON', reportsPath, [report(violation)], {}, 415, /reports\+json/],
  ])('a body %s gets an error in one line, and nothing is stored', async (_, path, body, headers, status, message) => {
    const response = await send(path, body, headers);
    expect(response.status).toBe(status);
    const line = await response.text();
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(line.trim()).toMatch(message);
    expect(saved).toEqual([]);
  });

  test.each([
    ['a long path', `/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
    ['a path with a space', '/docs/my page', '/docs/my%20page'],
    ['an encoded path', '/docs/%E5%90%8D', '/docs/%E5%90%8D'],
    ['a path with half of a surrogate pair', '/\ud800', '/%EF%BF%BD'],
  ])('%s is stored as its first 200 characters in a URL', async (_, path, expected) => {
    expect((await send(feedbackPath, {...answer, path})).status).toBe(204);
    const opened = {path, position: 1};
    expect((await send(searchesPath, {id, searches: [{...search, opened}]})).status).toBe(204);
    expect(saved[0]).toMatchObject({path: expected});
    expect(saved[2]).toMatchObject({searches: [{opened: {path: expected}}]});
  });

  test('a report about a document without an address does not reject the others of its request', async () => {
    const reports = ['about', 'blob', violation.documentURL].map((documentURL) => report({...violation, documentURL}));
    expect((await send(reportsPath, reports, reportsJson)).status).toBe(204);
    expect(saved[0]).toEqual([stored]);
  });

  test('a text of 1,000 characters of three bytes is stored', async () => {
    expect((await send(feedbackPath, {...answer, text: '名'.repeat(1000)})).status).toBe(204);
  });

  test('too many requests get 429, other methods 405, a preflight 204, and a failing database 503', async () => {
    result = 'limited';
    const limited = await send(feedbackPath, answer);
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await send(feedbackPath, null, {}, 'GET')).status).toBe(405);
    const preflight = await send(reportsPath, null, {}, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'POST']);
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    result = new Error('connect ECONNREFUSED');
    const failed = await send(feedbackPath, answer);
    const {calls} = log.mock;
    log.mockRestore();
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(calls).toEqual([['A page answer could not be stored: connect ECONNREFUSED']]);
  });
});

describe.each(testDatabases())('%s', (name, start) => {
  let database: Database;
  let stores: PostgresStore[];
  let stops: (() => Promise<void>)[];
  let time: number;
  const open = (perMinute = 0) => {
    const store = postgresStore({url: database.url, channels: [], perMinute, now: () => new Date(time)});
    stores.push(store);
    return store.feedback;
  };
  const answerOf = (values: object = {}) => ({...answer, ...values}) as Feedback;
  const report = (path: string) => ({directive: 'script-src', blocked: 'inline', path});

  beforeAll(async () => {
    database = await start();
    await dropLeadTables(database.url);
  });
  beforeEach(() => {
    stores = [];
    stops = [];
    time = Date.parse('2026-03-01T12:00:00Z');
  });
  afterEach(async () => {
    await Promise.all([...stores.map((store) => store.close()), ...stops.map((stop) => stop())]);
    await dropLeadTables(database.url);
  });
  afterAll(() => database.close());

  test('a repeated answer is stored once, and the last wins', async () => {
    const store = open();
    await store.saveAnswer(answerOf(), []);
    await store.saveAnswer(answerOf({answer: 'yes', missing: undefined, text: undefined}), []);
    await store.saveAnswer(answerOf({id: randomUUID(), path: '/pricing', text: "'; DROP TABLE leads --"}), []);
    const {answers} = await store.read(epoch);
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual({...answer, answer: 'yes', missing: null, text: null, receivedAt: new Date(time)});
  });

  test('repeated searches are stored once, in their order', async () => {
    const store = open();
    const list = [search, {words: '{a,"b"} \\\u2028', results: 3, opened: {path: '/pricing', position: 2}}];
    await Promise.all(Array.from({length: 5}, () => store.saveSearches({id, searches: list}, [])));
    expect((await store.read(epoch)).searches).toEqual([{...search, opened: null}, list[1]]);
  });

  test('reports are counted by directive, blocked origin and page, with their last time', async () => {
    const store = open();
    await store.saveReports([report('/a'), report('/a'), report('/b')], []);
    time += day;
    await Promise.all(Array.from({length: 5}, () => store.saveReports([report('/b'), report('/a')], [])));
    const lastSeen = new Date(time);
    expect((await store.read(epoch)).reports).toEqual([
      {...report('/a'), count: 7, lastSeen},
      {...report('/b'), count: 6, lastSeen},
    ]);
  });

  test('a flood of reports stores a limited number of new rows a day, and still counts known ones', async () => {
    const store = open();
    await store.saveReports([report('/known')], []);
    const flood = Array.from({length: maxNewReportsPerDay + 50}, (_, number) => report(`/${number}`));
    await store.saveReports(flood, []);
    await store.saveReports([report('/another'), report('/known')], []);
    const {reports} = await store.read(epoch);
    expect(reports).toHaveLength(maxNewReportsPerDay);
    expect(reports[0]).toMatchObject({path: '/known', count: 2});
    time += day + 1;
    await store.saveReports([report('/another')], []);
    expect((await store.read(epoch)).reports).toHaveLength(maxNewReportsPerDay + 1);
  });

  test('requests above the limit a minute are rejected for their address and kind only', async () => {
    const store = open(2);
    const save = (visitor = 'visitor') => store.saveAnswer(answerOf({id: randomUUID()}), [visitor]);
    expect([await save(), await save(), await save(), await save('other')]).toEqual([
      'stored',
      'stored',
      'limited',
      'stored',
    ]);
    expect(await store.saveReports([report('/a')], ['visitor'])).toBe('stored');
    expect((await store.read(epoch)).answers).toHaveLength(3);
    time += 60_000;
    expect(await save()).toBe('stored');
  });

  test('answers neither limit nor mark the leads of their address', async () => {
    open(2);
    const [store] = stores as [PostgresStore];
    for (let number = 0; number < 4; number += 1) await store.feedback.saveAnswer(answerOf(), ['visitor']);
    const lead = {firstName: 'Ada', companyName: '', workEmail: '', pageUrl: '', marks: []};
    expect(await store.save({...lead, visitors: ['visitor']})).toBe('stored');
    for await (const {marks} of store.list()) expect(marks).toEqual([]);
  });

  test('everything is deleted after 180 days, unless the clocks differ', async () => {
    const store = open();
    await store.saveAnswer(answerOf(), []);
    await store.saveSearches({id, searches: [search, search]}, []);
    await store.saveReports([report('/old'), report('/repeated')], []);
    time += 180 * day;
    expect(await store.purge(180, new Date(time))).toBe(0);
    time += 1;
    await store.saveReports([report('/repeated')], []);
    expect(await store.purge(180, new Date(time - day))).toBe(0);
    expect(await store.purge(180, new Date(time))).toBe(4);
    const {answers, searches, reports} = await store.read(epoch);
    expect([answers, searches, reports.map(({path}) => path)]).toEqual([[], [], ['/repeated']]);
  });

  test('export writes the answers with their ids, or those that contain an e-mail address, as CSV', async () => {
    const store = open();
    const service = createLeadService({LEADS_DATABASE_URL: database.url});
    const other = randomUUID();
    await store.saveAnswer(answerOf({text: '=1+1 from ADA@example.com'}), []);
    time += 1000;
    await store.saveAnswer({id: other, path: '/docs/jira', answer: 'yes'}, []);
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      await runCommand(args, service, {print: (line) => void lines.push(line), pause: async () => {}});
      return lines;
    };
    const head = '"receivedAt","id","path","answer","missing","text"';
    const first = `"2026-03-01T12:00:00.000Z","${id}","/docs/sso","no","example","'=1+1 from ADA@example.com"`;
    const last = `"2026-03-01T12:00:01.000Z","${other}","/docs/jira","yes","",""`;
    expect(await run('export', '--feedback')).toEqual([head, last, first]);
    expect(await run('export', '--feedback', 'ada@example.com')).toEqual([head, first]);
    await service.close();
    await expect(run('export', '--answers')).rejects.toThrow(/^Unknown command: export --answers\n/);
  });

  test('erase deletes what contains an e-mail address, or the answer with an id', async () => {
    const store = open();
    const service = createLeadService({LEADS_DATABASE_URL: database.url});
    const other = randomUUID();
    await store.saveAnswer(answerOf({text: 'Write to ADA@example.com'}), []);
    await store.saveAnswer(answerOf({id: other, text: undefined}), []);
    await store.saveSearches({id, searches: [{words: 'ada@example.com', results: 0}, search]}, []);
    const lines: string[] = [];
    const terminal = {print: (line: string) => void lines.push(line), pause: async () => {}};
    await runCommand(['erase', 'example'], service, terminal);
    expect((await store.read(epoch)).answers).toHaveLength(2);
    await runCommand(['erase', 'ada@example.com'], service, terminal);
    await runCommand(['erase', '--id', other], service, terminal);
    await service.close();
    expect(lines.filter((line) => /answers/.test(line))).toEqual([
      '2 answers and searches deleted.',
      '1 answers and searches deleted.',
    ]);
    expect(await store.read(epoch)).toMatchObject({answers: [], searches: [search]});
  });

  test('a database of the third version is upgraded', async () => {
    await open().read(epoch);
    await query(database.url, 'DROP TABLE site_feedback, site_searches, site_reports');
    await query(database.url, 'DELETE FROM lead_migrations WHERE version = 4');
    const store = open();
    expect(await store.saveAnswer(answerOf(), [])).toBe('stored');
  });

  const env = () => ({
    LEADS_DATABASE_URL: database.url,
    API_HOST: 'https://api.example.com',
    LEADS_PER_MINUTE: '0',
    PORT: String(freePort()),
  });
  const post = (port: number | string, path: string, body: unknown) =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: siteOrigin},
      body: JSON.stringify(body),
    });

  test('the service answers 404 unless SITE_FEEDBACK is on', async () => {
    const startServer = async (settings: Record<string, string>) => {
      const server = await startLeadServer(settings);
      stops.push(server.stop);
      return server;
    };
    const off = await startServer(env());
    for (const path of allPaths) expect((await post(off.port, path, answer)).status).toBe(404);
    const service = createLeadService(env());
    stops.push(service.close);
    const request = new Request(`https://api.example.com${feedbackPath}`, {method: 'POST', body: '{}'});
    expect((await service.respond(request)).status).toBe(404);
    const on = await startServer({...env(), SITE_FEEDBACK: 'on'});
    expect((await post(on.port, feedbackPath, answer)).status).toBe(204);
    expect((await post(on.port, leadPath, answer)).status).toBe(400);
    const metrics = await (await fetch(`http://localhost:${on.port}/metrics`)).text();
    expect(metrics).toContain('\nfeedback_accepted_total 1\n');
    expect(await query(database.url, 'SELECT path, comment FROM site_feedback')).toEqual([
      {path: '/docs/sso', comment: answer.text},
    ]);
    expect(() => createLeadService({...env(), SITE_FEEDBACK: 'yes'})).toThrow(/^SITE_FEEDBACK is "yes"; it should be/);
  });

  const testPostgres = name === 'Postgres' ? test : test.skip;
  testPostgres('while a table of feedback is locked, leads are stored', async () => {
    const store = postgresStore({url: database.url, channels: [], perMinute: 0, queryTimeoutMs: 1000});
    stores.push(store);
    await store.feedback.read(epoch);
    const other = new Client({connectionString: database.url});
    await other.connect();
    const save = () => store.feedback.saveAnswer(answerOf({id: randomUUID()}), []);
    try {
      await other.query('BEGIN; LOCK TABLE site_feedback');
      const answers = Promise.all(Array.from({length: 50}, save));
      const lead = {firstName: 'Ada', companyName: '', workEmail: '', pageUrl: '', marks: [], visitors: []};
      const first = Promise.race([answers, store.save(lead)]);
      expect(await first).toBe('stored');
      await other.query('ROLLBACK');
      await answers;
    } finally {
      await other.end();
    }
    expect(await save()).toBe('stored');
  });

  testPostgres('a service that is killed loses no answer that it has accepted', async () => {
    const settings = {...process.env, ...env(), SITE_FEEDBACK: 'on'};
    const program = ['--import', require.resolve('tsx'), resolve('src/server/leads/main.ts')];
    const startProcess = async (): Promise<ChildProcess> => {
      const service = spawn(process.execPath, program, {env: settings, stdio: ['ignore', 'pipe', 'inherit']});
      await once(service.stdout as Readable, 'data');
      return service;
    };
    const accepted: string[] = [];
    let refused = 0;
    for (const acceptedBeforeKill of [30, 90]) {
      const service = await startProcess();
      const exit = once(service, 'exit');
      const postUntilKilled = async () => {
        for (;;) {
          const next = randomUUID();
          const response = await post(settings.PORT, feedbackPath, {...answer, id: next}).catch(() => undefined);
          if (response?.status === 204) accepted.push(next);
          else refused += 1;
          if (!response) return;
          if (accepted.length >= acceptedBeforeKill) service.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({length: 8}, postUntilKilled));
      await exit;
    }
    const rows = await query(database.url, 'SELECT id FROM site_feedback');
    const stored = new Set(rows.map((row) => row.id));
    expect(refused).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThanOrEqual(90);
    expect(accepted.filter((acceptedId) => !stored.has(acceptedId))).toEqual([]);
  });
});
