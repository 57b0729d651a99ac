import {readFileSync} from 'node:fs';
import {readLeadSettings} from '../../../../src/server/leads/settings';
import {leadSettingNames, readSiteEnv} from '../../../../src/site/env';

const LEADS_DATABASE_URL = 'postgres://user:password@localhost/leads';
const secret = `whsec_${'A'.repeat(32)}`;

test('unset variables have their defaults, which .env.example lists', () => {
  const defaults = {
    databaseUrl: LEADS_DATABASE_URL,
    webhook: undefined,
    mailTo: [],
    smtp: undefined,
    perMinute: 20,
    trustedProxies: 0,
    hashKey: undefined,
    alert: {minutes: 15, failed: 0, to: undefined},
    host: 'localhost',
    port: 3001,
    acceptsFeedback: false,
  };
  expect(readLeadSettings({LEADS_DATABASE_URL})).toEqual(defaults);
  const listed = Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^# (LEADS_[A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(Object.keys(listed)).toEqual(leadSettingNames);
  expect(readLeadSettings({...listed, LEADS_DATABASE_URL})).toEqual(defaults);
  expect(readSiteEnv(listed).leadKeepDays).toBe(365);
});

test('set variables replace the defaults', () => {
  const settings = readLeadSettings({
    LEADS_DATABASE_URL,
    LEADS_WEBHOOK_URL: 'https://crm.example.com/leads',
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_MAIL_TO: 'sales@example.com, boss@example.com',
    LEADS_SMTP_URL: 'smtps://user:password@smtp.example.com',
    LEADS_PER_MINUTE: '0',
    LEADS_TRUSTED_PROXIES: '1',
    LEADS_HASH_KEY: 'a key of 16 chars',
    LEADS_ALERT_MINUTES: '5',
    LEADS_ALERT_FAILED: '2',
    LEADS_ALERT_TO: 'ops@example.com',
    LEADS_HOST: '0.0.0.0',
    PORT: '4000',
  });
  expect(settings).toEqual({
    databaseUrl: LEADS_DATABASE_URL,
    webhook: {url: 'https://crm.example.com/leads', secrets: [secret]},
    mailTo: ['sales@example.com', 'boss@example.com'],
    smtp: {url: 'smtps://user:password@smtp.example.com', from: 'sales@example.com', allowsPlaintext: false},
    perMinute: 0,
    trustedProxies: 1,
    hashKey: 'a key of 16 chars',
    alert: {minutes: 5, failed: 2, to: 'ops@example.com'},
    host: '0.0.0.0',
    port: 4000,
    acceptsFeedback: false,
  });
});

test.each([
  ['http://localhost:4000/', {}],
  ['http://crm.example.com/', {LEADS_ALLOW_PLAINTEXT: 'yes'}],
])('the webhook may be %s with %j, and have two secrets', (url, extra) => {
  const env = {LEADS_DATABASE_URL, LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: `${secret} ${secret}B`, ...extra};
  expect(readLeadSettings(env).webhook).toEqual({url, secrets: [secret, `${secret}B`]});
});

test.each([
  ['LEADS_DATABASE_URL', {LEADS_DATABASE_URL: ''}],
  ['LEADS_DATABASE_URL', {LEADS_DATABASE_URL: 'mysql://user:hidden-password@localhost/leads'}],
  ['LEADS_WEBHOOK_URL', {LEADS_WEBHOOK_URL: 'crm.example.com'}],
  ['LEADS_WEBHOOK_URL', {LEADS_WEBHOOK_URL: 'https://user:hidden-password@crm.example.com'}],
  ['LEADS_WEBHOOK_URL', {LEADS_WEBHOOK_URL: 'http://crm.example.com/hidden-password', LEADS_WEBHOOK_SECRET: secret}],
  ['LEADS_WEBHOOK_SECRET', {LEADS_WEBHOOK_URL: 'https://crm.example.com'}],
  ['LEADS_ALLOW_PLAINTEXT', {LEADS_ALLOW_PLAINTEXT: 'true'}],
  ['LEADS_WEBHOOK_SECRET', {LEADS_WEBHOOK_SECRET: 'hidden-password'}],
  ['LEADS_MAIL_TO', {LEADS_MAIL_TO: 'sales'}],
  ['LEADS_MAIL_FROM', {LEADS_MAIL_FROM: 'a@example.com, b@example.com'}],
  ['LEADS_SMTP_URL', {LEADS_MAIL_TO: 'sales@example.com'}],
  ['LEADS_SMTP_URL', {LEADS_ALERT_TO: 'ops@example.com'}],
  ['LEADS_SMTP_URL', {LEADS_SMTP_URL: 'https://user:hidden-password@smtp.example.com'}],
  ['LEADS_PER_MINUTE', {LEADS_PER_MINUTE: 'many'}],
  ['LEADS_TRUSTED_PROXIES', {LEADS_TRUSTED_PROXIES: '-1'}],
  ['LEADS_HASH_KEY', {LEADS_HASH_KEY: 'short'}],
  ['LEADS_ALERT_MINUTES', {LEADS_ALERT_MINUTES: '1.5'}],
  ['PORT', {PORT: '70000'}],
])('an invalid %s stops the service with one line: name and expected format, without secrets', (name, env) => {
  const read = () => readLeadSettings({LEADS_DATABASE_URL, ...env});
  expect(read).toThrow(new RegExp(`^${name} is .*should be .`));
  expect(read).not.toThrow('\n');
  expect(read).not.toThrow('hidden-password');
});
