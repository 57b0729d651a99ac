import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkHost, type SendRequest} from '../../src/plugins/hosting/checks';
import {compressFolder} from '../../src/server/compress';
import {createClient} from '../../src/server/verifyHost';
import {acceptHeaders, unusualAcceptHeaders} from '../support/acceptHeaders';
import {freePort} from '../support/freePort';
import {findNginx, hasBrotli, startNginx, waitForPort} from '../support/nginx';

const nginx = findNginx();
if (!nginx)
  process.stderr.write('SKIPPED: nginx is not installed, so its configuration is not tested (CI=1 installs nginx).\n');

(nginx ? describe : describe.skip)('nginx with the generated configuration', () => {
  let folder: string;
  let server: ChildProcess;
  let send: SendRequest;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    // Some files are enough to test that compressed files are sent; compressing all is slow.
    compressFolder(root, (name) => /^(index|about|404)\.html$|^assets\/js\/(main|runtime)/.test(name));
    const port = freePort();
    const policy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
    policy.redirects = [{from: '/prices', to: '/pricing'}];
    server = startNginx(nginx ?? '', policy, root, port, join(folder, 'nginx'));
    send = createClient(`http://localhost:${port}`);
    await waitForPort(port);
  });

  afterAll(async () => {
    if (server.exitCode === null) await new Promise((done) => server.on('exit', done) && server.kill());
    rmSync(folder, {recursive: true});
  });

  test('passes all checks of a host', async () => {
    const faults = (await checkHost(send, 'http')).filter(
      ({name, fault}) => fault && (hasBrotli() || !/Brotli/.test(name)),
    );
    expect(faults).toEqual([]);
  });

  describe.each([...acceptHeaders, ...unusualAcceptHeaders])('%s: %s', (_, Accept, isMarkdown) => {
    const type = `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`;

    test(`gets ${isMarkdown ? 'Markdown' : 'HTML'}`, async () => {
      for (const path of ['/', '/pricing', '/docs/api-reference/feeds']) {
        const {status, headers} = await send(path, {Accept});
        expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
        expect(headers.vary).toMatch(/\bAccept(,|$)/);
        expect(headers['x-robots-tag']).toBe(isMarkdown ? 'noindex' : undefined);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
      const missing = await send('/no-such-page', {Accept});
      expect([missing.status, missing.headers['content-type']]).toEqual([404, type]);
      expect(missing.headers['cache-control']).toBe('no-store');
    });
  });

  test('clients that prefer Markdown get files and missing assets as others do', async () => {
    const Accept = 'text/markdown';
    expect((await send('/robots.txt', {Accept})).headers['content-type']).toContain('text/plain');
    expect(String((await send('/assets/nope.js', {Accept})).body)).toBe('There is no such file.\n');
    expect((await send('/about.md', {Accept})).headers['content-type']).toContain('text/markdown');
    expect((await send('/about/', {Accept})).headers.location).toBe('/about');
    expect((await send('/404.md')).status).toBe(404);
  });

  test('a page has a Link header to its Markdown version', async () => {
    expect((await send('/pricing')).headers.link).toMatch(/^<\/pricing\.md>; rel="alternate"; type="text\/markdown", /);
    expect((await send('/')).headers.link).toContain('</index.md>');
    expect((await send('/no-such-page')).headers.link).toBeUndefined();
  });

  test('redirects old URLs with their query', async () => {
    for (const path of ['/prices', '/prices/']) {
      const {status, headers} = await send(`${path}?a=b`);
      expect([status, headers.location]).toEqual([301, '/pricing?a=b']);
    }
  });

  test('the URLs of the 404 page return 404', async () => {
    for (const path of ['/404', '/404.html']) expect((await send(path)).status).toBe(404);
  });

  test('an HTTPS request through a proxy gets the headers for HTTPS', async () => {
    const {headers} = await send('/', {'X-Forwarded-Proto': 'https'});
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await send('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});
