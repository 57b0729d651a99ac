import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {flattenNames, type Route} from '../../protocol';
import {browserModule} from '../replacements';
import {bodyChunkName} from './bodyChunk';
import {splitDocsSidebars} from './docsSidebars';
import {pageRoutes, readRoutes, type SiteRoutes} from './pageRoutes';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => void>;

/** A file that replaces a module. */
type Replacement = {module: RegExp; importedBy?: RegExp; by: string};

/** File with what the bundle has for each page: read when pages are written. */
export const buildFile = 'runtime-build.json';

/** Content of `buildFile`. */
export type RuntimeBuild = {
  /** Whether an inline script starts the page's scripts. */
  lateStart: boolean;
  /** Whether the scripts work under Trusted Types. */
  trustedTypes: boolean;
  /** Whether all scripts are loaded with their hashes. */
  integrity: boolean;
  /** Why pages are hydrated, by the request of their module: other MDX pages are static. For tests and reports. */
  hydrated: Record<string, string>;
  /** Without the route table: absent. */
  table?: {
    pages: Record<string, Route[]>;
    modules: Record<string, ModuleEntry>;
    /** The ids of the chunks of page modules, whose files are in the routes of pages only. */
    pageChunks: string[];
    /** The ids of other chunks that any page may load later; absent if the bundler does not say which. */
    laterChunks?: string[];
  };
};

/** Reads what the bundle has for each page. */
export function readRuntimeBuild(generatedFilesDir: string): RuntimeBuild {
  return JSON.parse(readFileSync(join(generatedFilesDir, buildFile), 'utf8'));
}

const registryFile = 'page-registry.js';

/** What the bundle needs to know of the site's routes. */
export type RouteTables = {
  replacements: Replacement[];
  /** The requests of all page modules, by name. */
  requests: PageModules;
  site: SiteRoutes;
  docs: ReturnType<typeof splitDocsSidebars> | undefined;
};

/**
 * Replaces the generated route tables, which contain all pages, by tables with the routes that match several paths.
 * `browser/routes/preload.ts` adds the pages that are opened. Still bundles the modules of all pages. Throws if the
 * generated files are not as expected.
 *
 * @param splitDocs whether each section of the docs gets its own sidebar: `docsSidebars.ts`
 */
export function replaceRouteTables(generatedFilesDir: string, baseUrl: string, splitDocs: boolean): RouteTables {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
  const write = (file: string, code: string) => {
    writeFileSync(join(generatedFilesDir, file), code);
    return join(generatedFilesDir, file);
  };
  const registry = read('registry.js');
  const requests = pageModuleRequests(registry);
  const routes = readRoutes(read('routes.js'));
  const allRoutes = pageRoutes(routes, JSON.parse(read('routesChunkNames.json')));
  const docs = splitDocs ? splitDocsSidebars(allRoutes, requests, generatedFilesDir, read) : undefined;
  for (const [name, request] of docs?.modules ?? []) requests.set(name, request);
  const site = {...allRoutes, open: allRoutes.open.map((chain) => docs?.withSidebar(chain, true) ?? chain)};
  const openModules = new Set(site.open.flat().flatMap(({modules}) => flattenNames(modules)));
  const home = routes.filter(({path, exact}) => path === baseUrl && exact).map(({path, exact}) => ({path, exact}));
  return {
    requests,
    site,
    docs,
    replacements: [
      // Breadcrumbs search all routes for the home page.
      {
        module: /^@generated\/routes$/,
        importedBy: /theme-common\/lib\/utils\/routesUtils/,
        by: write('home-route.js', `export default ${JSON.stringify(home)};`),
      },
      {module: /^@generated\/routes$/, by: browserModule('routes/routes')},
      {module: /^@generated\/routesChunkNames$/, by: browserModule('routes/moduleNames')},
      {module: /^@generated\/registry$/, by: write(registryFile, registryCode(requests, openModules))},
      {
        module: /\/openRoutes$/,
        importedBy: /runtime\/browser/,
        by: write('open-routes.js', `export default ${JSON.stringify(site.open)};`),
      },
      ...(docs?.replacements ?? []),
    ],
  };
}

/**
 * The id of a bundled page module, the name of the chunk with its body, if it is an MDX page, and the ids of the chunks that
 * both may load later.
 */
export type ModuleEntry = {id: string; bodyChunk?: string; laterChunks: string[]};

/** The requests of all page modules, by name. */
type PageModules = ReadonlyMap<string, string>;

/** Reads the requests of page modules, by name, from the code of `registry.js`. Throws if it has none. */
export function pageModuleRequests(registry: string): Map<string, string> {
  const imports = [...registry.matchAll(/import\(\/\* webpackChunkName: ("[^"]*") \*\/ ("(?:[^"\\]|\\.)*")\)/g)];
  if (imports.length === 0) throw new Error('registry.js has no imports');
  return new Map(imports.map(([, name = '', request = '']) => [JSON.parse(name), JSON.parse(request)]));
}

/**
 * Returns the code of a registry with entries for the open modules, as in the generated one, and with a function that is
 * never called: the bundler builds what it imports.
 */
export function registryCode(requests: PageModules, openModules: ReadonlySet<string>): string {
  const imports = [...requests].map(([name, request]) => {
    const quoted = JSON.stringify(request);
    return {name, quoted, code: `import(/* webpackChunkName: ${JSON.stringify(name)} */ ${quoted})`};
  });
  const entries = imports
    .filter(({name}) => openModules.has(name))
    .map(
      ({name, quoted, code}) => `${JSON.stringify(name)}: [() => ${code}, ${quoted}, require.resolveWeak(${quoted})],`,
    );
  const all = imports.map(({code}) => `${code},`);
  return `export default {\n${entries.join('\n')}\n};\nexport const pageModules = () => [\n${all.join('\n')}\n];\n`;
}

/**
 * Calls `report` with the ids of the page modules and of their chunks, and removes their files from the bundler's
 * runtime, which every page loads: the files of a page are in its route. The modules of `site.open` remain.
 */
export function separatePageModules(
  {requests, site}: Pick<RouteTables, 'requests' | 'site'>,
  {Compilation, sources}: ConfigureWebpackUtils['currentBundler']['instance'],
  report: (table: Pick<NonNullable<RuntimeBuild['table']>, 'modules' | 'pageChunks' | 'laterChunks'>) => void,
): BundlerPlugin {
  const remaining = new Set(site.open.flat().flatMap(({modules}) => flattenNames(modules)));
  const pageChunkNames = new Set(
    [...requests].flatMap(([name, request]) => (remaining.has(name) ? [] : [name, bodyChunkName(request)])),
  );
  return ({hooks}) => {
    hooks.compilation.tap('page-modules', (compilation) => {
      const {chunkGraph, moduleGraph, namedChunks} = compilation;
      // Before minification and before the content hashes in file names are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'page-modules', stage}, () => {
        const modules: Record<string, ModuleEntry> = {};
        const chunks = new Set<string>();
        const bundled = new Map<string, string>();
        const registry = [...compilation.modules].find((module) => module.identifier().endsWith(registryFile));
        for (const dependency of registry?.blocks.flatMap(({dependencies}) => dependencies) ?? []) {
          const module = moduleGraph.getModule(dependency);
          if (module)
            bundled.set((dependency as {request?: string}).request ?? '', String(chunkGraph.getModuleId(module)));
        }
        const entries: ChunkGroup[] = [...compilation.entrypoints.values()];
        const hasChunkGraph = entries.every(
          (entry) => 'childrenIterable' in entry && entry.chunks.every((chunk) => 'groupsIterable' in chunk),
        );
        // A module may have several names.
        for (const [name, request] of requests) {
          const id = bundled.get(request);
          const bodyChunk = bodyChunkName(request);
          // A module that is in the main bundle, too, has no chunk.
          const own = [namedChunks.get(name), namedChunks.get(bodyChunk)].flatMap((chunk) => chunk ?? []);
          const groups = hasChunkGraph ? own.flatMap(({groupsIterable}) => [...groupsIterable]) : [];
          const later = chunksLoadedBy(groups, pageChunkNames);
          if (id !== undefined)
            modules[name] = {id, ...(namedChunks.get(bodyChunk) && {bodyChunk}), laterChunks: later};
          if (!remaining.has(name)) for (const chunk of own) chunks.add(String(chunk.id));
        }
        const laterChunks = hasChunkGraph ? {laterChunks: chunksLoadedBy(entries, pageChunkNames)} : {};
        report({modules, pageChunks: [...chunks], ...laterChunks});
        const runtime = [...(namedChunks.get('runtime~main')?.files ?? [])].find((file) => file.endsWith('.js'));
        if (!runtime) return;
        compilation.updateAsset(
          runtime,
          (source) => new sources.RawSource(removeChunkFiles(String(source.source()), chunks)),
        );
      });
    });
  };
}

type ChunkGroup = {
  index?: number;
  name?: string | null;
  chunks: {id?: string | number | null}[];
  childrenIterable: Iterable<ChunkGroup>;
};

/**
 * Returns the ids of all chunks that the code of these groups may import later, also through other chunks.
 *
 * @param except the names of chunks that are left out, with what they import
 */
function chunksLoadedBy(groups: readonly ChunkGroup[], except: ReadonlySet<string>): string[] {
  const found = new Map<number | undefined, ChunkGroup>();
  const waiting = [...groups];
  for (const group of waiting) {
    for (const child of group.childrenIterable) {
      if (found.has(child.index) || except.has(child.name ?? '')) continue;
      found.set(child.index, child);
      waiting.push(child);
    }
  }
  return [...new Set([...found.values()].flatMap(({chunks}) => chunks.map(({id}) => String(id))))];
}

/** Removes chunks from the tables of files in the bundler's runtime. Those that it does not find remain. */
export function removeChunkFiles(runtime: string, chunks: ReadonlySet<string>): string {
  return runtime.replaceAll(/"(\w+)": ?"[0-9a-f]{8}",?/g, (entry, id) => (chunks.has(id) ? '' : entry));
}
