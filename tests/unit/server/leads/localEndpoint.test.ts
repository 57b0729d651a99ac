import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, METHODS, type Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {leadPath} from '../../../../src/lib/lead';
import {jsonlStore, leadEndpoint} from '../../../../src/server/leads/localEndpoint';
import {visitorAddress} from '../../../../src/server/leads/nodeAdapter';
import {requestRaw} from '../../../support/rawHttp';

const siteOrigin = 'https://ovamai.example';
const lead = {firstName: 'Ada Example', companyName: 'Example Ltd', workEmail: 'ada@example.com', pageUrl: 'prreview'};

let folder: string;
let file: string;
let server: Server;
let origin: string;

async function start(timeoutMs?: number): Promise<void> {
  const leads = leadEndpoint({file, siteOrigin, timeoutMs});
  server = createServer((request, response) => leads(request, response, () => response.end('next handler')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Restarts the server with a timeout for request bodies. */
async function restartWithTimeout(timeoutMs: number): Promise<void> {
  await stop();
  await start(timeoutMs);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  file = join(folder, '.data/leads.jsonl');
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(folder, {recursive: true});
});

const json = {'Content-Type': 'application/json'};
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(origin + leadPath, {method: 'POST', headers, body});
const stored = () =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    : [];

const raw = (bytes: string) => requestRaw((server.address() as AddressInfo).port, bytes);

test('a lead is stored as a line with its four fields and its arrival time', async () => {
  const before = Date.now();
  const response = await post(JSON.stringify({...lead, extra: 'dropped'}));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({status: 'received'});
  const [line, ...others] = stored();
  expect(others).toEqual([]);
  expect(Object.keys(line)).toEqual(['firstName', 'companyName', 'workEmail', 'pageUrl', 'receivedAt']);
  expect(line).toMatchObject(lead);
  expect(Date.parse(line.receivedAt)).toBeGreaterThanOrEqual(before);
  expect(new Date(line.receivedAt).toISOString()).toBe(line.receivedAt);
});

test('leads are appended, and only the owner can read the file', async () => {
  await post(JSON.stringify(lead));
  await post(JSON.stringify({...lead, pageUrl: 'SecurityScan'}), {
    'Content-Type': 'Application/JSON; charset=utf-8',
  });
  expect(stored().map(({pageUrl}) => pageUrl)).toEqual(['prreview', 'SecurityScan']);
  if (process.platform !== 'win32') {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  }
});

test('500 concurrent leads are stored as 500 complete lines', async () => {
  const names = Array.from(
    {length: 500},
    (_, number) => `${number} \n\u0085\u2028\u2029 ${'long '.repeat(number % 50)}👩‍💻`,
  );
  const answers = await Promise.all(names.map((firstName) => post(JSON.stringify({...lead, firstName}))));
  expect(answers.every(({status}) => status === 200)).toBe(true);
  const lines = stored();
  expect(lines).toHaveLength(500);
  expect(new Set(lines.map(({firstName}) => firstName))).toEqual(new Set(names));
  expect(readFileSync(file, 'utf8')).not.toMatch(/[\u0085\u2028\u2029]/);
});

test.each([
  ['not JSON', 'firstName=Ada', json, 'The body is not JSON'],
  ['empty', '', json, 'The body is not JSON'],
  ['a list', '[]', json, 'The body should be a JSON object'],
  ['missing a field', JSON.stringify({...lead, workEmail: undefined}), json, 'workEmail is missing'],
  ['with a number', JSON.stringify({...lead, workEmail: 7}), json, 'workEmail should be a string'],
  ['declared as text', JSON.stringify(lead), {'Content-Type': 'text/plain'}, 'The Content-Type should be'],
  ['declared as a form', JSON.stringify(lead), {'Content-Type': 'application/x-www-form-urlencoded'}, 'Content-Type'],
  ['declared as application/jsonp', JSON.stringify(lead), {'Content-Type': 'application/jsonp'}, 'Content-Type'],
])('a body that is %s gets 400 with a one-line reason, and nothing is stored', async (_, body, headers, reason) => {
  const response = await post(body, headers as Record<string, string>);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  expect(await response.text()).toMatch(new RegExp(`^[^\n]*${reason}[^\n]*\n$`));
  expect(stored()).toEqual([]);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s gets 405 with the allowed methods', async (method) => {
  const response = await fetch(origin + leadPath, {method});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
});

describe('a body over 16 KiB', () => {
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({...lead, firstName: ''});
    return JSON.stringify({...lead, firstName: 'x'.repeat(bytes - empty.length)});
  };

  test('is rejected at 16385 bytes, accepted at 16384', async () => {
    expect((await post(ofSize(16_384))).status).toBe(200);
    const response = await post(ofSize(16_385));
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('The body should be at most 16384 bytes.\n');
    expect(stored()).toHaveLength(1);
  });

  test('is rejected with chunked encoding, too', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 100; chunk += 1) controller.enqueue(Buffer.alloc(1024, 0x20));
        controller.close();
      },
    });
    const request = {method: 'POST', headers: json, body, duplex: 'half'} as RequestInit;
    expect((await fetch(origin + leadPath, request)).status).toBe(400);
    expect(stored()).toEqual([]);
  });

  test('gets a response at any size, and the next lead is stored', async () => {
    expect((await post(ofSize(5_000_000))).status).toBe(400);
    expect((await post(JSON.stringify(lead))).status).toBe(200);
    expect(stored()).toHaveLength(1);
  });

  test('is cut off if it never ends', async () => {
    await restartWithTimeout(200);
    const head = `POST ${leadPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n`;
    expect(await raw(`${head}{`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`${head.replace('POST', 'PUT')}{`)).toMatch(/^HTTP\/1\.1 405 /);
    expect((await post(JSON.stringify(lead))).status).toBe(200);
  });
});

test('a slow body gets 408, and nothing is stored', async () => {
  await restartWithTimeout(200);
  const head = `POST ${leadPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n`;
  expect(await raw(`${head}{"firstName": "Ada`)).toMatch(/^HTTP\/1\.1 408 /);
  expect(stored()).toEqual([]);
});

test('an aborted request stores nothing, and the next lead is stored', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${leadPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await post(JSON.stringify(lead))).status).toBe(200);
  expect(stored()).toHaveLength(1);
});

test('a lead that cannot be stored gets 503; the log contains the reason but no personal data', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mkdirSync(file, {recursive: true});
  const response = await post(JSON.stringify(lead));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(await response.text()).toBe('The lead could not be stored. Please try again.\n');
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls.join()).toContain('EISDIR');
  expect(log.mock.calls.join()).not.toContain('Ada');
  log.mockRestore();

  rmSync(file, {recursive: true});
  expect((await post(JSON.stringify(lead))).status).toBe(200);
});

describe('pages of another origin', () => {
  const preflight = (from: string) =>
    fetch(origin + leadPath, {
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  test('may post if it is the site’s own', async () => {
    const preflighted = await preflight(siteOrigin);
    expect(preflighted.status).toBe(204);
    expect(preflighted.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(preflighted.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(preflighted.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Lead-Attribution');
    for (const body of [JSON.stringify(lead), '{}']) {
      const posted = await post(body, {...json, Origin: siteOrigin});
      expect(posted.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
      expect(posted.headers.get('Vary')).toBe('Origin');
    }
  });

  test.each(['https://evil.example', 'https://ovamai.example.evil.example', 'http://ovamai.example', 'null'])(
    'may not post from %s',
    async (from) => {
      const answers = [await preflight(from), await post('{}', {...json, Origin: from})];
      for (const {headers} of answers) {
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(headers.get('Vary')).toBe('Origin');
      }
    },
  );

  test('may not send credentials', async () => {
    expect((await preflight(siteOrigin)).headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });
});

test('only the lead path is handled, with any query', async () => {
  for (const path of ['/', '/pricing', `${leadPath}/`, `${leadPath}x`, '/api']) {
    expect(await (await fetch(origin + path, {method: 'POST', headers: json, body: '{}'})).text()).toBe('next handler');
  }
  expect((await fetch(`${origin}${leadPath}?a=1`)).status).toBe(405);
});

test('every method of HTTP gets 405 except POST and OPTIONS, and bytes beyond ASCII in headers do no harm', async () => {
  const {port} = server.address() as AddressInfo;
  for (const method of METHODS.filter((name) => !['POST', 'OPTIONS', 'CONNECT'].includes(name))) {
    const head = `${method} ${leadPath} HTTP/1.1\r\nHost: x\r\nOrigin: \xff\xe9\r\nConnection: close\r\n\r\n`;
    expect([method, (await requestRaw(port, head)).slice(0, 12)]).toEqual([method, 'HTTP/1.1 405']);
  }
});

describe('the file', () => {
  const minuteMs = 60_000;
  let time: number;
  beforeEach(() => {
    time = 1_000 * minuteMs;
  });
  const open = (path = file) => {
    const store = jsonlStore({file: path, now: () => time});
    return (values: Partial<typeof lead> = {}) =>
      store.save({...lead, ...values, marks: ['no-origin'], visitors: ['a']});
  };

  test('contains the same values within ten minutes once', async () => {
    const save = open();
    expect(await save()).toBe('stored');
    time += 10 * minuteMs - 1;
    expect(await save()).toBe('duplicate');
    expect(await save({pageUrl: 'SecurityScan'})).toBe('stored');
    time += 1;
    expect(await save()).toBe('stored');
    expect(stored()).toHaveLength(3);
    expect(stored()[0]).toEqual({...lead, receivedAt: new Date(1_000 * minuteMs).toISOString()});
  });

  test('contains how the visit began, which does not make a new lead', async () => {
    const store = jsonlStore({file, now: () => time});
    const save = (attribution?: object) => store.save({...lead, marks: [], visitors: ['a'], attribution});
    expect(await save({utm_source: 'ads'})).toBe('stored');
    expect(await save()).toBe('duplicate');
    expect(stored()).toMatchObject([{...lead, attribution: {utm_source: 'ads'}}]);
  });

  test('contains new leads after the clock was set back', async () => {
    const save = open();
    await save();
    time -= 24 * 60 * minuteMs;
    expect(await save()).toBe('stored');
  });

  (existsSync('/dev/full') ? test : test.skip)('on a full disk rejects the lead, which can be sent again', async () => {
    const save = open('/dev/full');
    await expect(save()).rejects.toThrow('ENOSPC');
    await expect(save()).rejects.toThrow('ENOSPC');
  });
});

test.each([
  [0, '198.51.100.9', '127.0.0.1'],
  [1, '203.0.113.5, 198.51.100.9', '198.51.100.9'],
  [2, '203.0.113.5, 198.51.100.9', '203.0.113.5'],
  [1, '', '127.0.0.1'],
  [3, '203.0.113.5, 198.51.100.9', '127.0.0.1'],
  [1, '198.51.100.9:40001', '198.51.100.9'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, 'unknown', '127.0.0.1'],
])('behind %i proxies, the address of "X-Forwarded-For: %s" is %s', (proxies, forwarded, address) => {
  const request = {headers: {'x-forwarded-for': forwarded}, socket: {remoteAddress: '127.0.0.1'}};
  expect(visitorAddress(request as unknown as IncomingMessage, proxies)).toBe(address);
});
