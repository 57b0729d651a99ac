import {
  chunkFilesPlaceholder,
  extractDocRoutes,
  injectChunkFiles,
  registryCode,
  removeChunkFiles,
  sectionOf,
  splitBySection,
} from '../../../../src/plugins/route-table/sections';

const route = (path: string, hash: string) =>
  `{\n path: '${path}',\n component: ComponentCreator('${path}', '${hash}'),\n exact: true,\n sidebar: "docs"\n }`;
const routes = `export default [
  {
    path: '/about',
    component: ComponentCreator('/about', 'aaa'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'bbb'),
    routes: [
      ${route('/docs', 'ccc')},
      ${route('/docs/guides/first', 'ddd')},
      ${route('/docs/guides/more/second', 'eee')}
    ]
  },
];`;
const chunkNames = {
  '/about-aaa': {__comp: 'page'},
  '/docs-bbb': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs-ccc': {__comp: 'doc', content: 'index'},
  '/docs/guides/first-ddd': {__comp: 'doc', content: 'first', pictures: ['shared']},
  '/docs/guides/more/second-eee': {__comp: 'doc', content: 'second', pictures: ['shared']},
};
const names = ['page', 'root', 'plugin', 'doc', 'index', 'first', 'second', 'shared'];
const registry = `export default {\n${names
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`,
  )
  .join('\n')}};\n`;

test.each([
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs/first', '/docs'],
  ['/docs/guides/first', '/docs/guides'],
  ['/docs/guides/first/', '/docs/guides'],
  ['/docs/guides/more/second', '/docs/guides/more'],
])('%s is in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('removes only the docs from the routes', () => {
  const {rest, docs} = extractDocRoutes(routes);
  expect(docs).toEqual([
    {path: '/docs', hash: 'ccc'},
    {path: '/docs/guides/first', hash: 'ddd'},
    {path: '/docs/guides/more/second', hash: 'eee'},
  ]);
  const table = rest.replace('export default', 'return');
  expect(new Function('ComponentCreator', table)(() => undefined)).toEqual([
    {path: '/about', exact: true},
    {path: '/docs', routes: []},
  ]);
});

test('routes in an unknown format fail the build', () => {
  expect(() => extractDocRoutes(routes.replaceAll('exact: true,', ''))).toThrow('routes.js has an unknown format');
});

test('each section has its docs and the chunks that only they need', () => {
  const {rest, sections} = splitBySection(extractDocRoutes(routes).docs, chunkNames, registry);
  const contents = [...sections].map(([path, section]) => [
    path,
    section.docs.map((doc) => doc.path),
    [...section.registry.keys()],
  ]);
  expect(contents).toEqual([
    ['/docs', ['/docs'], ['index']],
    ['/docs/guides', ['/docs/guides/first'], ['first']],
    ['/docs/guides/more', ['/docs/guides/more/second'], ['second']],
  ]);
  expect(Object.keys(sections.get('/docs/guides')?.chunkNames ?? {})).toEqual(['/docs/guides/first-ddd']);
  expect(Object.keys(rest.chunkNames)).toEqual(['/about-aaa', '/docs-bbb']);
  expect([...rest.registry.keys()]).toEqual(['page', 'root', 'plugin', 'doc', 'shared']);
});

test('retains the loader of a registry entry and removes its source module', () => {
  const {rest} = splitBySection([], chunkNames, registry);
  expect(registryCode(rest.registry)).toContain(
    '"page": [() => import(/* webpackChunkName: "page" */ "@site/page.mdx")],',
  );
  expect(registryCode(rest.registry)).not.toContain('resolveWeak');
});

test('a chunk without a registry entry fails the build', () => {
  expect(() => splitBySection([], {'/new-fff': {content: 'new'}}, registry)).toThrow(
    'registry.js has no entry for new',
  );
});

describe('the files of a section', () => {
  const files = new Map([
    ['12', 'assets/js/0a1b2c.js'],
    ['7', 'assets/js/ffffff.js'],
  ]);

  test('are inserted into its code', () => {
    const code = `const files = ${JSON.stringify(chunkFilesPlaceholder)};`;
    expect(injectChunkFiles(code, files)).toBe('const files = {"7":"assets/js/ffffff.js","12":"assets/js/0a1b2c.js"};');
    expect(() => injectChunkFiles('', files)).toThrow('no placeholder for its files');
  });

  test('are removed from the runtime of every page', () => {
    const runtime = 'u = (id) => "assets/js/" + {"7": "ffffff","9": "999999","12": "0a1b2c"}[id] + ".js"';
    expect(removeChunkFiles(runtime, files)).toBe('u = (id) => "assets/js/" + {"9": "999999",}[id] + ".js"');
    expect(() => removeChunkFiles('', files)).toThrow('does not contain assets/js/0a1b2c.js');
  });
});
