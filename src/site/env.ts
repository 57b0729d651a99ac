import type {ClientSettings, MonitoringSettings} from '../lib/clientSettings';

/**
 * Everything the build takes from outside: the settings of the contract's table, read once and by name.
 * `.env.example` lists them for people. A malformed value stops the build with one line that names the
 * variable, what it held and what it should look like.
 */

/** The settings of one build. */
export type SiteEnv = Omit<ClientSettings, 'comparisonViews' | 'movedFragments'> & {
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Origin of the external app. */
  appUrl: string;
};

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that are read. */
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
] as const;
type SettingName = (typeof settingNames)[number];

/** Reads and checks all settings. Unset or empty variables take the contract's defaults. */
export function readSiteEnv(env: Env): SiteEnv {
  const appUrl = origin(env, 'APP_URL') ?? 'https://app.ovamai.example';
  return {
    siteUrl: origin(env, 'SITE_URL') ?? 'https://ovamai.example',
    appUrl,
    loginUrl: `${appUrl}/login`,
    apiHost: origin(env, 'API_HOST'),
    githubRepo:
      matching(
        env,
        'GITHUB_REPO',
        /^\w[\w-]*\/(?!\.{1,2}$)(?!.*\.git$)[\w.-]+$/,
        'owner/name, such as ovamai/code-review',
      ) ?? 'ovamai/code-review',
    monitoring: monitoring(env),
    monitoringConsent: oneOf(env, 'MONITORING_CONSENT', ['granted', 'ask']),
    monitoringFormValues: oneOf(env, 'MONITORING_FORM_VALUES', ['send', 'redact']),
  };
}

function monitoring(env: Env): MonitoringSettings | undefined {
  const site =
    matching(env, 'DATADOG_SITE', /^(?=.*\.)[a-z0-9]+([.-][a-z0-9]+)*$/, 'a host name such as us5.datadoghq.com') ??
    'us5.datadoghq.com';
  const proxy = matching(
    env,
    'DATADOG_PROXY',
    /^(\/(?!\/)|https?:\/\/[^/\s])\S*$/,
    'a path such as /rum or an http(s) URL',
  );
  const asGiven = 'letters, digits, - and _ alone, as the provider gave it';
  const applicationId = matching(env, 'DATADOG_APPLICATION_ID', /^[\w-]+$/, asGiven);
  const clientToken = matching(env, 'DATADOG_CLIENT_TOKEN', /^[\w-]+$/, asGiven);
  if (applicationId === undefined && clientToken === undefined) return undefined;
  if (applicationId === undefined) {
    throw malformed('DATADOG_APPLICATION_ID', '', 'set, because DATADOG_CLIENT_TOKEN is: both or neither');
  }
  if (clientToken === undefined) {
    throw malformed('DATADOG_CLIENT_TOKEN', '', 'set, because DATADOG_APPLICATION_ID is: both or neither');
  }
  return {applicationId, clientToken, site, proxy};
}

/** The variable's value without surrounding blanks; empty counts as unset. */
function held(env: Env, name: SettingName): string | undefined {
  return env[name]?.trim() || undefined;
}

function origin(env: Env, name: SettingName): string | undefined {
  const value = held(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw malformed(name, value, 'an origin such as https://ovamai.example, without a path');
  }
  return url.origin;
}

function matching(env: Env, name: SettingName, pattern: RegExp, shape: string): string | undefined {
  const value = held(env, name);
  if (value !== undefined && !pattern.test(value)) throw malformed(name, value, shape);
  return value;
}

/** The variable's value when it is one of `choices`; unset takes the first. */
function oneOf<const T extends string>(env: Env, name: SettingName, choices: readonly [T, ...T[]]): T {
  const value = held(env, name);
  if (value === undefined) return choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw malformed(name, value, `one of: ${choices.join(', ')}`);
  return choice;
}

function malformed(name: SettingName, value: string, shape: string): Error {
  return new Error(`${name} holds ${JSON.stringify(value)}; it should be ${shape}.`);
}
