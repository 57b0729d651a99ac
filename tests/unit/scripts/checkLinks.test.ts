import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {assistants} from '../../../src/data/agents/assistants';
import {siteRepository} from '../../../src/data/company/company';
import {checkLinks} from '../../../src/scripts/checkLinks';
import {comparisonSources} from '../../../src/scripts/comparisonSources';
import {externalLinks} from '../../../src/scripts/links/externalLinks';
import {isDead, type LinkResult, needsRequest, nextResult} from '../../../src/scripts/links/linkResults';
import {requestLink} from '../../../src/scripts/links/requestLink';
import {freePort} from '../../support/freePort';
import {type Listening, listen} from '../../support/listen';

const siteUrl = 'https://ovam.test';
const resultsFile = 'src/scripts/links/results.json';

let root: string;
let server: Listening;
let requests: string[];
/** Replaces the host's answers in a test. */
let answer: (...exchange: Parameters<RequestListener>) => unknown;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  write({[resultsFile]: ''});
  requests = [];
  answer = respond;
  server = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
});
afterEach(async () => {
  rmSync(root, {recursive: true});
  await server.close();
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), text);
  }
}

const page = (...urls: string[]) => urls.map((url) => `<a href="${url}">Link</a>`).join('');

const respond: RequestListener = (request, response) => {
  const redirects: Record<string, [number, string]> = {
    '/moved': [301, '/ok'],
    '/sign-in': [302, '/ok'],
    '/loop': [301, '/loop'],
  };
  const statuses: Record<string, number> = {'/missing': 404, '/broken': 500, '/forbidden': 403, '/busy': 429};
  const path = request.url ?? '';
  if (path === '/slow') return;
  const [status, location] = redirects[path] ?? [statuses[path] ?? 200];
  if (location) response.setHeader('location', location);
  response.writeHead(path === '/no-head' && request.method === 'HEAD' ? 405 : status).end('Text.');
};

async function check(today: string, sources: string[] = []): Promise<{lines: string[]; dead: number}> {
  return checkLinks(root, {siteUrl, today, sources: new Set(sources)});
}

/** Returns the stored results with the paths of the links as keys. */
function stored(): Record<string, LinkResult> {
  const results: object = JSON.parse(readFileSync(join(root, resultsFile), 'utf8'));
  return Object.fromEntries(Object.entries(results).map(([url, result]) => [url.replace(server.origin, ''), result]));
}

test('every kind of answer has its result, and only failures on two days are dead', async () => {
  const closed = `http://127.0.0.1:${freePort()}/`;
  const withoutTls = server.origin.replace('http:', 'https:');
  const paths = '/ok /moved /sign-in /no-head /missing /broken /forbidden /busy /loop'.split(' ');
  write({'build/pricing.html': page(...paths.map((path) => server.origin + path), closed, `${withoutTls}/`)});

  expect(await check('2026-11-20')).toMatchObject({dead: 0});
  const results = stored();
  const summary = Object.fromEntries(
    Object.entries(results).map(([path, {outcome, detail}]) => [path, `${outcome}: ${detail}`]),
  );
  expect(summary).toEqual({
    '/ok': 'works: 200',
    '/moved': 'moved: 200',
    '/sign-in': 'works: 200',
    '/no-head': 'works: 200',
    '/missing': 'failed: 404',
    '/broken': 'failed: 500',
    '/forbidden': 'unknown: 403',
    '/busy': 'unknown: 429',
    '/loop': 'failed: more than 10 redirects',
    [closed]: 'failed: ECONNREFUSED',
    [`${withoutTls}/`]: expect.stringMatching(/^failed: (EPROTO|ERR_SSL_\w+)$/),
  });
  expect(results['/missing']).toMatchObject({day: '2026-11-20', failedSince: '2026-11-20'});

  expect(await check('2026-11-20')).toMatchObject({dead: 0});
  const {lines, dead} = await check('2026-11-21');
  expect(dead).toBe(5);
  expect(lines.at(-1)).toBe('Links: 11, of which works 3, moved 1, unknown 2, failed 0, dead 5. Requested now: 8.');
});

test('a host that does not respond has failed after the timeout', async () => {
  expect(await requestLink(`${server.origin}/slow`, 100)).toMatchObject({
    outcome: 'failed',
    detail: 'no response within 0.1 s',
  });
});

test('the table has the page and the fix of each link, dead ones first', async () => {
  const links = ['/moved', '/forbidden', '/missing', '/broken', '/ok'].map((path) => server.origin + path);
  write({'build/index.html': page(...links), 'build/faq.html': page(...links), 'build/blog/1.html': page(...links)});
  const sources = [`${server.origin}/missing`];
  await check('2026-11-20', sources);
  const {lines} = await check('2026-11-21', sources);
  const rows = lines.map((line) => line.split(/ {2,}/));
  expect(rows.slice(0, -1)).toEqual([
    ['Result', 'Link', 'Page', 'Fix'],
    ['dead (404)', links[2], '/blog/1, /faq and 1 more', expect.stringContaining('src/data/comparisons')],
    ['dead (500)', links[3], '/blog/1, /faq and 1 more', 'Failing since 2026-11-20. Correct the link, or remove it'],
    ['moved (200)', links[0], '/blog/1, /faq and 1 more', `Read ${server.origin}/ok, then link to it`],
    ['unknown (403)', links[1], '/blog/1, /faq and 1 more', expect.stringContaining('Open it in a browser')],
  ]);
});

test('comparison sources are requested first, with HEAD, and a host gets two requests at a time', async () => {
  const links = Array.from({length: 8}, (_, index) => `${server.origin}/${index}`);
  write({'build/faq.html': page(...links)});
  // Each request waits for a second one, and then for one that was sent later: further ones would arrive before it.
  const pending: (() => void)[] = [];
  let most = 0;
  answer = async ({url}, response) => {
    if (url === '/later') return response.end();
    most = Math.max(
      most,
      pending.push(() => response.end()),
    );
    if (pending.length !== 2) return;
    await fetch(`${server.origin}/later`);
    for (const end of pending.splice(0)) end();
  };
  await check('2026-11-20', links.slice(6));
  expect(requests.slice(0, 2).sort()).toEqual(['HEAD /6', 'HEAD /7']);
  expect(most).toBe(2);
});

test('a link that worked is requested again after a week, and a removed link is forgotten', async () => {
  write({'build/faq.html': page(`${server.origin}/ok`, `${server.origin}/other`)});
  await check('2026-11-20');
  requests = [];
  write({'build/faq.html': page(`${server.origin}/ok#part`)});
  await check('2026-11-26');
  expect(requests).toEqual([]);
  expect(Object.keys(stored())).toEqual(['/ok']);
  await check('2026-11-27');
  expect(requests).toEqual(['HEAD /ok']);
});

test('without a network, nothing is stored', async () => {
  write({'build/faq.html': page(`http://127.0.0.1:${freePort()}`, `http://localhost:${freePort()}`)});
  await expect(check('2026-11-20')).rejects.toThrow(/^None of 2 hosts responded: check the network connection\./);
  expect(readFileSync(join(root, resultsFile), 'utf8')).toBe('');
});

test('a results file with a merge conflict is reported', async () => {
  write({[resultsFile]: '<<<<<<< HEAD\n'});
  await expect(check('2026-11-20')).rejects.toThrow(`${resultsFile} is not valid JSON: restore it from Git.`);
});

test('only links to other sites are collected, and links that each page generates only once', () => {
  const [assistant] = assistants;
  const own = page('/pricing', `${siteUrl}/faq`, 'mailto:a@ovam.test', 'https://app.ovamai.example/login', 'http://');
  write({
    'build/index.html': own + page('https://a.test/x#1', 'https://a.test/x#2'),
    'build/docs/a.html': page(`${assistant?.newChat}a`, `${siteRepository.url}/edit/main/docs/a.mdx`),
    'build/docs/b.html': page(`${assistant?.newChat}b`, `${siteRepository.url}/edit/main/docs/b.mdx`),
  });
  expect(Object.fromEntries(externalLinks(root, siteUrl))).toEqual({
    'https://a.test/x': ['/'],
    [String(assistant?.newChat)]: ['/docs/a', '/docs/b'],
    [siteRepository.url]: ['/docs/a', '/docs/b'],
  });
});

test('a link is dead after failures on two days, without a success between', () => {
  const failed = {outcome: 'failed', detail: '404', responded: true} as const;
  const refused = {outcome: 'unknown', detail: '403', responded: true} as const;
  const first = nextResult(undefined, failed, '2026-11-20');
  expect(isDead(first)).toBe(false);
  expect(isDead(nextResult(first, failed, '2026-11-20'))).toBe(false);
  expect(isDead(nextResult(first, failed, '2026-11-21'))).toBe(true);
  const between = nextResult(first, refused, '2026-11-21');
  expect(isDead(between)).toBe(false);
  expect(isDead(nextResult(between, failed, '2026-11-22'))).toBe(true);
  const recovered = nextResult(first, {outcome: 'works', detail: '200', responded: true}, '2026-11-21');
  expect(isDead(nextResult(recovered, failed, '2026-11-22'))).toBe(false);
  expect(needsRequest(first, '2026-11-20')).toBe(true);
});

test('the sources of all comparisons are known, with the file of their page', () => {
  const sources = comparisonSources();
  expect(sources).toContainEqual(
    expect.objectContaining({file: 'src/data/comparisons/coderabbit.ts', url: expect.stringMatching(/^https:/)}),
  );
  expect(sources.every(({checked}) => /^\d{4}-\d\d-\d\d$/.test(checked))).toBe(true);
});
