import {type AddressInfo, createServer} from 'node:net';
import type {Attribution} from '../../../../src/lib/attribution';
import {mailSender} from '../../../../src/server/leads/mail';
import {freePort} from '../../../support/freePort';
import {type SmtpServer, startSmtpServer} from '../../../support/smtpServer';

const lead = {
  id: '3e6518d8-93fa-4c8c-8bfe-f8b6c75760d3',
  receivedAt: new Date('2026-03-01T12:00:00Z'),
  firstName: 'Ada Example',
  companyName: 'Example Ltd',
  workEmail: 'ada@example.com',
  pageUrl: 'prreview',
  marks: [] as string[],
  attribution: null as Attribution | null,
};

const abort = new AbortController().signal;
const mailer = (url: string, timeoutMs = 10_000, allowsPlaintext = true) =>
  mailSender('sales@example.com', {url, from: 'site@example.com', timeoutMs, allowsPlaintext});

let server: SmtpServer;
afterEach(() => server?.close());

const send = async (
  values: Partial<typeof lead> = {},
  reply?: Parameters<typeof startSmtpServer>[0],
  timeoutMs = 10_000,
) => {
  server = await startSmtpServer(reply);
  return mailer(server.url, timeoutMs)({...lead, ...values}, abort);
};

test('a lead is mailed to the address of the settings only', async () => {
  expect(await send()).toEqual({ok: true, answer: 'mail server 250'});
  expect(server.recipients).toEqual(['sales@example.com']);
  const [head = '', text = ''] = (server.mails[0] ?? '').split('\r\n\r\n');
  expect(head).toContain('Subject: Demo request from Example Ltd\r\n');
  expect(head).toContain('From: site@example.com\r\n');
  expect(head).toContain('To: sales@example.com\r\n');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).toContain('Message-ID: <3e6518d8-93fa-4c8c-8bfe-f8b6c75760d3@leads.invalid>');
  expect(head).not.toMatch(/reply-to|ada@example\.com/i);
  expect(text).toContain('Full name: Ada Example\r\n');
  expect(text).toContain('Work email: ada@example.com\r\n');
});

test('line breaks in values add no headers, recipients or lines', async () => {
  const values = {
    companyName: 'Evil\r\nBcc: victim@example.com',
    firstName: 'Eve\u2028Work email: victim@example.com',
    workEmail: 'a@example.com>\r\nRCPT TO:<victim@example.com',
  };
  expect(await send(values)).toEqual({ok: true, answer: 'mail server 250'});
  expect(server.recipients).toEqual(['sales@example.com']);
  expect(server.mails[0]).not.toMatch(/^(Bcc|Work email: victim)/m);
});

test('marks are in the subject and the text, and a long company name is cut', async () => {
  await send({marks: ['no-origin', 'test'], companyName: 'x'.repeat(10_000)});
  const unfolded = (server.mails[0] ?? '').replaceAll('\r\n ', ' ');
  expect(unfolded).toMatch(/^Subject: \[no-origin, test\] Demo request from x{80}\r$/m);
  expect(unfolded).toContain('Marks: no-origin, test');
});

test('the mail says how the visit began, without line breaks', async () => {
  await send({attribution: {utm_source: 'ads\r\nMarks: none', landing: '/pricing'}});
  expect(server.mails[0]).toContain('\r\nutm_source: ads Marks: none\r\nlanding: /pricing\r\n');
});

test.each([
  ['CONNECT', '554 no service', /^mail server 554/],
  ['MAIL', '451 try later', /^mail server 451/],
  ['RCPT', '550 no such mailbox', /^mail server 550/],
  ['DATA', '554 refused', /^mail server 554/],
  ['.', '552 refused', /^mail server 552/],
])('a server that refuses %s with %s is a failure that is attempted again', async (command, response, reason) => {
  const result = await send({}, (received) => (received.startsWith(command) ? response : undefined));
  expect(result).toEqual({ok: false, answer: expect.stringMatching(reason)});
});

test('a wrong password is a failure that is attempted again', async () => {
  server = await startSmtpServer((command) =>
    command.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN' : command.startsWith('AUTH') ? '535 wrong' : undefined,
  );
  const smtpUrl = server.url.replace('//', '//user:password@');
  const result = await mailer(smtpUrl)(lead, abort);
  expect(result).toEqual({ok: false, answer: 'mail server 535 EAUTH'});
});

test('a server that hangs is a failure after the timeout, and its connection is closed', async () => {
  const result = await send({}, (command) => (command === 'CONNECT' ? '' : undefined), 200);
  expect(result).toEqual({ok: false, answer: 'mail server no response within 0.2 s'});
  await server.disconnected;
});

test('a server that drips its greeting is a failure after the timeout, and its connection is closed', async () => {
  let timer: NodeJS.Timeout | undefined;
  const dripping = createServer((socket) => {
    timer = setInterval(() => socket.write('2'), 10);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  const {port} = await new Promise<AddressInfo>((resolve) =>
    dripping.listen(0, '127.0.0.1', () => resolve(dripping.address() as AddressInfo)),
  );
  const mail = mailer(`smtp://127.0.0.1:${port}`, 200);
  expect(await mail(lead, abort)).toEqual({ok: false, answer: 'mail server no response within 0.2 s'});
  // Ends only after the client has closed its connection.
  await new Promise((resolve) => dripping.close(resolve));
});

test('without encryption, a lead is sent only if that is allowed', async () => {
  server = await startSmtpServer((command) => (command === 'STARTTLS' ? '502 unknown' : undefined));
  expect(await mailer(server.url, 10_000, false)(lead, abort)).toEqual({ok: false, answer: 'mail server 502 ETLS'});
  expect(server.mails).toEqual([]);
});

test('a server that is down is a failure with its code', async () => {
  server = await startSmtpServer();
  const smtpUrl = `smtp://127.0.0.1:${freePort()}`;
  const result = await mailer(smtpUrl)(lead, abort);
  expect(result).toMatchObject({ok: false, answer: expect.stringMatching(/ECONNREFUSED|ECONNECTION|ESOCKET/)});
});
