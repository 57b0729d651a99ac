import {readFileSync} from 'node:fs';
import {markdownPath} from '../../src/lib/markdownPath';
import {missingMarkdown} from '../../src/plugins/hosting/policy';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {acceptHeaders} from '../support/acceptHeaders';
import {assetBytes, pathsFromSitemap, urlsEndingWith} from '../support/build';
import {edgeModule} from '../support/edgeModule';
import {type Listening, listen} from '../support/listen';

/*
 * Runs the generated functions in Node against a server that sends the build's files compressed, as hosts do. `fetch`
 * decompresses them, as it does on the hosts.
 */

type Edge = (request: Request) => Promise<Response | undefined>;

const moduleOf = (file: string) => edgeModule(readFileSync(`build/.hosts/${file}`, 'utf8'), fetch);
const netlify = moduleOf('netlify/markdown.js');
const vercel = moduleOf('vercel/middleware.js');
const worker = moduleOf('cloudflare-pages/_worker.js').edge as {
  fetch: (request: Request, env: object) => Promise<Response>;
};
const assets = {fetch: (input: URL | Request, init?: RequestInit) => fetch(input, {...init, redirect: 'manual'})};

let server: Listening;
beforeAll(async () => {
  const build = loadBuild('build');
  // Static hosts serve every file.
  const site = {...build, files: new Map([...build.files, [missingMarkdown, missingMarkdown]])};
  server = await listen(siteHandler(() => site));
});
afterAll(() => server.close());

const request = (path: string, accept: string, method = 'GET') =>
  new Request(server.origin + path, {method, headers: {accept}});

describe.each<[string, Edge]>([
  ['Netlify', netlify.edge as Edge],
  ['Vercel', vercel.edge as Edge],
  ['Cloudflare Pages', (incoming) => worker.fetch(incoming, {ASSETS: assets})],
])('the function for %s', (host, edge) => {
  test.each(acceptHeaders)('%s: %s', async (_, accept, isMarkdown) => {
    for (const path of ['/', '/pricing', '/docs/api-reference/feeds', '/no-such-page']) {
      const isMissing = path === '/no-such-page';
      const answer = await edge(request(path, accept));
      if (!isMarkdown) {
        if (host !== 'Cloudflare Pages') expect(answer).toBeUndefined();
        else {
          expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
          expect(answer?.headers.get('vary')).toMatch(/\bAccept$/);
        }
        continue;
      }
      const file = isMissing ? missingMarkdown : markdownPath(path);
      expect([path, answer?.status, await answer?.text()]).toEqual([
        path,
        isMissing ? 404 : 200,
        assetBytes(file).toString(),
      ]);
      expect(answer?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(answer?.headers.get('vary')).toMatch(/\bAccept$/);
      expect(answer?.headers.get('cache-control')).toBe(isMissing ? 'no-store' : 'public, max-age=0, must-revalidate');
      expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
      // The text above is not compressed.
      expect(answer?.headers.get('content-encoding')).toBeNull();
    }
  });

  test('responds to HEAD as to GET, without a body', async () => {
    for (const [path, status] of [
      ['/pricing', 200],
      ['/no-such-page', 404],
    ] as const) {
      const answer = await edge(request(path, 'text/markdown', 'HEAD'));
      expect([answer?.status, await answer?.text()]).toEqual([status, '']);
      expect(answer?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    }
  });
});

test('the middleware for Vercel runs for every page, and for no file', () => {
  const {matcher} = vercel.config as {matcher: string[]};
  const pattern = new RegExp(`^${matcher[0]}$`);
  expect(pathsFromSitemap().filter((path) => !pattern.test(path))).toEqual([]);
  const files = ['.js', '.css', '.md', '.txt', '.xml', '.png'].flatMap((ending) => urlsEndingWith(ending));
  expect(files.filter((path) => pattern.test(path))).toEqual([]);
});

test('the function for Netlify runs for GET and HEAD requests that name Markdown', () => {
  expect(netlify.config).toMatchObject({path: '/*', method: ['GET', 'HEAD'], header: {accept: 'text/markdown'}});
});
