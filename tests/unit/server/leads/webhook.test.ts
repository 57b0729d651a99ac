import type {RequestListener} from 'node:http';
import {createServer, type Socket} from 'node:net';
import {Webhook} from 'standardwebhooks';
import {sign, webhookSender} from '../../../../src/server/leads/webhook';
import {freePort} from '../../../support/freePort';
import {type Listening, listen} from '../../../support/listen';

const secret = `whsec_${Buffer.from('a key of 24 bytes, no more').toString('base64')}`;
const lead = {
  id: '3e6518d8-93fa-4c8c-8bfe-f8b6c75760d3',
  receivedAt: new Date('2026-03-01T12:00:00Z'),
  firstName: 'Ада 👩‍💻',
  companyName: 'Example Ltd',
  workEmail: 'ada@example.com',
  pageUrl: 'prreview',
  marks: ['no-origin'],
  attribution: {utm_source: 'ads', landing: '/pricing'},
};

let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const sendTo = (url: string, options: Partial<Parameters<typeof webhookSender>[0]> = {}) =>
  webhookSender({url, secrets: [secret], now: () => 1_772_366_400_500, ...options})(lead, new AbortController().signal);
const send = async (listener: RequestListener, timeoutMs = 10_000) => {
  server = await listen(listener);
  return sendTo(`${server.origin}/hook`, {timeoutMs});
};

test('the signature is that of the example of Standard Webhooks', () => {
  expect(
    sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a lead is posted as JSON, signed, with its id', async () => {
  let received: {method?: string; headers: Record<string, unknown>; body: string} | undefined;
  const result = await send(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received = {method: request.method, headers: request.headers, body};
    response.writeHead(204).end();
  });
  expect(result).toMatchObject({ok: true});
  const {id, receivedAt, ...data} = lead;
  expect(JSON.parse(received?.body ?? '')).toEqual({
    type: 'lead.received',
    timestamp: '2026-03-01T12:00:00.000Z',
    data: {id, ...data},
  });
  expect(received?.method).toBe('POST');
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': '1772366400',
    'webhook-signature': sign(secret, id, 1_772_366_400, received?.body ?? ''),
  });
});

test('while a secret is replaced, receivers verify the lead with the old or the new one', async () => {
  const secrets = [secret, `whsec_${Buffer.from('another key of 24 bytes !').toString('base64')}`];
  let verified: unknown[] = [];
  server = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = request.headers as Record<string, string>;
    verified = secrets.map((known) => (new Webhook(known).verify(body, headers) as {data: {id: string}}).data.id);
    response.end();
  });
  expect(await sendTo(server.origin, {secrets, now: Date.now})).toMatchObject({ok: true});
  expect(verified).toEqual([lead.id, lead.id]);
});

test.each([200, 201, 202, 204])('status %i is a success', async (status) => {
  const answer = `status ${status}`;
  expect(await send((_, response) => response.writeHead(status).end())).toMatchObject({ok: true, answer});
});

test.each([401, 403, 404, 410, 429, 500])('status %i is a failure, final only if it is 410', async (status) => {
  const result = await send((_, response) => response.writeHead(status, {'Retry-After': '7'}).end('Ada'));
  expect(result).toEqual({ok: false, answer: `status ${status}`, isFinal: status === 410, retryAfter: '7'});
});

test('a redirect is a failure and is not followed', async () => {
  const paths: unknown[] = [];
  const result = await send((request, response) => {
    paths.push(request.url);
    response.writeHead(301, {Location: '/other'}).end();
  });
  expect(result).toMatchObject({ok: false, answer: 'status 301'});
  expect(paths).toEqual(['/hook']);
});

test('a webhook that hangs fails after the timeout', async () => {
  expect(await send(() => {}, 100)).toEqual({ok: false, answer: 'no response within 0.1 s'});
});

test('a response whose headers arrive a byte at a time fails after the timeout', async () => {
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];
  const dripping = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).resume();
    const bytes = `HTTP/1.1 200 OK\r\nX-Filler: ${'x'.repeat(10_000)}`;
    let sent = 0;
    timers.push(setInterval(() => socket.write(bytes[sent++] ?? 'x'), 10));
  });
  const port = await new Promise<number>((resolve) =>
    dripping.listen(0, '127.0.0.1', () => resolve((dripping.address() as {port: number}).port)),
  );
  const result = await sendTo(`http://127.0.0.1:${port}/`, {timeoutMs: 150});
  for (const timer of timers) clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => dripping.close(resolve));
  expect(result).toEqual({ok: false, answer: 'no response within 0.15 s'});
});

test('a success whose body never ends is a success at once', async () => {
  const result = await send((_, response) => {
    response.writeHead(200).write('x');
  });
  expect(result).toMatchObject({ok: true});
});

test('a connection that is closed without a response is a failure', async () => {
  const result = await send((request) => request.socket.destroy());
  expect(result).toMatchObject({ok: false, answer: expect.stringMatching(/^connection failed/)});
});

test('a webhook that is down is a failure with its code', async () => {
  const result = await sendTo(`http://127.0.0.1:${freePort()}/`);
  expect(result).toEqual({ok: false, answer: 'connection failed: ECONNREFUSED'});
});
