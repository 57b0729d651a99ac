import {createHash} from 'node:crypto';
import type {DocusaurusConfig, PluginConfig} from '@docusaurus/types';
import type {Tag} from '../../../../src/data/tagSchema';
import {readDirectives} from '../../../../src/plugins/hosting/contentSecurityPolicy';
import {cachingOf, headersOver, hostingPolicy, isHidden, withQuery} from '../../../../src/plugins/hosting/policy';
import {allowedSources, intakeOrigin, type Sources} from '../../../../src/plugins/hosting/sources';
import {themeSources} from '../../../../src/plugins/hosting/themeSources';
import {smallPolicy} from '../../../support/smallPolicy';

const monitoring = {applicationId: 'a', clientToken: 'b', site: 'us5.datadoghq.com', proxy: undefined};

/** Returns a directive of the policy with these settings and tags. */
function directive(
  name: string,
  settings: Partial<Parameters<typeof allowedSources>[0]> = {},
  tags: readonly Tag[] = [],
  origins: Pick<Sources, 'scripts' | 'styles'> & {trustedTypes?: boolean} = {scripts: [], styles: []},
): string[] | undefined {
  const pages = {scriptHashes: ['sha256-b', 'sha256-a'], trustedTypes: true, integrity: true, ...origins};
  const sources = allowedSources({apiHost: undefined, monitoring: undefined, ...settings}, pages, tags);
  return readDirectives(hostingPolicy(sources, []).headers['Content-Security-Policy'] ?? '').get(name);
}

test('scripts run only if they are files of the site or their hash is listed', () => {
  expect(directive('default-src')).toEqual(["'none'"]);
  expect(directive('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a'", "'sha256-b'"]);
  expect(directive('style-src')).toEqual(["'self'"]);
  expect(directive('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
});

test('scripts may send requests only to origins in the settings', () => {
  const own = ["'self'", 'https://api.github.com'];
  expect(directive('connect-src')).toEqual(own);
  expect(directive('connect-src', {apiHost: 'https://api.example.com'})).toContain('https://api.example.com');
  expect(directive('connect-src', {monitoring})).toEqual([...own, 'https://browser-intake-us5-datadoghq.com']);
  expect(directive('connect-src', {monitoring: {...monitoring, proxy: '/rum'}})).toEqual(own);
});

test('violations are reported to the lead service only with SITE_FEEDBACK and its URL', () => {
  const apiHost = 'https://api.example.com';
  const pages = {scriptHashes: [], scripts: [], styles: [], trustedTypes: true, integrity: true};
  const headersWith = (settings: Parameters<typeof allowedSources>[0]) =>
    headersOver('https', hostingPolicy(allowedSources(settings, pages, []), []));
  const headers = headersWith({apiHost, monitoring: undefined, feedback: true});
  expect(headers['Reporting-Endpoints']).toBe('csp="https://api.example.com/v1/reports"');
  expect(headers['Content-Security-Policy']).toContain(
    'report-uri https://api.example.com/v1/reports; report-to csp; upgrade',
  );
  for (const settings of [
    {apiHost, monitoring: undefined},
    {apiHost: undefined, monitoring: undefined, feedback: true as const},
  ]) {
    expect(headersWith(settings)).not.toHaveProperty('Reporting-Endpoints');
    expect(headersWith(settings)['Content-Security-Policy']).not.toContain('report-');
  }
});

test('inline styles and eval are allowed only for a theme of Docusaurus that needs them, and the build says so', () => {
  const sourcesFor = (mermaid: boolean, themes: PluginConfig[]) =>
    themeSources({markdown: {mermaid} as DocusaurusConfig['markdown'], themes});
  expect(sourcesFor(false, ['@docusaurus/theme-mermaid'])).toEqual({
    scripts: [],
    styles: [],
    trustedTypes: true,
    notes: [],
  });
  const both = sourcesFor(true, ['@docusaurus/theme-mermaid', ['@docusaurus/theme-live-codeblock', {}]]);
  expect(directive('style-src', {}, [], both)).toEqual(["'self'", "'unsafe-inline'"]);
  expect(directive('script-src', {}, [], both)).toContain("'unsafe-eval'");
  expect(both.notes).toEqual([expect.stringMatching(/^markdown.mermaid: /), expect.stringMatching(/^theme-live-code/)]);
});

test('a tag may load and send what it lists, and its inline code runs by its hash', () => {
  const tag: Tag = {
    name: 'Example Stats',
    purpose: 'Counts visits.',
    script: 'https://stats.example/tag.js?id=1',
    inline: 'window.stats = []',
    origins: {
      script: ['https://cdn.stats.example'],
      connect: ['https://in.stats.example'],
      img: ['https://*.px.example'],
    },
    stored: [],
    consent: 'marketing',
  };
  const own = {...tag, name: 'Own', inline: undefined, script: '/js/own.js', origins: undefined};
  const added = (name: string) => {
    const usual = directive(name) ?? [];
    return directive(name, {}, [tag, own])?.filter((source) => !usual.includes(source));
  };
  const hash = createHash('sha256')
    .update(tag.inline ?? '')
    .digest('base64');
  expect(added('script-src')).toEqual([`'sha256-${hash}'`, 'https://cdn.stats.example', 'https://stats.example']);
  expect(added('connect-src')).toEqual(['https://in.stats.example']);
  expect(added('img-src')).toEqual(['https://*.px.example']);
  expect(added('style-src')).toEqual([]);
});

test('pages may load scripts and stylesheets from the origins that they name', () => {
  const origins = {scripts: ['https://js.example', 'https://js.example'], styles: ['https://css.example']};
  expect(directive('script-src', {}, [], origins)).toEqual([...(directive('script-src') ?? []), 'https://js.example']);
  expect(directive('style-src', {}, [], origins)).toEqual(["'self'", 'https://css.example']);
});

test('Trusted Types are required, with a default policy only for code of other providers', () => {
  const own = ['page-start', 'bundler', 'component-html'];
  const tag: Tag = {name: 'a', purpose: 'b', inline: 'c', stored: [], consent: 'necessary'};
  expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive('trusted-types')).toEqual(own);
  expect(directive('trusted-types', {monitoring})).toEqual([...own, 'default']);
  expect(directive('trusted-types', {}, [tag])).toEqual([...own, 'default']);
  const without = {scripts: [], styles: [], trustedTypes: false};
  expect(directive('require-trusted-types-for', {monitoring}, [tag], without)).toBeUndefined();
  expect(directive('trusted-types', {monitoring}, [tag], without)).toBeUndefined();
});

test('scripts without hashes are blocked, unless third-party tags load some', () => {
  const policyOf = (integrity: boolean, tags: readonly Tag[]) => {
    const pages = {scriptHashes: [], scripts: [], styles: [], trustedTypes: true, integrity};
    return hostingPolicy(allowedSources({apiHost: undefined, monitoring}, pages, tags), []).headers['Integrity-Policy'];
  };
  const tag: Tag = {name: 'a', purpose: 'b', inline: 'c', stored: [], consent: 'necessary'};
  expect(policyOf(true, [])).toBe('blocked-destinations=(script)');
  expect(policyOf(true, [tag])).toBeUndefined();
  expect(policyOf(false, [])).toBeUndefined();
});

test('forms submit only to the site itself and to mail clients', () => {
  expect(directive('form-action')).toEqual(["'self'", 'mailto:']);
});

test('workers are allowed only if sessions are recorded', () => {
  expect(directive('worker-src')).toBeUndefined();
  expect(directive('worker-src', {monitoring})).toEqual(["'self'", 'blob:']);
});

test.each([
  ['datadoghq.com', undefined, 'https://browser-intake-datadoghq.com'],
  ['ap1.datadoghq.com', undefined, 'https://browser-intake-ap1-datadoghq.com'],
  ['datadoghq.com', 'https://rum.example.com/in?x', 'https://rum.example.com'],
  ['datadoghq.com', '/rum', undefined],
])('monitoring with the site %s and the proxy %s sends data to %s', (site, proxy, origin) => {
  expect(intakeOrigin({...monitoring, site, proxy})).toBe(origin);
});

test('headers that require HTTPS are sent over HTTPS only', () => {
  expect(headersOver('http', smallPolicy)).not.toHaveProperty('Strict-Transport-Security');
  expect(headersOver('http', smallPolicy)['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(headersOver('https', smallPolicy)).toMatchObject({
    'Strict-Transport-Security': expect.stringContaining('max-age=63072000'),
    'Content-Security-Policy': expect.stringContaining('upgrade-insecure-requests'),
  });
});

test('pages and the entry file of the search index are revalidated, files with a hash are cached', () => {
  expect(cachingOf('/pricing', smallPolicy)).toContain('max-age=0');
  expect(cachingOf('/pagefind/pagefind-entry.json', smallPolicy)).toContain('max-age=0');
  expect(cachingOf('/pagefind/index/en_1.pf_index', smallPolicy)).toContain('max-age=3600');
  expect(cachingOf('/assets/js/main.0123abcd.js', smallPolicy)).toContain('immutable');
});

test.each(['/img/marks.svg', '/fonts/inter.woff2', '/cards/pricing.png'])('%s is cached for an hour', (path) => {
  expect(cachingOf(path, smallPolicy)).toBe('public, max-age=3600');
});

test('only files for hosts are hidden', () => {
  const {hidden} = smallPolicy;
  expect(['/_headers', '/.hosts/nginx.conf'].every((path) => isHidden(path, hidden))).toBe(true);
  expect(['/', '/.well-known/security.txt', '/_headers.html'].some((path) => isHidden(path, hidden))).toBe(false);
});

test('the policy redirects moved pages and their Markdown, with the query before the fragment', () => {
  expect(smallPolicy.redirects.map(({from}) => from)).toEqual(['/prices', '/prices.md', '/start', '/start.md']);
  expect(withQuery('/docs#begin', '?a=b')).toBe('/docs?a=b#begin');
  expect(withQuery('/pricing', '')).toBe('/pricing');
});
