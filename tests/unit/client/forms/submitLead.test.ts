import {submitLead} from '../../../../src/client/forms/submitLead';
import {reportAction, reportError} from '../../../../src/client/monitoring/reports';
import {settings} from '../../../../src/client/settings';

jest.mock('../../../../src/client/monitoring/reports', () => ({reportAction: jest.fn(), reportError: jest.fn()}));
jest.mock('../../../../src/client/monitoring/consent', () => ({hasConsent: () => consents}));

let consents = true;
const values = {firstName: 'Ada', companyName: 'Engines', workEmail: 'ada@example.com'};
const report = {...values, component: 'DemoForm', page: 'prreview', timestamp: expect.stringMatching(/^\d{4}-.*Z$/)};
const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.clearAllMocks();
  consents = true;
  globalThis.fetch = post;
});

const deliver = (mode: 'send' | 'redact' = 'send') =>
  submitLead('prreview', {apiHost: 'https://api.example.com', monitoringFormValues: mode})(values);

test('a submission is reported before the request, and a success is not reported §7.5', async () => {
  post.mockImplementation(async () => {
    expect(reportAction).toHaveBeenCalledWith('demo_request_submit', report);
    return new Response('<p>Thank you');
  });
  expect(await deliver()).toMatchObject({delivered: true, toast: {message: 'Form submitted successfully!'}});
  expect(post).toHaveBeenCalledTimes(1);
  const [url, request] = post.mock.calls[0] ?? [];
  expect(url).toBe('https://api.example.com/api/landingpage/forms');
  expect(request).toMatchObject({method: 'POST', keepalive: true, credentials: 'omit'});
  expect(JSON.parse(String(request?.body))).toEqual({...values, pageUrl: 'prreview'});
  expect(reportError).not.toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ['HTML', () => new Response('<html><p>Thank you', {headers: {'Content-Type': 'text/html'}})],
  ['nothing', () => new Response('')],
  ['201 with broken JSON', () => new Response('{"id":', {status: 201})],
  ['204', () => new Response(null, {status: 204})],
])('a success status with %s in the body counts as delivered', async (_name, response) => {
  jest.spyOn(console, 'debug').mockImplementation(() => {});
  post.mockImplementation(async () => response());
  expect(await deliver()).toMatchObject({delivered: true, toast: {message: 'Form submitted successfully!'}});
});

test.each<[string, () => Promise<Response>, string]>([
  ['a server error', async () => new Response(null, {status: 503}), 'Server responded with 503'],
  ['a rate limit', async () => new Response(null, {status: 429}), 'Server responded with 429'],
  [
    'a network error',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to fetch',
  ],
])('%s is reported with the same data and the error message §7.3 §8.2', async (_name, respond, message) => {
  post.mockImplementation(respond);
  expect(await deliver()).toMatchObject({
    delivered: false,
    toast: {message: 'Failed to submit form. Please try again.'},
  });
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({message}), {...report, message});
});

test('the response body is only logged: with any content the lead counts as delivered §7.2', async () => {
  const log = jest.spyOn(console, 'debug').mockImplementation(() => {});
  post.mockResolvedValue(Response.json({ok: false, error: 'none', status: 500}));
  expect(await deliver()).toMatchObject({delivered: true});
  await new Promise(setImmediate);
  expect(log.mock.calls).toEqual([['Lead API:', {ok: false, error: 'none', status: 500}]]);
});

describe('the header that describes how the visit began', () => {
  const stored = 'utm_source=ads&landing=%2Fpricing';
  /** Submits a lead and returns its `Lead-Attribution` header. */
  async function sentHeader(getItem: () => string | null = () => stored): Promise<string | null> {
    Object.assign(globalThis, {sessionStorage: {getItem}});
    post.mockResolvedValue(new Response(''));
    expect(await deliver()).toMatchObject({delivered: true});
    return new Headers(post.mock.calls[0]?.[1]?.headers).get('Lead-Attribution');
  }

  afterEach(() => {
    delete settings.leadAttribution;
  });

  test('is sent with `LEAD_ATTRIBUTION=send`, but not by default and not without consent', async () => {
    expect(await sentHeader()).toBeNull();
    post.mockClear();
    settings.leadAttribution = true;
    expect(await sentHeader()).toBe(stored);
    consents = false;
    post.mockClear();
    expect(await sentHeader()).toBeNull();
  });

  test('is not sent if storage is blocked', async () => {
    settings.leadAttribution = true;
    const getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(await sentHeader(getItem)).toBeNull();
  });
});

test('with `redact`, monitoring reports contain only which fields were filled', async () => {
  post.mockResolvedValue(new Response(null, {status: 500}));
  await deliver('redact');
  const redacted = {firstName: true, companyName: true, workEmail: true};
  expect(reportAction).toHaveBeenCalledWith('demo_request_submit', {...report, ...redacted});
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining(redacted));
});
