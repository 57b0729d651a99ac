import {existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {leadPath} from '../../../src/lib/lead';
import {type BuiltSite, loadBuild} from '../../../src/server/builtSite';
import {leadEndpoint} from '../../../src/server/leads';
import {type Limits, siteServer} from '../../../src/server/siteServer';
import {rawAnswer} from '../../support/rawHttp';
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
  const all = {timeoutMs: 5000, connections: 1000, ...limits};
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
  const opened = loadBuild(folder);
  site = () => opened;
});

beforeEach(() => start());

/** After whatever was sent, the next visitor is answered. */
afterEach(async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('home');
  await stop();
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Sends bytes, and gets the number of the answer; '' when the line was cut without one. */
const sent = async (bytes: string) => /^HTTP\/1\.1 (\d+)/.exec(await rawAnswer(port, bytes))?.[1] ?? '';
const end = 'Host: x\r\nConnection: close\r\n\r\n';
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in buffers, which is where what was sent would be. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** The files that this process has open, where the system says so. */
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
  ['a control character in the address', `GET /a\fb HTTP/1.1\r\n${end}`, '400'],
  ['NUL in the address', `GET /\0 HTTP/1.1\r\n${end}`, '400'],
  ['NUL in a header', `GET / HTTP/1.1\r\nA: \0\r\n${end}`, '400'],
  ['a header that is split by a bare line feed', `GET / HTTP/1.1\r\nA: b\nC\r\n${end}`, '400'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['a method that nobody knows', `FOO / HTTP/1.1\r\n${end}`, '400'],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
  ['what it expects and nobody can give', `GET / HTTP/1.1\r\nExpect: nonsense\r\n${end}`, '417'],
  ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}x`, '400'],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
    '400',
  ],
  ['a negative length', `POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: -1\r\n${end}`, '400'],
  [
    'a length beyond all numbers',
    `POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: ${'9'.repeat(30)}\r\n${end}`,
    '400',
  ],
  ['a chunk of no number', `POST ${leadPath} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n${end}zz\r\nabc`, '400'],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${end}`, ''],
  ['a question about the server', `OPTIONS * HTTP/1.1\r\n${end}`, '405'],
  ['a page to be replaced', `PUT / HTTP/1.1\r\n${end}`, '405'],
  ['1 MB of headers', `GET / HTTP/1.1\r\nA: ${'x'.repeat(megabyte)}\r\n${end}`, '431'],
  ['100,000 headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(100_000)}${end}`, '431'],
  ['an address of 1 MB', `GET /${'x'.repeat(megabyte)} HTTP/1.1\r\n${end}`, '431'],
])('%s is refused', async (_, bytes, status) => {
  expect(await sent(bytes)).toBe(status);
});

test('a build that is not there yet costs one answer, and the log says why', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const opened = site;
  site = () => {
    throw new Error('404.html is missing');
  };
  const status = await sent(`GET / HTTP/1.1\r\n${end}`);
  site = opened;
  const {calls} = log.mock;
  log.mockRestore();
  expect([status, calls]).toEqual(['500', [['GET / failed: 404.html is missing']]]);
});

test.each([
  ['deep', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ['deep and unfinished', '{"a":'.repeat(3000)],
  ['a lead in its prototype', `{"__proto__":${JSON.stringify(lead)}}`],
  ['a lead of a prototype’s making', `{"constructor":{"prototype":${JSON.stringify(lead)}}}`],
  ['no text', '{"firstName":"\xff"}'],
])('JSON that is %s is no lead, and changes nothing', async (_, body) => {
  const head = `POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: ${body.length}\r\n${end}`;
  expect(await sent(head + body)).toBe('400');
  expect({}).not.toHaveProperty('firstName');
  expect(existsSync(file)).toBe(false);
});

test('a lead’s own prototype is not stored', async () => {
  const body = `{"__proto__":{"admin":true},${JSON.stringify(lead).slice(1)}`;
  expect(await sent(`POST ${leadPath} HTTP/1.1\r\n${json}Content-Length: ${body.length}\r\n${end}${body}`)).toBe('200');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([...Object.keys(lead), 'receivedAt']);
});

test.each([
  ['/', '405'],
  [leadPath, '400'],
])('of 50 MB that are sent to %s nothing is kept', async (path, status) => {
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
  // Freed memory is given back in another thread.
  await eventually(() => held() < 10 * megabyte);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

describe('who is too slow is hung up on:', () => {
  beforeEach(async () => {
    await stop();
    await start({timeoutMs: 100});
  });

  // The next visitor may be slow, too, on a busy machine.
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
    await rawAnswer(port, bytes);
  });

  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'A: b\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n', 'x'],
  ])('%s drip without end', async (_, start, drop) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket.on('error', () => {});
    socket.resume();
    const drip = setInterval(() => socket.write(drop), 10);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
  });

  test('the answer is never read', async () => {
    const cut = new Promise((resolve) => server.once('connection', (line: Socket) => line.once('close', resolve)));
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(`GET /${large} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await cut;
    socket.destroy();
    await eventually(() => openFiles().every((name) => !name.endsWith(large)));
  });
});

test('10,000 connections that are dropped leave nothing behind', async () => {
  const beginnings = ['', 'GET', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', `POST ${leadPath} HTTP/1.1\r\nHost: x\r\n`];
  for (let count = 0; count < 10_000; count += 1) await dropAfter(beginnings[count % beginnings.length] ?? '');
  await emptied();
});

test('connections over the limit are hung up on, and the others are kept', async () => {
  await stop();
  await start({connections: 5});
  let cut = 0;
  const sockets = Array.from({length: 20}, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .on('close', () => {
        cut += 1;
      })
      .resume(),
  );
  await eventually(() => cut === 15);
  expect(await open()).toBe(5);
  for (const socket of sockets) socket.destroy();
  await emptied();
});

const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Resolves once the server has no connection left. */
const emptied = () => eventually(async () => (await open()) === 0);

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('That never came to hold.');
}

function dropAfter(bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      bytes ? socket.write(bytes, () => socket.destroy()) : socket.destroy(),
    );
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
