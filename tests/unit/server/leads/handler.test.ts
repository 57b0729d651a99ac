import {leadPath, readLead} from '../../../../src/lib/lead';
import {leadHandler} from '../../../../src/server/leads/handler';
import {visitorHashes} from '../../../../src/server/leads/http';
import type {NewLead, SaveResult} from '../../../../src/server/leads/store';

const siteOrigin = 'https://ovamai.example';
const lead = {firstName: 'Ada Example', companyName: 'Example Ltd', workEmail: 'ada@example.com', pageUrl: 'prreview'};
const json = {'Content-Type': 'application/json', Origin: siteOrigin};
const url = `https://api.example.com${leadPath}`;

let saved: NewLead[];
let result: SaveResult;

beforeEach(() => {
  saved = [];
  result = 'stored';
});

const store = {
  async save(newLead: NewLead): Promise<SaveResult> {
    saved.push(newLead);
    return result;
  },
};
const handler = (overrides = {}) => leadHandler({store, siteOrigin, hashKey: 'key', ...overrides});
const request = (
  body: BodyInit | null = JSON.stringify(lead),
  headers: Record<string, string> = json,
  method = 'POST',
) => new Request(url, {method, headers, body, duplex: 'half'} as RequestInit);
const respond = (...of: Parameters<typeof request>) => handler()(request(...of), '192.0.2.1');

test('a lead is stored with its four values, before the answer', async () => {
  const response = await respond(JSON.stringify({...lead, extra: 'dropped'}));
  expect([response.status, await response.text()]).toEqual([200, '{"status":"received"}\n']);
  expect(saved).toEqual([{...lead, marks: [], visitors: [expect.stringMatching(/^[\w-]{43}$/)]}]);
});

test.each([
  ['utm_source=ads&landing=%2Fpricing&other=x', {utm_source: 'ads', landing: '/pricing'}],
  [`gclid=${'%F0%9F%98%80'.repeat(300)}`, {gclid: '😀'.repeat(200)}],
  ['utm_term=a%00b%0Ac', {utm_term: 'abc'}],
  ['utm_source=&other=x', undefined],
  ['%FF%%%&&&=', undefined],
])('the header “%.50s” is stored with the lead, limited to the known values', async (header, attribution) => {
  await respond(undefined, {...json, 'Lead-Attribution': header});
  expect(saved[0]?.attribution).toEqual(attribution);
  expect(saved[0]).toMatchObject(lead);
});

test('a duplicate gets the same answer', async () => {
  const first = await respond();
  result = 'duplicate';
  const second = await respond();
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
});

test('too many requests get 429 with Retry-After', async () => {
  result = 'limited';
  const response = await respond();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
});

test('a lead that cannot be stored gets 503 with Retry-After, and the log contains no values', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const save = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const response = await handler({store: {save}})(request());
  const {calls} = log.mock;
  log.mockRestore();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(calls).toEqual([['A lead could not be stored: connect ECONNREFUSED']]);
});

const ofSize = (bytes: number) => {
  const empty = JSON.stringify({...lead, firstName: ''});
  return JSON.stringify({...lead, firstName: 'x'.repeat(bytes - empty.length)});
};
const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024));
    },
  });

test.each<[string, BodyInit, Record<string, string>, number]>([
  ['not JSON', '{', json, 400],
  ['empty', '', json, 400],
  ['without a key', JSON.stringify({...lead, pageUrl: undefined}), json, 400],
  ['with wrong keys', JSON.stringify({name: 'Ada', email: 'ada@example.com'}), json, 400],
  ['with a number', JSON.stringify({...lead, firstName: 1}), json, 400],
  ['not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), json, 400],
  ['of 16,385 bytes', ofSize(16_385), json, 413],
  ['endless', endless(), json, 413],
  ['declared as text', JSON.stringify(lead), {...json, 'Content-Type': 'text/plain'}, 415],
  ['a form', 'firstName=Ada', {...json, 'Content-Type': 'application/x-www-form-urlencoded'}, 415],
])(
  'a body that is %s gets an error in one line, with CORS, and nothing is stored',
  async (_, body, headers, status) => {
    const response = await respond(body, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^[^\n]+\n$/);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(saved).toEqual([]);
  },
);

test('npm start and npm run serve answer 400 instead of 413 and 415', async () => {
  for (const [body, type] of [
    [ofSize(16_385), 'application/json'],
    [JSON.stringify(lead), 'text/plain'],
  ] as const) {
    const response = await handler({onlyBadRequest: true})(request(body, {'Content-Type': type}));
    expect(response.status).toBe(400);
  }
});

test.each([
  ['all scripts', 'Ада Zoë 李小龙 محمد नेहा 👩‍💻 Ωμέγα ไทย'],
  ['10 kB', 'x'.repeat(10_000)],
  ['NUL and control characters', 'a\0b\u001b[31m\r\nc'],
  ['markup', '<script>alert(1)</script>'],
  ['a lone surrogate', 'a\ud800b'],
  ['only spaces', '   '],
])('a name of %s is stored as typed', async (_, firstName) => {
  expect((await respond(JSON.stringify({...lead, firstName}))).status).toBe(200);
  expect(saved[0]?.firstName).toBe(firstName);
});

test('a slow body gets 408 after the timeout', async () => {
  const cancel = jest.fn();
  const start = (controller: ReadableStreamDefaultController) =>
    controller.enqueue(new TextEncoder().encode('{"first'));
  const response = await handler({timeoutMs: 50})(request(new ReadableStream({start, cancel})));
  expect([response.status, response.headers.get('Connection')]).toEqual([408, 'close']);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
});

test('a body that ends early gets 400', async () => {
  const body = new ReadableStream({start: (controller) => controller.error(new Error('aborted'))});
  const response = await respond(body);
  expect([response.status, await response.text()]).toEqual([
    400,
    'The connection closed before the whole body arrived.\n',
  ]);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])('%s gets 405 with the allowed methods', async (method) => {
  const response = await respond(null, json, method);
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('another path gets 404', async () => {
  expect((await handler()(new Request('https://api.example.com/other', {method: 'POST'}))).status).toBe(404);
});

test('a preflight from the site is allowed; from another origin it is not', async () => {
  const preflight = (Origin: string) => respond(null, {Origin}, 'OPTIONS');
  const {status, headers} = await preflight(siteOrigin);
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Lead-Attribution');
  const foreign = await preflight('https://evil.example');
  expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each<[string, Partial<typeof lead>, Record<string, string>, string[]]>([
  ['no Origin', {}, {Origin: ''}, ['no-origin']],
  ['another site', {}, {Origin: 'https://evil.example'}, ['other-origin']],
  ['the origin null', {}, {Origin: 'null'}, ['other-origin']],
  ['the API’s own origin', {}, {Origin: 'http://localhost:3000', Host: 'localhost:3000'}, []],
  ['a link in the name', {firstName: 'Win at https://spam.example'}, {}, ['link-in-name']],
  ['a link in the company', {companyName: 'WWW.spam.example'}, {}, ['link-in-name']],
  ['a company named after its domain', {companyName: 'Booking.com'}, {}, []],
  ['the page of test leads', {pageUrl: 'test lead'}, {}, ['test']],
])('a lead with %s is stored with its marks', async (_, values, headers, marks) => {
  const all = Object.entries({...json, ...headers}).filter(([, value]) => value !== '');
  const response = await respond(JSON.stringify({...lead, ...values}), Object.fromEntries(all));
  expect(response.status).toBe(200);
  expect(saved[0]?.marks).toEqual(marks);
});

test('the fields of a lead are those of the form', () => {
  expect(readLead(Buffer.from(JSON.stringify(lead)))).toEqual(lead);
});

const hash = (address: string | undefined, key = 'key') => visitorHashes(address, key)[0];

test('the hash depends on the address and the key, and does not contain the address', () => {
  expect(hash('192.0.2.1')).toBe(hash('192.0.2.1'));
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.2'));
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.1', 'other key'));
  expect(hash('192.0.2.1')).not.toContain('192');
});

test('all addresses of an IPv6 network have one hash, in any notation', () => {
  const first = hash('2001:db8:1:2::1');
  expect(hash('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(first);
  expect(hash('2001:0DB8:0001:0002:0000:0000:0000:0001')).toBe(first);
  expect(hash('2001:db8:1:3::1')).not.toBe(first);
  expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:1::'));
  expect(hash('fe80::1%eth0')).toBe(hash('fe80::2'));
  expect(hash('::1')).toBe(hash('::2'));
  const [, network] = visitorHashes('2001:db8:1:2::1', 'key');
  expect(visitorHashes('2001:db8:1:3::1', 'key')[1]).toBe(network);
  expect(visitorHashes('2001:db8:2:2::1', 'key')[1]).not.toBe(network);
});

test('an IPv4 address in IPv6 notation has the hash of the IPv4 address', () => {
  expect(hash('::ffff:192.0.2.1')).toBe(hash('192.0.2.1'));
});

test.each([undefined, '', 'unknown', '192.0.2.1:8080', "'; drop table leads"])('%s is not an address', (address) => {
  expect(hash(address)).toBeUndefined();
});
