import {submitByMail, submitLead} from '../../../src/client/formSubmit';
import {reportAction, reportError} from '../../../src/client/monitoring';
import {openMailClient} from '../../../src/client/openMailClient';

jest.mock('../../../src/client/monitoring', () => ({reportAction: jest.fn(), reportError: jest.fn()}));
jest.mock('../../../src/client/openMailClient', () => ({openMailClient: jest.fn()}));

const values = {firstName: 'Ada', companyName: 'Engines', workEmail: 'ada@example.com'};
const record = {...values, component: 'DemoForm', page: 'prreview', timestamp: expect.stringMatching(/^\d{4}-.*Z$/)};
const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = post;
});

const deliver = (mode: 'send' | 'redact' = 'send') =>
  submitLead('prreview', {apiHost: 'https://api.example.com', monitoringFormValues: mode})(values);

test('the record comes before the request, and nothing after it when all is well §7.5', async () => {
  post.mockImplementation(async () => {
    expect(reportAction).toHaveBeenCalledWith('demo_request_submit', record);
    return new Response('<p>Thank you');
  });
  expect(await deliver()).toMatchObject({delivered: true, toast: {message: 'Form submitted successfully!'}});
  expect(post).toHaveBeenCalledTimes(1);
  const [address, request] = post.mock.calls[0] ?? [];
  expect(address).toBe('https://api.example.com/api/landingpage/forms');
  expect(request).toMatchObject({method: 'POST', keepalive: true, credentials: 'omit'});
  expect(JSON.parse(String(request?.body))).toEqual({...values, pageUrl: 'prreview'});
  expect(reportError).not.toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ['JSON', () => Response.json({ok: true})],
  ['HTML', () => new Response('<html><p>Thank you', {headers: {'Content-Type': 'text/html'}})],
  ['nothing', () => new Response('')],
  ['201 with broken JSON', () => new Response('{"id":', {status: 201})],
  ['204', () => new Response(null, {status: 204})],
])('a success that answers %s has arrived', async (_name, answer) => {
  jest.spyOn(console, 'debug').mockImplementation(() => {});
  post.mockImplementation(async () => answer());
  expect(await deliver()).toMatchObject({delivered: true, toast: {message: 'Form submitted successfully!'}});
});

test.each<[string, () => Promise<Response>, string]>([
  ['a status', async () => new Response(null, {status: 503}), 'Server responded with 503'],
  ['a refusal', async () => new Response('firstName is missing.', {status: 400}), 'Server responded with 400'],
  ['a rate limit', async () => new Response(null, {status: 429}), 'Server responded with 429'],
  [
    'the network',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to fetch',
  ],
])('a failure of %s leaves a record with the same data and the message §7.3 §8.2', async (_name, answer, message) => {
  post.mockImplementation(answer);
  expect(await deliver()).toMatchObject({
    delivered: false,
    toast: {message: 'Failed to submit form. Please try again.'},
  });
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({message}), {...record, message});
});

test('the answer is logged and not read: whatever it says, the lead has arrived §7.2', async () => {
  const log = jest.spyOn(console, 'debug').mockImplementation(() => {});
  post.mockResolvedValue(Response.json({ok: false, error: 'none', status: 500}));
  expect(await deliver()).toMatchObject({delivered: true});
  await new Promise(setImmediate);
  expect(log.mock.calls).toEqual([['Lead API:', {ok: false, error: 'none', status: 500}]]);
});

test('where values stay out of monitoring, the records say which fields were filled', async () => {
  post.mockResolvedValue(new Response(null, {status: 500}));
  await deliver('redact');
  const redacted = {firstName: true, companyName: true, workEmail: true};
  expect(reportAction).toHaveBeenCalledWith('demo_request_submit', {...record, ...redacted});
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining(redacted));
});

test('that the mail program opens is said in the form alone: with a toast a screen reader would read it twice', async () => {
  expect(await submitByMail({name: 'A', id: 'x', fields: [], subject: 'Hello', submit: 'Continue'})({})).toEqual({
    notice: expect.stringContaining('mail program opens'),
    message: expect.any(String),
    delivered: false,
  });
  expect(openMailClient).toHaveBeenCalledWith('Hello', expect.any(String));
});
