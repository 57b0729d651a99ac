import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {bodyChunkName} from './bodyChunk';
import {writeSidebarModules} from './sidebarModules';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => void>;

/** A file that replaces a module. */
type Replacement = {module: RegExp; by: string};

/** Files of Docusaurus that read or write the route tables, besides those that are replaced. */
export const routeTableUpstreamFiles: readonly string[] = [
  '@docusaurus/core/lib/client/App.js',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
  '@docusaurus/core/lib/client/normalizeLocation.js',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
];

/** File with the bundled page modules, by name: read when pages are written. */
export const modulesFile = 'page-modules.json';

const registryFile = 'empty-registry.js';

/**
 * Replaces the generated route tables, which contain all pages, by empty ones, which `browser/preload.ts` fills with
 * the pages that are opened. Still bundles the modules of all pages.
 */
export function replaceRouteTables(generatedFilesDir: string): {replacements: Replacement[]; requests: PageModules} {
  const sidebars = writeSidebarModules(generatedFilesDir);
  const requests = new Map([
    ...pageModuleRequests(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')),
    ...sidebars.modules,
  ]);
  const registry = join(generatedFilesDir, registryFile);
  writeFileSync(registry, emptyRegistryCode(requests));
  return {
    requests,
    replacements: [
      {module: /^@generated\/routes$/, by: require.resolve('./browser/routes')},
      {module: /^@generated\/routesChunkNames$/, by: require.resolve('./browser/moduleNames')},
      {module: /^@generated\/registry$/, by: registry},
      ...sidebars.replacements,
    ],
  };
}

/** The id of a bundled page module, and the name of the chunk with its body, if it is an MDX page. */
export type ModuleEntry = {id: string; bodyChunk?: string};

/** The requests of all page modules, by name. */
type PageModules = ReadonlyMap<string, string>;

/** Reads the requests of page modules, by name, from the code of `registry.js`. */
export function pageModuleRequests(registry: string): PageModules {
  const imports = registry.matchAll(/import\(\/\* webpackChunkName: ("[^"]*") \*\/ ("[^"]*")\)/g);
  return new Map([...imports].map(([, name = '', request = '']) => [JSON.parse(name), JSON.parse(request)]));
}

/** Returns the code of an empty registry, with a function that is never called: the bundler builds what it imports. */
export function emptyRegistryCode(requests: PageModules): string {
  const imports = [...requests].map(
    ([name, request]) => `import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(request)}),`,
  );
  return `export default {};\nexport const pageModules = () => [\n${imports.join('\n')}\n];\n`;
}

/**
 * Writes the ids of the page modules, and removes their files from the bundler's runtime, which every page loads: the
 * files of a page are in its route.
 */
export function separatePageModules(
  generatedFilesDir: string,
  requests: PageModules,
  {Compilation, sources}: ConfigureWebpackUtils['currentBundler']['instance'],
): BundlerPlugin {
  const names = new Map([...requests].map(([name, request]) => [request, name]));
  return ({hooks}) => {
    hooks.compilation.tap('page-modules', (compilation) => {
      const {chunkGraph, moduleGraph, namedChunks} = compilation;
      // Before minification and before the content hashes in file names are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'page-modules', stage}, () => {
        const modules: Record<string, ModuleEntry> = {};
        const chunks = new Set<string>();
        const registry = [...compilation.modules].find((module) => module.identifier().endsWith(registryFile));
        for (const dependency of registry?.blocks.flatMap(({dependencies}) => dependencies) ?? []) {
          const request = (dependency as {request?: string}).request ?? '';
          const name = names.get(request) ?? '';
          const module = moduleGraph.getModule(dependency);
          const bodyChunk = bodyChunkName(request);
          if (module)
            modules[name] = {
              id: String(chunkGraph.getModuleId(module)),
              ...(namedChunks.get(bodyChunk) && {bodyChunk}),
            };
          // A module that is in the main bundle, too, has no chunk.
          for (const chunk of [namedChunks.get(name), namedChunks.get(bodyChunk)])
            if (chunk) chunks.add(String(chunk.id));
        }
        writeFileSync(join(generatedFilesDir, modulesFile), JSON.stringify(modules));
        const runtime = [...(namedChunks.get('runtime~main')?.files ?? [])].find((file) => file.endsWith('.js'));
        compilation.updateAsset(
          runtime ?? '',
          (source) => new sources.RawSource(removeChunkFiles(String(source.source()), chunks)),
        );
      });
    });
  };
}

/** Removes chunks from the table of script files in the bundler's runtime. */
export function removeChunkFiles(runtime: string, chunks: ReadonlySet<string>): string {
  const remaining = new Set(chunks);
  const code = runtime.replaceAll(/"(\w+)": ?"[0-9a-f]{10}",?/g, (entry, id) => (remaining.delete(id) ? '' : entry));
  if (remaining.size > 0)
    throw new Error(
      `The bundler’s runtime has no file for the chunks ${[...remaining].join(', ')}: update removeChunkFiles in plugins/route-table/pageModules.ts`,
    );
  return code;
}
