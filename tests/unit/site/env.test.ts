import {readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {siteRepository} from '../../../src/data/company/company';
import {dotenvValues, loadSiteEnv} from '../../../src/site/dotenv';
import {readSiteEnv, settingNames} from '../../../src/site/env';
import {temporaryFolder} from '../../support/temporaryFolder';

test('an unset or empty variable has its default', () => {
  const defaults = {
    siteUrl: 'https://ovamai.example',
    appUrl: 'https://app.ovamai.example',
    loginUrl: 'https://app.ovamai.example/login',
    apiHost: undefined,
    githubRepo: 'ovamai/code-review',
    monitoring: undefined,
    monitoringConsent: 'granted',
    leadKeepDays: 365,
    monitoringFormValues: 'send',
  };
  expect(readSiteEnv({})).toEqual(defaults);
  expect(readSiteEnv({SITE_URL: '', APP_URL: ' ', MONITORING_CONSENT: '', DATADOG_CLIENT_TOKEN: ''})).toEqual(defaults);
});

test('set variables replace the defaults §1.11', () => {
  expect(
    readSiteEnv({
      SITE_URL: 'https://www.example.com/',
      APP_URL: 'http://localhost:8080',
      API_HOST: 'https://api.example.com',
      GITHUB_REPO: 'some-one/a.repo',
      DATADOG_APPLICATION_ID: 'id',
      DATADOG_CLIENT_TOKEN: 'token',
      DATADOG_SITE: 'datadoghq.com',
      DATADOG_PROXY: '/rum',
      MONITORING_CONSENT: 'ask',
      MONITORING_FORM_VALUES: 'redact',
      STATUS_URL: 'https://status.example.com/ovam',
    }),
  ).toEqual({
    siteUrl: 'https://www.example.com',
    appUrl: 'http://localhost:8080',
    loginUrl: 'http://localhost:8080/login',
    apiHost: 'https://api.example.com',
    githubRepo: 'some-one/a.repo',
    monitoring: {applicationId: 'id', clientToken: 'token', site: 'datadoghq.com', proxy: '/rum'},
    monitoringConsent: 'ask',
    leadKeepDays: 365,
    monitoringFormValues: 'redact',
    statusUrl: 'https://status.example.com/ovam',
  });
});

test.each([
  [{NETLIFY: 'true', CONTEXT: 'deploy-preview'}, 'CONTEXT=deploy-preview'],
  [{NETLIFY: 'true', CONTEXT: 'branch-deploy'}, 'CONTEXT=branch-deploy'],
  [{NETLIFY: 'true', CONTEXT: 'production'}, undefined],
  [{CONTEXT: 'deploy-preview'}, undefined],
  [{VERCEL_ENV: 'preview'}, 'VERCEL_ENV=preview'],
  [{VERCEL_ENV: 'production'}, undefined],
  [{CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices'}, 'CF_PAGES_BRANCH=new-prices'],
  [{CF_PAGES: '1', CF_PAGES_BRANCH: siteRepository.branch}, undefined],
  [{VERCEL_ENV: 'preview', SITE_INDEXABLE: 'yes'}, undefined],
  [{VERCEL_ENV: 'preview', SITE_INDEXABLE: ''}, 'VERCEL_ENV=preview'],
  [{SITE_INDEXABLE: 'no'}, 'SITE_INDEXABLE=no'],
])('with %p, search engines may not list the build because of %s', (env, reason) => {
  expect(readSiteEnv(env).noIndexReason).toBe(reason);
});

test('telemetry is sent directly to the US site by default §9.18', () => {
  const {monitoring} = readSiteEnv({DATADOG_APPLICATION_ID: 'id', DATADOG_CLIENT_TOKEN: 'token'});
  expect(monitoring).toEqual({applicationId: 'id', clientToken: 'token', site: 'us5.datadoghq.com', proxy: undefined});
});

test.each([
  ['SITE_URL', 'ovamai.example', 'an origin'],
  ['APP_URL', 'ftp://app.ovamai.example', 'an origin'],
  ['GITHUB_REPO', 'https://github.com/ovamai/code-review', 'owner/name'],
  ['GITHUB_REPO', '../code-review', 'owner/name'],
  ['GITHUB_REPO', 'ovamai/code-review.git', 'owner/name'],
  ['DATADOG_APPLICATION_ID', 'a b', 'as the provider gave it'],
  ['DATADOG_SITE', 'https://datadoghq.com', 'a host name'],
  ['DATADOG_PROXY', '//rum', 'a path'],
  ['MONITORING_CONSENT', 'yes', 'granted, ask'],
  ['MONITORING_FORM_VALUES', 'all', 'send, redact'],
  ['SITE_INDEXABLE', 'true', 'yes, no'],
  ['SITE_FEEDBACK', 'yes', 'off, on'],
  ['LEADS_KEEP_DAYS', '0', 'a whole number from 1'],
  ['STATUS_URL', 'javascript:alert(1)', 'a URL'],
])('%s=%s stops the build with one line: name, value and expected format', (name, value, format) => {
  const read = () => readSiteEnv({[name]: value});
  expect(read).toThrow(name);
  expect(read).toThrow(JSON.stringify(value));
  expect(read).toThrow(format);
  expect(read).not.toThrow('\n');
});

test.each([
  ['DATADOG_APPLICATION_ID', 'DATADOG_CLIENT_TOKEN'],
  ['DATADOG_CLIENT_TOKEN', 'DATADOG_APPLICATION_ID'],
])('%s without %s stops the build', (given, missing) => {
  expect(() => readSiteEnv({[given]: 'x'})).toThrow(new RegExp(`^${missing}.*both or neither`));
});

test('SITE_FEEDBACK needs the origin of the lead service', () => {
  expect(readSiteEnv({SITE_FEEDBACK: 'on', API_HOST: 'https://api.example'}).feedback).toBe(true);
  expect(readSiteEnv({SITE_FEEDBACK: 'off'}).feedback).toBeUndefined();
  expect(() => readSiteEnv({SITE_FEEDBACK: 'on'})).toThrow(/^API_HOST is ""; .*SITE_FEEDBACK is on/);
});

test('.env.example lists every variable with its default', () => {
  const example = readFileSync(resolve('.env.example'), 'utf8');
  const listed = Object.fromEntries(
    [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(listed)).toEqual(settingNames);
  expect(readSiteEnv(listed)).toEqual(readSiteEnv({}));
});

test('a .env file may have a byte order mark, comments, quotes and variables of other tools', () => {
  const text =
    '\uFEFFSITE_URL=https://a.example\r\n\n# A comment\nexport PORT=4000\nGITHUB_REPO="a/b"\nMONITORING=on\n';
  const all = {SITE_URL: 'https://a.example', PORT: '4000', GITHUB_REPO: 'a/b', MONITORING: 'on'};
  expect(dotenvValues(text)).toEqual({values: all, warnings: {}});
});

test('a line of a .env file that is not an assignment stops the build', () => {
  expect(() => dotenvValues('PORT=4000\nSITE_URL: https://a.example\n')).toThrow(
    '.env:2: "SITE_URL: https://a.example" is not a setting. Write NAME=value.',
  );
});

describe('a name in .env that looks like a misspelled setting', () => {
  const folder = process.cwd();
  let stderr: string;

  beforeEach(() => {
    process.chdir(temporaryFolder());
    stderr = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += text;
      return true;
    });
    jest.replaceProperty(process, 'env', {});
  });
  afterEach(() => {
    process.chdir(folder);
  });

  test.each([
    ['SITEURL', 'SITE_URL'],
    ['api_hots', 'API_HOST'],
    // May belong to another tool.
    ['APP_URLS', 'APP_URL'],
  ])('%s causes one warning and does not stop the build', (name, setting) => {
    writeFileSync('.env', `PORT=4000\n${name}=x\n`);
    expect(loadSiteEnv()).toEqual(readSiteEnv({}));
    loadSiteEnv();
    expect(stderr).toBe(`.env:2: ${name} is not a setting of this site. Did you mean ${setting}?\n`);
    expect(process.env[name]).toBe('x');
  });
});
