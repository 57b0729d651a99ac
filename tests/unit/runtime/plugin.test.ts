import {symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import runtime, {type Options} from '../../../src/runtime/plugin';
import {temporaryFolder} from '../../support/temporaryFolder';
import {writeFiles} from '../../support/writeFiles';

const off = {staticMdx: false, islands: false, routeTable: false, replacedModules: false, lateStart: false};

afterEach(() => {
  process.env.NODE_ENV = 'test';
});

type Replacement = {module: RegExp; act: (resource: object) => void};

/** Returns what the plugin adds to the configuration of the bundler for browsers. */
function bundlerConfig(options: Options, siteDir = process.cwd(), generated: Record<string, string> = {}) {
  process.env.NODE_ENV = 'production';
  const config = 'export default {\n"future": {}\n};\n';
  const generatedFilesDir = temporaryFolder({...generated, 'docusaurus.config.mjs': config});
  const siteConfig = {baseUrl: '/', future: {experimental_router: 'browser'}, themeConfig: {}};
  const plugin = runtime({siteDir, generatedFilesDir, siteConfig} as unknown as LoadContext, options);
  class NormalModuleReplacementPlugin {
    constructor(
      readonly module: RegExp,
      readonly act: (resource: object) => void,
    ) {}
  }
  const utils = {currentBundler: {name: 'rspack', instance: {NormalModuleReplacementPlugin}}};
  return plugin.configureWebpack?.({plugins: []}, false, utils as never, undefined) as Record<string, unknown>;
}

test('a build does not take modules from the bundler’s persistent cache, which does not know what is replaced', () => {
  expect(bundlerConfig({...off, replacedModules: true}).cache).toBe(false);
});

test('with islands off, only the runtime’s module of this name is replaced', () => {
  const replaced = (request: string, issuer: string) => {
    const resource = {request, contextInfo: {issuer}};
    for (const {module, act} of (bundlerConfig(off).plugins ?? []) as Replacement[]) {
      if (module.test(request)) act(resource);
    }
    return resource.request.includes('PlainIsland');
  };
  expect(replaced('../../runtime/browser/Island', '/site/src/theme/Root/index.tsx')).toBe(true);
  expect(replaced('./Island', '/site/src/runtime/browser/staticPage.tsx')).toBe(true);
  expect(replaced('./Island', '/site/src/components/Map.tsx')).toBe(false);
  expect(replaced('../Island', '/site/src/components/Map.tsx')).toBe(false);
});

test('the data of docs is whole if code in the content reads it, also in content next to the site’s folder', () => {
  const folder = temporaryFolder({'docs/a.mdx': 'Text.'});
  const generated = {
    'registry.js': 'import(/* webpackChunkName: "a" */ "@site/../docs/a.mdx")',
    'routes.js': 'export default [];',
    'routesChunkNames.json': '{}',
    'globalData.json': '{}',
  };
  const isTrimmed = () => {
    const {plugins = []} = bundlerConfig({splitDocs: true}, join(folder, 'site'), generated);
    return (plugins as Partial<Replacement>[]).some(({module}) => module?.test('@generated/globalData'));
  };
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFiles(folder, {'docs/node_modules/package/index.js': 'useAllDocsData()'});
  expect(isTrimmed()).toBe(true);
  writeFiles(folder, {'docs/parts/List.tsx': 'useAllDocsData()'});
  expect(isTrimmed()).toBe(false);
});
