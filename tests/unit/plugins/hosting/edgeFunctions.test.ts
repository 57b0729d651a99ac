import {
  cloudflareRoutes,
  cloudflareWorker,
  netlifyFunction,
  vercelMiddleware,
} from '../../../../src/plugins/hosting/edgeFunctions';
import {edgeModule} from '../../../support/edgeModule';
import {smallPolicy} from '../../../support/smallPolicy';

const files: Record<string, [status: number, body: string]> = {
  '/pricing.md': [200, '# Pricing'],
  '/index.md': [200, '# Home'],
  '/404.md': [200, '# Page not found'],
  '/old.md': [301, ''],
  '/pricing': [200, '<h1>Pricing</h1>'],
  '/old': [301, ''],
  '/protected.md': [401, 'Log in'],
  '/broken.md': [503, ''],
};

/** Responds as a static host does with its files. */
async function serveFile(input: URL | Request): Promise<Response> {
  const {pathname} = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/unreachable.md') throw new TypeError('fetch failed');
  const [status, body] = files[pathname] ?? [404, 'missing'];
  return new Response(body, {status});
}

type Edge = (request: Request) => Promise<Response | undefined>;

const defaultExport = (source: string) => edgeModule(source, serveFile).edge;

const worker = defaultExport(cloudflareWorker(smallPolicy)) as {
  fetch: (request: Request, env: object) => Promise<Response>;
};
const edges: [string, Edge][] = [
  ['Netlify', defaultExport(netlifyFunction(smallPolicy)) as Edge],
  ['Vercel', defaultExport(vercelMiddleware(smallPolicy)) as Edge],
  ['Cloudflare Pages', (request) => worker.fetch(request, {ASSETS: {fetch: serveFile}})],
];

describe.each(edges)('the function for %s', (host, edge) => {
  const get = (path: string, accept: string, method = 'GET') =>
    edge(new Request(`https://example.com${path}`, {method, headers: {accept}}));

  test.each([
    ['/', '# Home'],
    ['/pricing', '# Pricing'],
    ['/pricing?from=mail', '# Pricing'],
    ['/pricing/', '# Pricing'],
  ])('responds to %s in Markdown if the client prefers it', async (path, text) => {
    const answer = await get(path, 'text/markdown, */*');
    expect([answer?.status, await answer?.text(), answer?.headers.get('vary')]).toEqual([200, text, 'Accept']);
  });

  test('responds to a missing page with a 404 in Markdown that is not cached', async () => {
    for (const path of ['/nope', '//evil.example/pricing']) {
      const answer = await get(path, 'text/markdown');
      expect([answer?.status, await answer?.text()]).toEqual([404, '# Page not found']);
      expect(answer?.headers.get('cache-control')).toBe(smallPolicy.caching.missing);
    }
  });

  test('leaves browsers, redirects, files, other methods and failures to the host', async () => {
    const unchanged = [
      await get('/pricing', 'text/html,*/*;q=0.8'),
      await get('/pricing', 'text/markdown;q=0.5, text/html'),
      await get('/old', 'text/markdown'),
      await get('/robots.txt', 'text/markdown'),
      await get('/pricing', 'text/markdown', 'POST'),
      ...(await Promise.all(['/protected', '/broken', '/unreachable'].map((path) => get(path, 'text/markdown')))),
    ];
    if (host !== 'Cloudflare Pages') expect(unchanged).toEqual(unchanged.map(() => undefined));
    else expect(unchanged.map((answer) => answer?.status)).toEqual([200, 200, 301, 404, 200, 404, 404, 404]);
  });
});

test('the worker for Cloudflare Pages does not run for cached folders', () => {
  const {exclude} = JSON.parse(cloudflareRoutes(smallPolicy));
  expect(exclude).toEqual(expect.arrayContaining(['/assets/*', '/fonts/*', '/img/*']));
});
