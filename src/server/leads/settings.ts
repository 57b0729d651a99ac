import {type Env, type leadSettingNames, malformed, readVar} from '../../site/env';
import {parsePort} from '../port';

/*
 * The settings of the service, also listed in `.env.example`. A malformed value stops the service with one line that
 * does not contain secrets.
 */

/** All but `LEADS_KEEP_DAYS`, which the build reads, too (`src/site/env.ts`). */
type Name = Exclude<(typeof leadSettingNames)[number], 'LEADS_KEEP_DAYS'> | 'SITE_FEEDBACK';

const address = String.raw`[^\s,@<>"]+@[^\s,@<>"]+`;
const count: [RegExp, string] = [/^\d{1,6}$/, 'a whole number from 0'];

/** Format of each setting as a pattern and in words. */
const formats: Record<Name, [pattern: RegExp, format: string]> = {
  LEADS_DATABASE_URL: [/^postgres(ql)?:\/\/\S+$/, 'the URL of a Postgres database: postgres://user:password@host/name'],
  LEADS_WEBHOOK_URL: [/^https?:\/\/[^@\s]+$/, 'an http(s) URL without user and password'],
  LEADS_WEBHOOK_SECRET: [/^(whsec_[A-Za-z0-9+/]{32,88}={0,2}(\s+|$))+$/, 'whsec_ and 24 to 64 bytes in Base64'],
  LEADS_MAIL_TO: [new RegExp(`^${address}(\\s*,\\s*${address})*$`), 'e-mail addresses, separated by commas'],
  LEADS_MAIL_FROM: [new RegExp(`^${address}$`), 'one e-mail address'],
  LEADS_SMTP_URL: [/^smtps?:\/\/\S+$/, 'the URL of a mail server: smtps://user:password@host'],
  LEADS_ALLOW_PLAINTEXT: [/^yes$/, 'yes, or unset'],
  LEADS_PER_MINUTE: count,
  LEADS_TRUSTED_PROXIES: count,
  LEADS_HASH_KEY: [/^.{16,}$/, 'at least 16 characters'],
  LEADS_ALERT_MINUTES: [/^[1-9]\d{0,5}$/, 'a whole number from 1'],
  LEADS_ALERT_FAILED: count,
  LEADS_ALERT_TO: [new RegExp(`^${address}$`), 'one e-mail address'],
  LEADS_HOST: [/^[\w.:-]+$/, 'a host name or IP address'],
  SITE_FEEDBACK: [/^(on|off)$/, 'one of: off, on'],
};

/** Hosts that are this machine. */
const localHost = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

const secrets = /_(URL|SECRET|KEY)$/;

/**
 * Reads and validates all settings. Throws an error that names a malformed or missing variable and the expected format,
 * without the value of secrets.
 */
export function readLeadSettings(env: Env) {
  for (const name of Object.keys(formats) as Name[]) read(env, name);
  const [webhookUrl, alertTo] = [read(env, 'LEADS_WEBHOOK_URL'), read(env, 'LEADS_ALERT_TO')];
  const mailTo = read(env, 'LEADS_MAIL_TO')?.split(/\s*,\s*/) ?? [];
  const smtpUrl = mailTo[0] || alertTo ? readRequired(env, 'LEADS_SMTP_URL') : undefined;
  const allowsPlaintext = (url: string) =>
    read(env, 'LEADS_ALLOW_PLAINTEXT') !== undefined || localHost.test(new URL(url).hostname);
  if (webhookUrl?.startsWith('http:') && !allowsPlaintext(webhookUrl)) {
    throw malformed('LEADS_WEBHOOK_URL', '(hidden)', 'an https URL, unless LEADS_ALLOW_PLAINTEXT=yes is set');
  }
  return {
    databaseUrl: readRequired(env, 'LEADS_DATABASE_URL'),
    webhook: webhookUrl && {url: webhookUrl, secrets: readRequired(env, 'LEADS_WEBHOOK_SECRET').split(/\s+/)},
    mailTo: [...new Set(mailTo)],
    smtp: smtpUrl && {
      url: smtpUrl,
      from: read(env, 'LEADS_MAIL_FROM') ?? mailTo[0] ?? (alertTo as string),
      allowsPlaintext: allowsPlaintext(smtpUrl),
    },
    /** Maximum number of leads a minute from one address; 0: unlimited. */
    perMinute: Number(read(env, 'LEADS_PER_MINUTE') ?? 20),
    trustedProxies: Number(read(env, 'LEADS_TRUSTED_PROXIES') ?? 0),
    /** Key of the hash of visitors' addresses; `undefined`: random, for each process. */
    hashKey: read(env, 'LEADS_HASH_KEY'),
    /** `/healthz` answers 503 while a lead is undelivered for more minutes, or more deliveries have failed. */
    alert: {
      minutes: Number(read(env, 'LEADS_ALERT_MINUTES') ?? 15),
      failed: Number(read(env, 'LEADS_ALERT_FAILED') ?? 0),
      to: alertTo,
    },
    /** Whether answers, searches and reports of visitors are accepted. */
    acceptsFeedback: read(env, 'SITE_FEEDBACK') === 'on',
    host: read(env, 'LEADS_HOST') ?? 'localhost',
    port: parsePort(env.PORT, 3001),
  };
}

function read(env: Env, name: Name): string | undefined {
  const value = readVar(env, name);
  const [pattern, format] = formats[name];
  const isValid = value === undefined || (pattern.test(value) && (!name.endsWith('_URL') || URL.canParse(value)));
  if (!isValid) throw malformed(name, secrets.test(name) ? '(hidden)' : value, format);
  return value;
}

function readRequired(env: Env, name: Name): string {
  const value = read(env, name);
  if (value === undefined) throw malformed(name, '', formats[name][1]);
  return value;
}
