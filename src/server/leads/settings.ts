import {leadStorage} from '../../data/privacy/leadStorage';
import {type Env, malformed, readPattern, readVar, type SettingName} from '../../site/env';

/*
 * The settings of the service, also listed in `.env.example`. A malformed value stops the service with one line that
 * does not contain secrets.
 */

export type LeadSettings = {
  databaseUrl: string;
  webhook: {url: string; secret: string} | undefined;
  mail: {to: string[]; from: string; smtpUrl: string} | undefined;
  /** Maximum number of leads a minute from one address; 0: unlimited. */
  perMinute: number;
  trustedProxies: number;
  /** Key of the hash of visitors' addresses; `undefined`: random, for each process. */
  hashKey: string | undefined;
  keepDays: number;
  /** `/healthz` answers 503 while a lead is undelivered for more minutes, or more deliveries have failed. */
  alert: {minutes: number; failed: number};
  host: string;
  port: number;
};

/** Reads and validates all settings. */
export function readLeadSettings(env: Env): LeadSettings {
  const databaseUrl = readSecretUrl(env, 'LEADS_DATABASE_URL', /^postgres(ql)?:$/);
  if (databaseUrl === undefined) {
    throw malformed('LEADS_DATABASE_URL', '', 'the URL of a Postgres database: postgres://user:password@host/name');
  }
  return {
    databaseUrl,
    webhook: readWebhook(env),
    mail: readMail(env),
    perMinute: readPerMinute(env) ?? 20,
    trustedProxies: readCount(env, 'LEADS_TRUSTED_PROXIES') ?? 0,
    hashKey: readSecret(env, 'LEADS_HASH_KEY', /^.{16,}$/, 'at least 16 characters'),
    keepDays: readCount(env, 'LEADS_KEEP_DAYS', 1) ?? leadStorage.keepDays,
    alert: {
      minutes: readCount(env, 'LEADS_ALERT_MINUTES', 1) ?? 15,
      failed: readCount(env, 'LEADS_ALERT_FAILED') ?? 0,
    },
    host: readPattern(env, 'LEADS_HOST', /^[\w.:-]+$/, 'a host name or IP address') ?? 'localhost',
    port: readPort(env.PORT),
  };
}

export function readPerMinute(env: Env): number | undefined {
  return readCount(env, 'LEADS_PER_MINUTE');
}

function readWebhook(env: Env): LeadSettings['webhook'] {
  const url = readSecretUrl(env, 'LEADS_WEBHOOK_URL', /^https?:$/);
  const format = 'whsec_ and 24 to 64 bytes in Base64, as Standard Webhooks requires';
  const secret = readSecret(env, 'LEADS_WEBHOOK_SECRET', /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, format);
  if (url === undefined) return undefined;
  if (new URL(url).username) throw malformed('LEADS_WEBHOOK_URL', '(hidden)', 'a URL without user and password');
  if (secret === undefined) throw malformed('LEADS_WEBHOOK_SECRET', '', `set with LEADS_WEBHOOK_URL: ${format}`);
  return {url, secret};
}

function readMail(env: Env): LeadSettings['mail'] {
  const address = String.raw`[^\s,@<>"]+@[^\s,@<>"]+`;
  const list = new RegExp(`^${address}(\\s*,\\s*${address})*$`);
  const to = readPattern(env, 'LEADS_MAIL_TO', list, 'one or more e-mail addresses, separated by commas')?.split(
    /\s*,\s*/,
  );
  const from = readPattern(env, 'LEADS_MAIL_FROM', new RegExp(`^${address}$`), 'one e-mail address');
  const smtpUrl = readSecretUrl(env, 'LEADS_SMTP_URL', /^smtps?:$/);
  if (to === undefined) return undefined;
  if (smtpUrl === undefined)
    throw malformed('LEADS_SMTP_URL', '', 'set with LEADS_MAIL_TO: smtps://user:password@host');
  return {to, from: from ?? (to[0] as string), smtpUrl};
}

function readCount(env: Env, name: SettingName, min = 0): number | undefined {
  const value = readPattern(env, name, /^\d{1,6}$/, `a whole number from ${min}`);
  if (value !== undefined && Number(value) < min) throw malformed(name, value, `a whole number from ${min}`);
  return value === undefined ? undefined : Number(value);
}

function readSecret(env: Env, name: SettingName, pattern: RegExp, format: string): string | undefined {
  const value = readVar(env, name);
  if (value !== undefined && !pattern.test(value)) throw malformed(name, '(hidden)', format);
  return value;
}

function readSecretUrl(env: Env, name: SettingName, protocol: RegExp): string | undefined {
  const value = readVar(env, name);
  if (value === undefined || (URL.canParse(value) && protocol.test(new URL(value).protocol))) return value;
  const protocols = protocol.source.replace(/[^a-z]/g, '');
  throw malformed(name, '(hidden)', `a URL with the protocol ${protocols}`);
}

function readPort(value: string | undefined): number {
  const port = Number(value?.trim() || 3001);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is ${JSON.stringify(value)}; it should be a number from 1 to 65535.`);
}
