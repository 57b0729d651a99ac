import {runInNewContext} from 'node:vm';
import {caddyfile} from '../../../../src/plugins/hosting/caddy';
import {cloudFrontFunction, cloudFrontHeaders} from '../../../../src/plugins/hosting/cloudFront';
import {hostingFiles} from '../../../../src/plugins/hosting/files';
import {headersFile, redirectsFile} from '../../../../src/plugins/hosting/headersFile';
import {nginxConf} from '../../../../src/plugins/hosting/nginx';
import {headersOver} from '../../../../src/plugins/hosting/policy';
import {vercelJson} from '../../../../src/plugins/hosting/vercel';
import {smallPolicy} from '../../../support/smallPolicy';

const headers = Object.entries(headersOver('https', smallPolicy));

test('files that hosts read from the build are at its root, all others in a hidden folder', () => {
  const names = Object.keys(hostingFiles(smallPolicy));
  expect(names.filter((name) => !name.startsWith('.hosts/'))).toEqual(['_headers', '_redirects', 'vercel.json']);
  expect(names).toEqual(
    expect.arrayContaining([
      '.hosts/nginx.conf',
      '.hosts/Caddyfile',
      '.hosts/Dockerfile',
      '.hosts/vercel/middleware.js',
    ]),
  );
});

describe('_headers', () => {
  const rules = new Map(
    headersFile(smallPolicy)
      .split('\n\n')
      .map((rule) => {
        const [pattern = '', ...lines] = rule.trim().split('\n  ');
        return [pattern, new Map(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))];
      }),
  );

  test('every response has the security headers', () => {
    expect([...(rules.get('/*') ?? [])]).toEqual([...headers, ['Link', smallPolicy.links]]);
  });

  test('overlapping rules never set the same header, because hosts would concatenate the values', () => {
    const general = [...(rules.get('/*')?.keys() ?? [])];
    for (const [pattern, rule] of rules) {
      if (pattern !== '/*') expect([...rule.keys()].filter((name) => general.includes(name))).toEqual([]);
    }
    expect(rules.get('/assets/*')?.get('Cache-Control')).toContain('immutable');
    expect(rules.get('/*.md')?.get('X-Robots-Tag')).toBe('noindex');
  });
});

test('_redirects has a line for each page that has moved and one for its Markdown version', () => {
  expect(redirectsFile(smallPolicy)).toBe(
    '/prices /pricing 301\n/prices.md /pricing.md 301\n/start /docs#begin 301\n/start.md /docs.md 301\n',
  );
});

test('vercel.json has clean URLs, the headers and the redirects', () => {
  const config = JSON.parse(vercelJson(smallPolicy));
  expect(config).toMatchObject({cleanUrls: true, trailingSlash: false});
  const general = [...headers, ['Link', smallPolicy.links]];
  expect(config.headers[0]).toEqual({source: '/(.*)', headers: general.map(([key, value]) => ({key, value}))});
  expect(config.redirects[0]).toEqual({source: '/prices', destination: '/pricing', statusCode: 301});
  const patterns = config.headers.map(({source}: {source: string}) => new RegExp(`^${source}$`));
  expect(patterns.filter((pattern: RegExp) => pattern.test('/pricing.md'))).toHaveLength(3);
  expect(patterns.filter((pattern: RegExp) => pattern.test('/command'))).toHaveLength(1);
});

describe('nginx', () => {
  const conf = nginxConf(smallPolicy);

  test('closes its blocks', () => {
    expect(conf.split('{').length).toBe(conf.split('}').length);
  });

  test('sets every header in the server block and none in a location, which would drop the others', () => {
    for (const [name] of headers) expect(conf).toMatch(new RegExp(`^ {2}add_header ${name} .* always;$`, 'm'));
    expect(conf).not.toMatch(/^ {4,}add_header/m);
  });

  test('redirects old URLs, with the query before the fragment', () => {
    expect(conf).toContain('location = /prices {\n    return 301 "/pricing$is_args$args";');
    expect(conf).toContain('return 301 "/docs$is_args$args#begin";');
  });
});

test('the Caddyfile sets every header and redirects old URLs', () => {
  const text = caddyfile(smallPolicy);
  for (const [name] of headers) expect(text).toContain(`header ${name} "`);
  expect(text).toContain('redir * "/pricing{with_query}" 301');
  expect(text).toContain('redir * "/docs{with_query}#begin" 301');
  expect(text.split('{').length).toBe(text.split('}').length);
});

describe('CloudFront', () => {
  type Query = Record<string, {value: string; multiValue?: {value: string}[]}>;
  type Found = {uri?: string; statusCode?: number; headers?: {location: {value: string}}};
  const answerTo = (uri: string, querystring: Query = {}): Found =>
    runInNewContext(`${cloudFrontFunction(smallPolicy)}; handler(event)`, {event: {request: {uri, querystring}}});

  test.each([
    ['/', '/index.html'],
    ['/pricing', '/pricing.html'],
    ['/docs/start', '/docs/start.html'],
    ['/%FF', '/%FF.html'],
    ['/assets/js/main.0123abcd.js', '/assets/js/main.0123abcd.js'],
    ['/pricing.md', '/pricing.md'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('%s is the file %s', (uri, file) => {
    expect(answerTo(uri)).toMatchObject({uri: file});
  });

  test.each([
    ['/pricing/', 308, '/pricing'],
    ['/pricing.html', 308, '/pricing'],
    ['/docs/index.html', 308, '/docs'],
    ['/index.html', 308, '/'],
    ['/prices', 301, '/pricing'],
    ['/prices/', 301, '/pricing'],
  ])('%s returns %d and redirects to %s', (uri, statusCode, location) => {
    expect(answerTo(uri)).toMatchObject({statusCode, headers: {location: {value: location}}});
  });

  test('retains the query of a redirect, including repeated parameters', () => {
    const query = {a: {value: '1', multiValue: [{value: '1'}, {value: '%26'}]}, b: {value: ''}};
    expect(answerTo('/pricing/', query).headers?.location.value).toBe('/pricing?a=1&a=%26&b');
    expect(answerTo('/start', {a: {value: '1'}}).headers?.location.value).toBe('/docs?a=1#begin');
  });

  test('never redirects to another host', () => {
    for (const uri of ['//evil.example/', '//evil.example.html', '/\\evil.example/']) {
      expect(answerTo(uri).statusCode).toBeUndefined();
    }
  });

  test('has the headers of the policy', () => {
    const {SecurityHeadersConfig: security, CustomHeadersConfig: custom} = JSON.parse(cloudFrontHeaders(smallPolicy));
    expect(security.StrictTransportSecurity).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
    });
    expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toContain("'sha256-one'");
    expect(custom.Quantity).toBe(custom.Items.length);
    expect(Object.keys(security).length + custom.Quantity).toBe(headers.length);
  });
});

test('a header that nginx cannot send stops the build', () => {
  expect(() => nginxConf({...smallPolicy, headers: {'X-Price': 'from $price'}})).toThrow('dollar sign');
});
