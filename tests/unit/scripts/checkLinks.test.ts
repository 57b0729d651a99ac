import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {assistants} from '../../../src/data/agents/assistants';
import {siteRepository} from '../../../src/data/company/company';
import {checkLinks} from '../../../src/scripts/checkLinks';
import {comparisonSources} from '../../../src/scripts/comparisonSources';
import {externalLinks} from '../../../src/scripts/externalLinks';
import {freePort} from '../../support/freePort';
import {type Listening, listen} from '../../support/listen';

const siteUrl = 'https://ovam.test';

let root: string;
let server: Listening;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  const redirects: Record<string, string> = {'/moved': '/ok', '/loop': '/loop'};
  const statuses: Record<string, number> = {'/missing': 404, '/broken': 500, '/forbidden': 403, '/busy': 429};
  server = await listen(({url = ''}, response) => {
    if (url === '/slow') return;
    const location = redirects[url];
    response.writeHead(location ? 301 : (statuses[url] ?? 200), location ? {location} : {}).end('Text.');
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

test('links that fail are listed with the reason and their pages; a host that refuses robots is no failure', async () => {
  const closed = `http://127.0.0.1:${freePort()}/`;
  const paths = '/ok /ok#part /moved /missing /broken /forbidden /busy /loop /slow'.split(' ');
  const links = page(...paths.map((path) => server.origin + path), closed);
  write({'build/index.html': links, 'build/faq.html': page(`${server.origin}/missing`)});
  const {lines, failed} = await checkLinks(root, siteUrl, 1000);
  expect(lines.map((line) => line.replace(server.origin, ''))).toEqual([
    'Failed (404): /missing on /faq and 1 more',
    'Failed (500): /broken on /',
    `Failed (ECONNREFUSED): ${closed} on /`,
    'Failed (The operation was aborted due to timeout): /slow on /',
    'Failed (redirect count exceeded): /loop on /',
    'Refuses automatic requests, open it in a browser (403): /forbidden on /',
    'Refuses automatic requests, open it in a browser (429): /busy on /',
    'Links: 9, of which failed 5, not checked 2',
  ]);
  expect(failed).toBe(5);
});

test('without a network, the error says so', async () => {
  write({'build/faq.html': page(`http://127.0.0.1:${freePort()}`, `http://localhost:${freePort()}`)});
  await expect(checkLinks(root, siteUrl)).rejects.toThrow('None of 2 links responded: check the network connection.');
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

test('the sources of all comparisons are known, with the file of their page', () => {
  const sources = comparisonSources();
  expect(sources).toContainEqual(
    expect.objectContaining({file: 'src/data/comparisons/coderabbit.ts', url: expect.stringMatching(/^https:/)}),
  );
  expect(sources.every(({checked}) => /^\d{4}-\d\d-\d\d$/.test(checked))).toBe(true);
});
