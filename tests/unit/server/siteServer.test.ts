import {existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {leadPath} from '../../../src/lib/lead';
import {type BuiltSite, loadBuild} from '../../../src/server/builtSite';
import {leadEndpoint} from '../../../src/server/leads/localEndpoint';
import {type Limits, siteServer} from '../../../src/server/siteServer';
import {requestRaw} from '../../support/rawHttp';
import {writeSite} from '../../support/writeSite';

setFlagsFromString('--expose-gc');

const megabyte = 2 ** 20;
const lead = {firstName: 'Ada Example', companyName: 'Example Ltd', workEmail: 'ada@example.com', pageUrl: 'prreview'};
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const file = join(folder, 'leads.jsonl');
const large = 'img/large.png';
let site: () => BuiltSite;

let server: Server;
let port: number;

async function start(limits: Partial<Limits> = {}): Promise<void> {
  const all = {timeoutMs: 5000, maxConnections: 1000, ...limits};
  server = siteServer(() => site(), leadEndpoint({file, siteOrigin: 'https://ovamai.example'}), all);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeAll(() => {
  writeSite(folder, {'index.html': 'home', '404.html': 'links home', [large]: Buffer.alloc(32 * megabyte)});
  const build = loadBuild(folder);
  site = () => build;
});

beforeEach(() => start());

/** After each test, the server still responds to the next visitor. */
afterEach(async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
  await stop();
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Sends bytes and returns the status code; '' if the connection was closed without a response. */
const sendRaw = async (bytes: string) => /^HTTP\/1\.1 (\d+)/.exec(await requestRaw(port, bytes))?.[1] ?? '';
const end = 'Host: x\r\nConnection: close\r\n\r\n';
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the bytes in buffers, which contain all received data. */
function bufferedBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** Returns the files that this process has open; none on systems without /proc. */
function openFiles(): string[] {
  const folder = '/proc/self/fd';
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return [];
    }
  });
}

const json = 'Content-Type: application/json\r\n';

test.each([
  ['an unknown method', `FOO / HTTP/1.1\r\n${end}`, '400'],
  ['a negative length', `POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: -1\r\n${end}`, '400'],
  ['OPTIONS for the server', `OPTIONS * HTTP/1.1\r\n${end}`, '405'],
  ['PUT of a page', `PUT / HTTP/1.1\r\n${end}`, '405'],
  ['1 MB of headers', `GET / HTTP/1.1\r\nA: ${'x'.repeat(megabyte)}\r\n${end}`, '431'],
])('%s is rejected', async (_, bytes, status) => {
  expect(await sendRaw(bytes)).toBe(status);
});

test('an incomplete build fails only that request, and the log contains the reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const previous = site;
  site = () => {
    throw new Error('404.html is missing');
  };
  const status = await sendRaw(`GET / HTTP/1.1\r\n${end}`);
  site = previous;
  const {calls} = log.mock;
  log.mockRestore();
  expect([status, calls]).toEqual(['500', [['GET / failed: 404.html is missing']]]);
});

test.each([
  ['deeply nested', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ['deeply nested and incomplete', '{"a":'.repeat(3000)],
  ['a lead in __proto__', `{"__proto__":${JSON.stringify(lead)}}`],
  ['a lead in constructor.prototype', `{"constructor":{"prototype":${JSON.stringify(lead)}}}`],
  ['not UTF-8', '{"firstName":"\xff"}'],
])('JSON that is %s gets 400 and stores nothing', async (_, body) => {
  const head = `POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: ${body.length}\r\n${end}`;
  expect(await sendRaw(head + body)).toBe('400');
  expect({}).not.toHaveProperty('firstName');
  expect(existsSync(file)).toBe(false);
});

test('__proto__ in a lead is not stored', async () => {
  const body = `{"__proto__":{"admin":true},${JSON.stringify(lead).slice(1)}`;
  expect(await sendRaw(`POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: ${body.length}\r\n${end}${body}`)).toBe(
    '200',
  );
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([...Object.keys(lead), 'receivedAt']);
});

test.each([
  ['/', '405'],
  [leadPath, '400'],
])('50 MB sent to %s do not stay in memory', async (path, status) => {
  // Of other test files that ran in this process.
  const before = bufferedBytes();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(megabyte, ' '), Buffer.from('\r\n')]);
  for (let sentBytes = 0; sentBytes < 50; sentBytes += 1) {
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  expect(answer).toMatch(`HTTP/1.1 ${status}`);
  // Another thread releases the memory.
  await eventually(() => bufferedBytes() < before + 10 * megabyte);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

describe('slow clients are disconnected:', () => {
  beforeEach(async () => {
    await stop();
    await start({timeoutMs: 100});
  });

  // Restores the default timeout: the request after each test may be slow, too, on a busy machine.
  afterEach(async () => {
    await stop();
    await start();
  });

  test.each([
    ['nothing is sent', ''],
    ['the headers never end', 'GET / HTTP/1.1\r\nHost: x\r\nA: '],
    ['the body never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nx'],
    ['the lead never ends', `POST ${leadPath} HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 99\r\n\r\n{`],
    [
      'the lead’s chunks never end',
      `POST ${leadPath} HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\n1`,
    ],
  ])('%s', async (_, bytes) => {
    await requestRaw(port, bytes);
  });

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'A: b\r\n'],
    ['body bytes', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n', 'x'],
  ])('%s arrive slowly and never end', async (_, start, bytes) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket.on('error', () => {});
    socket.resume();
    const interval = setInterval(() => socket.write(bytes), 10);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(interval);
  });

  test('the response is never read', async () => {
    const closed = new Promise((resolve) =>
      server.once('connection', (connection: Socket) => connection.once('close', resolve)),
    );
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(`GET /${large} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await closed;
    socket.destroy();
    await eventually(() => openFiles().every((name) => !name.endsWith(large)));
  });
});

test('connections above the limit are closed, and the others stay open', async () => {
  await stop();
  await start({maxConnections: 5});
  let closed = 0;
  const sockets = Array.from({length: 20}, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .on('close', () => {
        closed += 1;
      })
      .resume(),
  );
  await eventually(() => closed === 15);
  expect(await countOpen()).toBe(5);
  for (const socket of sockets) socket.destroy();
  await allClosed();
});

const countOpen = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Resolves when the server has no open connections. */
const allClosed = () => eventually(async () => (await countOpen()) === 0);

async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The condition was not true within 5 s.');
}
