import {
  bundleUrls,
  type ClientManifest,
  chunkHashes,
  findMissingStylesheets,
  injectAssets,
  laterChunks,
  listAssets,
  mergeStylesheets,
  runtimeChunks,
  withoutAssets,
} from '../../../../../src/runtime/build/assets/pageAssets';

const file = (name: string) => [{publicPath: `/assets/${name}`}];
const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: [1, 2], pricing: [3], docs: [4], guide: [5, 3], list: [6], '/docs': [7]},
  assets: {
    1: {js: file('runtime.js')},
    2: {js: file('main.js'), css: file('main.css')},
    3: {js: file('pricing.js'), css: file('pricing.css')},
    4: {js: file('docs.js'), css: file('docs.css')},
    5: {js: file('guide.js')},
    6: {js: file('list.js'), css: file('list.css')},
    7: {js: file('section.js')},
  },
};
const bundled = bundleUrls(manifest);

const minifiedHtml =
  '<link rel=stylesheet href=/assets/main.css><link rel=stylesheet href=/assets/pricing.css>' +
  '<script src=/assets/runtime.js defer></script><script src=/assets/main.js defer></script>' +
  '<script src=/assets/pricing.js defer></script><script src=/own.js defer></script>';

test.each([
  ['minified', minifiedHtml],
  ['with quotes', minifiedHtml.replaceAll(/=([^\s>]+)/g, '="$1"').replaceAll(' defer', ' defer="defer"')],
])('a page has the scripts of its HTML, %s, and of its route, then the shared ones', (_, html) => {
  const route = {routes: [], files: {docs: {3: 'assets/pricing.js', 6: 'assets/list.js'}}, bodies: {}, stylesheets: {}};
  expect(listAssets(html, manifest, bundled, route, '/')).toEqual({
    scripts: ['/assets/pricing.js', '/assets/list.js', '/assets/runtime.js', '/assets/main.js'],
    styles: ['/assets/main.css', '/assets/pricing.css', '/assets/list.css'],
  });
});

test('the 404 page has the shared scripts', () => {
  expect(listAssets('', manifest, bundled, undefined, '/').scripts).toEqual(['/assets/runtime.js', '/assets/main.js']);
});

describe('the stylesheets of islands', () => {
  const stylesheets = new Map([
    ['main.css', new Set(['page'])],
    ['other.css', new Set(['button', 'other'])],
    ['part.css', new Set(['button', 'card', 'table'])],
    ['small.css', new Set(['button'])],
  ]);

  test('are found by the classes of the page’s elements', () => {
    expect(findMissingStylesheets(new Set(['page', 'card', 'button', 'unknown']), stylesheets, ['main.css'])).toEqual([
      'part.css',
    ]);
  });

  test('are the smallest that contain the classes', () => {
    expect(findMissingStylesheets(new Set(['button']), stylesheets, ['main.css'])).toEqual(['small.css']);
  });

  test('are left out if the page already has their classes', () => {
    expect(findMissingStylesheets(new Set(['button', 'card']), stylesheets, ['part.css'])).toEqual([]);
  });
});

test('a merged stylesheet has the last copy of each rule, so that the same rule wins as with all copies', () => {
  expect(mergeStylesheets(['.a{color:red}.b{color:green}', '.a{color:red}'])).toBe('.b{color:green}\n.a{color:red}');
});

test('a merged stylesheet has the first copy of each statement, and terminates it', () => {
  const merged = mergeStylesheets([
    '@layer a,b;@font-face{font-family:F}.x{color:red}',
    '.x{color:red}@layer a{p{margin:0}}@layer a,b;',
  ]);
  expect(merged).toBe('@layer a,b;\n@font-face{font-family:F}\n.x{color:red}\n@layer a{p{margin:0}}');
});

test.each([
  ['SWC', '<link rel=stylesheet href=/a.css /><script src=/main.js defer></script>'],
  ['Terser', '<link rel="stylesheet" href="/a.css"><script src="/main.js" defer="defer"></script>'],
  ['nothing', '<link rel="stylesheet" href="/a.css" />\n<script src="/main.js" defer></script>'],
])('the tags of a page that is minified by %s are replaced', (_name, tags) => {
  const files = {1: {js: [{publicPath: '/main.js'}], css: [{publicPath: '/a.css'}]}};
  const html = `<head>${tags}</head>`;
  const urls = new Set(['/a.css', '/main.js']);
  expect(listAssets(html, {entrypoints: [], origins: {}, assets: files}, urls, undefined, '/')).toEqual({
    scripts: ['/main.js'],
    styles: ['/a.css'],
  });
  const page = {path: '/', scripts: [], stylesheet: {url: '/page.css', integrity: ''}, mergedFrom: []};
  const injected = injectAssets(
    withoutAssets(html, urls),
    {...page, route: {own: undefined, folder: undefined}, runtimeHashes: {}},
    'start()',
  );
  expect(injected).not.toMatch(/(href|src)="?\/(a\.css|main\.js)/);
});

test('the bundler’s runtime has the hashes of all chunks but those of entry points and page modules', () => {
  const file = (name: string) => ({js: [{publicPath: `/${name}.js`}], css: [{publicPath: `/${name}.css`}]});
  const manifest = {
    entrypoints: ['main'],
    origins: {main: [1, 2], page: [3]},
    assets: {
      1: file('main'),
      2: file('common'),
      3: file('page'),
      4: file('island'),
      5: {css: [{publicPath: '/x.css'}]},
    },
  };
  const hashes = new Map([
    ['/island.js', 'sha256-js'],
    ['/island.css', 'sha256-css'],
    ['/x.css', 'sha256-x'],
  ]);
  const later = runtimeChunks(manifest, new Set(['3']));
  expect(chunkHashes(later, manifest, hashes)).toEqual({4: 'sha256-js', '4.css': 'sha256-css', '5.css': 'sha256-x'});
  expect(chunkHashes(later, manifest, hashes, new Set(['/island.css']))).toEqual({4: 'sha256-js', '5.css': 'sha256-x'});
});

describe('the chunks that a page may load later', () => {
  const table: Parameters<typeof laterChunks>[1] = {
    pages: {
      '/a': [
        {key: '0', path: '/', modules: {component: 'layout'}},
        {key: '1', path: '/a', modules: {content: ['doc']}},
      ],
    },
    modules: {layout: {id: '1', laterChunks: ['menu']}, doc: {id: '2', laterChunks: ['tabs', 'menu']}},
    pageChunks: [],
    laterChunks: ['search'],
  };

  test.each([['/a'], ['/a/']])('are those of all pages and of its own modules: %s', (path) => {
    expect(laterChunks(['form', 'menu', 'search', 'tabs'], table, path)).toEqual(['menu', 'search', 'tabs']);
  });

  test.each([[undefined], ['/b']])('are all for a page without a route: %s', (path) => {
    expect(laterChunks(['form', 'search'], table, path)).toEqual(['form', 'search']);
  });

  test('are all if the bundler does not say which', () => {
    const {laterChunks: _unknown, ...rest} = table;
    expect(laterChunks(['form', 'search'], rest, '/a')).toEqual(['form', 'search']);
  });
});
