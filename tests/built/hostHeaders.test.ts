import {readFileSync} from 'node:fs';
import type {HostAnswer} from '../../src/plugins/hosting/answers';
import {checkHost, type SendRequest} from '../../src/plugins/hosting/checks';
import {type HostingPolicy, headersOver} from '../../src/plugins/hosting/policy';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {createClient} from '../../src/server/verifyHost';
import {hostFiles} from '../support/hostHeaders';
import {type Listening, listen} from '../support/listen';

/* `check:host` against the headers that each generated host configuration states, right and wrong. */

const policy: HostingPolicy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
const expected = headersOver('https', policy);

/** For each header: texts of its value, and what makes it weaker. */
const weaker: Record<string, [from: string, to: string][]> = {
  'Content-Security-Policy': [
    ["default-src 'none'", 'default-src *'],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
    ["object-src 'none'", "object-src 'self'"],
    ["base-uri 'none'", "base-uri 'self'"],
    ["frame-ancestors 'none'", "frame-ancestors 'self'"],
    ["require-trusted-types-for 'script'; ", ''],
    ['trusted-types page-start', 'trusted-types *'],
    ['trusted-types page-start', "trusted-types 'allow-duplicates'"],
    ['; upgrade-insecure-requests', ''],
  ],
  'Integrity-Policy': [['(script)', '(style)']],
  'X-Content-Type-Options': [['nosniff', 'sniff']],
  'X-Frame-Options': [['DENY', 'SAMEORIGIN']],
  'Referrer-Policy': [['strict-origin-when-cross-origin', 'unsafe-url']],
  'Cross-Origin-Opener-Policy': [['same-origin', 'unsafe-none']],
  'Cross-Origin-Resource-Policy': [['cross-origin', 'same-site']],
  'X-Permitted-Cross-Domain-Policies': [['none', 'all']],
  'Permissions-Policy': [
    ['camera=()', 'camera=*'],
    ['usb=(), ', ''],
  ],
  'Strict-Transport-Security': [['63072000', '300']],
};

let server: Listening;
let send: SendRequest;
const answers = new Map<string, Promise<HostAnswer>>();

beforeAll(async () => {
  const site = loadBuild('build');
  server = await listen(siteHandler(() => site));
  const client = createClient(server.origin);
  const sitemap = Buffer.from('<urlset><url><loc>https://ovamai.example/about</loc></url></urlset>');
  send = async (path, headers) => {
    const key = JSON.stringify([path, headers]);
    const answer = answers.get(key) ?? client(path, headers);
    answers.set(key, answer);
    return path === '/sitemap.xml' ? {...(await answer), body: sitemap} : answer;
  };
});
afterAll(() => server.close());

/** Returns the faults that `check:host` reports for a host that sends these headers. */
async function faultsWith(stated: Record<string, string>): Promise<string[]> {
  const ofHost: SendRequest = async (path, headers) => {
    const answer = await send(path, headers);
    const others = Object.entries(answer.headers).filter(
      ([name]) => !Object.keys(expected).some((known) => known.toLowerCase() === name),
    );
    const own = Object.entries(stated).map(([name, value]) => [name.toLowerCase(), value]);
    return {...answer, headers: Object.fromEntries([...own, ...others])};
  };
  return (await checkHost(ofHost, 'https')).filter(({fault}) => fault).map(({name, fault}) => `${name}: ${fault}`);
}

test('the headers that are made wrong are all that the policy has', () => {
  expect(Object.keys(weaker).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(hostFiles))('%s', (_host, {file, headersIn}) => {
  const text = readFileSync(`build/${file}`, 'utf8');

  test('states headers that pass all checks', async () => {
    expect(await faultsWith(headersIn(text))).toEqual([]);
  });

  test.each(Object.keys(weaker))('without %s, or with a weaker value, check:host reports it', async (name) => {
    const {[name]: value = '', ...others} = headersIn(text);
    expect(value).not.toBe('');
    expect(await faultsWith(others)).not.toEqual([]);
    for (const [from, to] of weaker[name] ?? []) {
      // CloudFront has a fixed value for this header, which can be removed only.
      if (!text.includes(from) && name === 'X-Content-Type-Options') continue;
      const found = headersIn(text.replaceAll(from, to));
      expect([from, found[name]]).not.toEqual([from, value]);
      expect([from, await faultsWith(found)]).not.toEqual([from, []]);
    }
  });
});
