import {siteRepository} from '../data/company/company';
import {leadStorage} from '../data/privacy/leadStorage';
import type {ClientSettings, MonitoringSettings} from '../lib/clientSettings';

/*
 * The settings of the build (contract, "Settings"), also listed in `.env.example`. A malformed value stops the build
 * with one line: the variable, its value and the expected format.
 */

export type SiteEnv = Omit<ClientSettings, 'comparisonViews' | 'movedFragments' | 'tagClasses'> & {
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Origin of the external app. */
  appUrl: string;
  /** Whether AI models may be trained on the site's content, for robots.txt; `undefined` states nothing. */
  aiTraining: 'yes' | 'no' | undefined;
  /** Asks "Was this page helpful?" and sends searches and reports to the lead service. */
  feedback: true | undefined;
  /** The variable and value for which search engines must not list the build, such as CONTEXT=deploy-preview. */
  noIndexReason: string | undefined;
};

export type Env = Readonly<Record<string, string | undefined>>;

/** Names of the environment variables of the service that stores leads, which `src/server/leads/settings.ts` reads. */
export const leadSettingNames = [
  'LEADS_DATABASE_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_MAIL_TO',
  'LEADS_MAIL_FROM',
  'LEADS_SMTP_URL',
  'LEADS_ALLOW_PLAINTEXT',
  'LEADS_PER_MINUTE',
  'LEADS_TRUSTED_PROXIES',
  'LEADS_HASH_KEY',
  'LEADS_KEEP_DAYS',
  'LEADS_ALERT_MINUTES',
  'LEADS_ALERT_FAILED',
  'LEADS_ALERT_TO',
  'LEADS_HOST',
] as const;

/** Names of all environment variables. */
export const settingNames = [
  'SITE_URL',
  'APP_URL',
  'API_HOST',
  'GITHUB_REPO',
  'DATADOG_APPLICATION_ID',
  'DATADOG_CLIENT_TOKEN',
  'DATADOG_SITE',
  'DATADOG_PROXY',
  'MONITORING_CONSENT',
  'MONITORING_FORM_VALUES',
  'LEAD_ATTRIBUTION',
  'SITE_FEEDBACK',
  'AI_TRAINING',
  'SITE_INDEXABLE',
  'STATUS_URL',
  ...leadSettingNames,
] as const;
export type SettingName = (typeof settingNames)[number];

/**
 * Reads and validates all settings; an unset or empty variable gets its default. Throws an error that names the
 * variable and the expected format.
 */
export function readSiteEnv(env: Env): SiteEnv {
  const appUrl = readOrigin(env, 'APP_URL') ?? 'https://app.ovamai.example';
  return {
    siteUrl: readOrigin(env, 'SITE_URL') ?? 'https://ovamai.example',
    appUrl,
    loginUrl: `${appUrl}/login`,
    apiHost: readOrigin(env, 'API_HOST'),
    githubRepo:
      readPattern(
        env,
        'GITHUB_REPO',
        /^\w[\w-]*\/(?!\.{1,2}$)(?!.*\.git$)[\w.-]+$/,
        'owner/name, such as ovamai/code-review',
      ) ?? 'ovamai/code-review',
    leadKeepDays: Number(
      readPattern(env, 'LEADS_KEEP_DAYS', /^[1-9]\d{0,5}$/, 'a whole number from 1') ?? leadStorage.keepDays,
    ),
    monitoring: readMonitoring(env),
    monitoringConsent: readChoice(env, 'MONITORING_CONSENT', ['granted', 'ask']),
    monitoringFormValues: readChoice(env, 'MONITORING_FORM_VALUES', ['send', 'redact']),
    leadAttribution: readChoice(env, 'LEAD_ATTRIBUTION', ['omit', 'send']) === 'send' || undefined,
    feedback: readFeedback(env),
    aiTraining: readVar(env, 'AI_TRAINING') ? readChoice(env, 'AI_TRAINING', ['yes', 'no']) : undefined,
    noIndexReason: readNoIndexReason(env),
    statusUrl: readUrl(env, 'STATUS_URL'),
  };
}

function readMonitoring(env: Env): MonitoringSettings | undefined {
  const site =
    readPattern(env, 'DATADOG_SITE', /^(?=.*\.)[a-z0-9]+([.-][a-z0-9]+)*$/, 'a host name such as us5.datadoghq.com') ??
    'us5.datadoghq.com';
  const proxy = readPattern(
    env,
    'DATADOG_PROXY',
    /^(\/(?!\/)|https?:\/\/[^/\s])\S*$/,
    'a path such as /rum or an http(s) URL',
  );
  const format = 'only letters, digits, - and _, as the provider gave it';
  const applicationId = readPattern(env, 'DATADOG_APPLICATION_ID', /^[\w-]+$/, format);
  const clientToken = readPattern(env, 'DATADOG_CLIENT_TOKEN', /^[\w-]+$/, format);
  if (applicationId === undefined && clientToken === undefined) return undefined;
  if (applicationId === undefined) {
    throw malformed('DATADOG_APPLICATION_ID', '', 'set, because DATADOG_CLIENT_TOKEN is set: set both or neither');
  }
  if (clientToken === undefined) {
    throw malformed('DATADOG_CLIENT_TOKEN', '', 'set, because DATADOG_APPLICATION_ID is set: set both or neither');
  }
  return {applicationId, clientToken, site, proxy};
}

function readFeedback(env: Env): true | undefined {
  if (readChoice(env, 'SITE_FEEDBACK', ['off', 'on']) === 'off') return undefined;
  if (readVar(env, 'API_HOST')) return true;
  throw malformed('API_HOST', '', 'the origin of the lead service, because SITE_FEEDBACK is on');
}

function readNoIndexReason(env: Env): string | undefined {
  if (!readVar(env, 'SITE_INDEXABLE')) return previewReason(env);
  return readChoice(env, 'SITE_INDEXABLE', ['yes', 'no']) === 'no' ? 'SITE_INDEXABLE=no' : undefined;
}

/**
 * Returns the variable by which the host says that this is the build of a preview. Cloudflare Pages names the branch
 * only: each but the deployed one of `siteRepository` is a preview. Names:
 * https://docs.netlify.com/build/configure-builds/environment-variables,
 * https://vercel.com/docs/environment-variables/system-environment-variables and
 * https://developers.cloudflare.com/pages/configuration/build-configuration.
 */
function previewReason(env: Env): string | undefined {
  const {NETLIFY, CONTEXT, VERCEL_ENV, CF_PAGES, CF_PAGES_BRANCH} = env;
  if (NETLIFY && CONTEXT && CONTEXT !== 'production') return `CONTEXT=${CONTEXT}`;
  if (VERCEL_ENV && VERCEL_ENV !== 'production') return `VERCEL_ENV=${VERCEL_ENV}`;
  if (CF_PAGES && CF_PAGES_BRANCH && CF_PAGES_BRANCH !== siteRepository.branch)
    return `CF_PAGES_BRANCH=${CF_PAGES_BRANCH}`;
  return undefined;
}

/** Returns the trimmed value of a variable; empty counts as unset. */
export function readVar(env: Env, name: SettingName): string | undefined {
  return env[name]?.trim() || undefined;
}

function readOrigin(env: Env, name: SettingName): string | undefined {
  const value = readVar(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw malformed(name, value, 'an origin such as https://ovamai.example, without a path');
  }
  return url.origin;
}

function readUrl(env: Env, name: SettingName): string | undefined {
  const value = readVar(env, name);
  if (value === undefined || (/^https?:\/\//i.test(value) && URL.canParse(value))) return value;
  throw malformed(name, value, 'a URL such as https://status.example.com');
}

function readPattern(env: Env, name: SettingName, pattern: RegExp, format: string): string | undefined {
  const value = readVar(env, name);
  if (value !== undefined && !pattern.test(value)) throw malformed(name, value, format);
  return value;
}

/** Returns the value of a variable that must be one of `choices`; the first is the default. */
function readChoice<const T extends string>(env: Env, name: SettingName, choices: readonly [T, ...T[]]): T {
  const value = readVar(env, name);
  if (value === undefined) return choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw malformed(name, value, `one of: ${choices.join(', ')}`);
  return choice;
}

/** Creates the error of a malformed variable: its name, value and expected format in one line. */
export function malformed(name: SettingName, value: string, format: string): Error {
  return new Error(`${name} is ${JSON.stringify(value)}; it should be ${format}.`);
}
