/** @jest-environment jsdom */
import type {PageRoute} from '../../../../../src/runtime/protocol';

jest.mock('@docusaurus/ComponentCreator', () => ({__esModule: true, default: () => () => null}));

/** Each path has a position among all routes of its own. */
const routeOf = (path: string): PageRoute => ({
  routes: [{key: String(path.length), path, exact: true, modules: {__comp: '1'}}],
  files: {1: {10: 'assets/js/page.js'}},
  bodies: {11: 'assets/js/body.js'},
  stylesheets: {},
});

const preloadBody = jest.fn(async () => {});

/** Opens a page, whose HTML has its route, with a server that answers requests for parts with `answer`. */
async function openPage(answer: () => Promise<Response>, path = '/own', url = path) {
  jest.resetModules();
  window.history.replaceState(null, '', url);
  preloadBody.mockClear();
  const script = Object.assign(document.createElement('script'), {type: 'text/plain'});
  Object.assign(script.dataset, {routes: '/assets/routes/0a', route: JSON.stringify(routeOf(path))});
  document.head.replaceChildren(script);
  const requested: string[] = [];
  const chunks: string[] = [];
  const fetchPart = (url: string) => {
    requested.push(url);
    return answer();
  };
  Object.assign(globalThis, {
    fetch: fetchPart,
    AbortSignal: {timeout: () => undefined},
    __webpack_get_script_filename__: (chunk: string) => `${chunk}.js`,
    __webpack_chunk_load__: async (chunk: string) => chunks.push(chunk),
    __webpack_require__: () => ({__esModule: true, default: {preloadBody}}),
  });
  const {default: preload} = await import('../../../../../src/runtime/browser/routes/preload');
  const {failures} = await import('../../../../../src/runtime/browser/routes/Pages');
  const {pages} = await import('../../../../../src/runtime/browser/routes/routes');
  return {preload, failures, requested, chunks, paths: () => pages.map(({path}) => path)};
}

const respond = async (body: unknown, status = 200) => ({ok: status < 300, status, json: async () => body}) as Response;

test('the opened page makes no request for its route', async () => {
  const {preload, requested, paths} = await openPage(() => respond({}));
  await preload('/own');
  await preload('/own/');
  expect(requested).toEqual([]);
  expect(paths()).toEqual(['/own', '*']);
});

test('the opened page makes no request for its route if its path has other than ASCII characters', async () => {
  const {preload, requested} = await openPage(() => respond({}), '/caf%C3%A9');
  await preload('/caf%C3%A9');
  expect(requested).toEqual([]);
});

test('another page is requested once, with its part', async () => {
  const {preload, requested, paths} = await openPage(() => respond({'/other': routeOf('/other')}));
  await Promise.all([preload('/other'), preload('/other/')]);
  await preload('/other');
  expect(requested).toEqual([expect.stringMatching(/^\/assets\/routes\/0a\/\d+\.json$/)]);
  expect(paths()).toContain('/other');
});

test('an unknown path has no route and no failure', async () => {
  const {preload, failures, paths} = await openPage(() => respond({}));
  await preload('/unknown');
  expect(paths()).toEqual(['/own', '*']);
  expect(failures.size).toBe(0);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', () => respond('', 404)],
])('a part that %s is a chunk load error, and is requested again', async (_, fail) => {
  let answer: () => Promise<Response> = fail;
  const {preload, failures, requested, paths} = await openPage(() => answer());
  await expect(preload('/other')).rejects.toMatchObject({name: 'ChunkLoadError'});
  expect([...failures.keys()]).toEqual(['/other']);
  answer = () => respond({'/other': routeOf('/other')});
  await preload('/other');
  expect(failures.size).toBe(0);
  expect(paths()).toContain('/other');
  expect(requested).toHaveLength(2);
});

test('the body of a page is loaded with it, from its own file; a failure is that of the page', async () => {
  const {preload, chunks} = await openPage(() => respond({'/other': routeOf('/other')}));
  await preload('/other');
  // Not later than the modules, which takes one more round trip.
  expect(chunks).toContain('11');
  expect(preloadBody).toHaveBeenCalled();
  expect(__webpack_get_script_filename__('11')).toBe('assets/js/body.js');
  preloadBody.mockRejectedValueOnce(new Error('no body'));
  await expect(preload('/other')).rejects.toThrow('no body');
});

test('a page is found in any case, as the router finds it, but first as it is written', async () => {
  const {preload, paths} = await openPage(() => respond({'/Docs': routeOf('/Docs'), '/docs/A': routeOf('/docs/A')}));
  await preload('/docs/a');
  await preload('/DOCS');
  expect(paths()).toEqual(expect.arrayContaining(['/docs/A', '/Docs']));
});

test.each(['/own.html', '/own/index.html'])('at %s the opened page is loaded, without a request', async (url) => {
  const {preload, requested, chunks} = await openPage(() => respond({}), '/own', url);
  await preload(url);
  expect(requested).toEqual([]);
  // Of its module, not of its body.
  expect(chunks).toEqual(['10']);
  expect(preloadBody).toHaveBeenCalled();
});
