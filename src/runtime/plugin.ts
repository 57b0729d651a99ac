import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {pageAssetWriter} from './build/assets/pageAssetWriter';
import {rewritePages} from './build/assets/rewritePages';
import {chunkIntegrity} from './build/integrity';
import type {StaticComponents} from './build/mdx/proof';
import type {SplitOptions} from './build/mdx/splitLoader';
import {staticComponents} from './build/mdx/staticComponents';
import {
  browserModule,
  clientEntryUpstream,
  type Replacement,
  replacements,
  routeReplacements,
  routeTableUpstream,
  startReplacements,
  trustedTypesReplacements,
} from './build/replacements';
import {
  buildFile,
  pageModuleRequests,
  type RouteTables,
  type RuntimeBuild,
  replaceRouteTables,
  separatePageModules,
} from './build/routes/pageModules';
import {trimmedConfig, trimmedGlobalData} from './build/trimmedData';
import {unusedFeatures} from './build/unusedFeatures';
import {changedFile} from './build/upstream';
import {policyNames} from './protocol';

/**
 * The parts of the runtime, each of which can be switched off. Static MDX is off without the route table, too, and Trusted
 * Types without replaced modules.
 */
const partNames = ['staticMdx', 'islands', 'routeTable', 'replacedModules', 'lateStart', 'trustedTypes'] as const;
type Part = (typeof partNames)[number];

export type Options = Partial<Record<Part, boolean>> & {
  /** The components of MDX pages that need no scripts, besides those of Docusaurus' theme that are markup. */
  staticComponents?: Partial<StaticComponents>;
  /**
   * Whether the data of docs is split: each section gets its own sidebar, and the list of all docs is removed. Requires a
   * `DocSidebar` that calls `useFullSidebar`. Off if a component, or code in the content, reads more.
   */
  splitDocs?: boolean;
  /** Folders, such as `@site/changelog/`, whose pages are on a list page that does not read their data. */
  listsWithoutData?: readonly string[];
  /** Chunks of the site's own, for the bundler's `splitChunks.cacheGroups`. */
  cacheGroups?: Record<string, object>;
  /** `false` if another plugin calls `pageAssetWriter` for each page. */
  rewritesPages?: boolean;
};

/**
 * Makes pages light: see the README. A part whose upstream file has changed since it was written is off, and a warning
 * names the file. With all parts off, the site is plain Docusaurus.
 */
export default function runtime(context: LoadContext, options: Options): Plugin {
  const {siteDir, generatedFilesDir, siteConfig} = context;
  const {baseUrl} = siteConfig;
  const isBuild = process.env.NODE_ENV === 'production';
  const isHashRouter = siteConfig.future.experimental_router === 'hash';
  const isUnchanged = (name: string, files: readonly string[]) => {
    const changed = changedFile(files, siteDir);
    if (changed) warn(name, `${changed} has changed. Read the change, then update src/runtime/upstream.json`);
    return changed === undefined;
  };
  const isOn = (part: Part, ...files: readonly string[]) =>
    options[part] !== false && !isHashRouter && isUnchanged(part, files);
  const routeTable = isBuild && isOn('routeTable', ...routeTableUpstream, ...upstreamOf(routeReplacements));
  const replacedModules = isOn('replacedModules');
  const parts: Record<Part, boolean> = {
    // The route table loads the body of a page before a navigation shows it.
    staticMdx: routeTable && isOn('staticMdx'),
    islands: isOn('islands'),
    routeTable,
    replacedModules,
    lateStart: isBuild && isOn('lateStart', clientEntryUpstream),
    // Docusaurus' progress bar sets strings as HTML.
    trustedTypes: isBuild && replacedModules && isOn('trustedTypes'),
  };
  const unchanged = (rows: readonly Replacement[]) =>
    rows.filter(({name, upstream = []}) => isUnchanged(`the replacement of ${name}`, [upstream].flat()));
  const rowsOf = {
    replacedModules: parts.replacedModules ? unchanged(replacements) : [],
    lateStart: parts.lateStart ? unchanged(startReplacements) : [],
    routeTable: parts.routeTable ? routeReplacements : [],
    trustedTypes: parts.trustedTypes ? trustedTypesReplacements : [],
  };
  const usesRoot = parts.islands || parts.staticMdx || parts.lateStart;
  /** Why MDX pages are hydrated, by request. */
  const hydrated = new Map<string, string>();

  /** Returns the route tables of the browser's bundle, or `undefined` if the part is off. */
  function routeTables(themeFiles: readonly string[]): RouteTables | undefined {
    if (!parts.routeTable) return undefined;
    try {
      const splitsDocs =
        options.splitDocs === true &&
        parts.staticMdx &&
        !readsDocsData(siteConfig.themeConfig, [...contentFiles(siteDir, generatedFilesDir), ...themeFiles]);
      return replaceRouteTables(generatedFilesDir, baseUrl, splitsDocs);
    } catch (error) {
      warn('routeTable', `the generated routes are not as expected (${(error as Error).message})`);
      return undefined;
    }
  }

  function writeBuild(tables: RouteTables | undefined, modules: RuntimeBuild['table'], integrity = false): void {
    const build: RuntimeBuild = {
      lateStart: parts.lateStart,
      trustedTypes: parts.trustedTypes,
      integrity,
      hydrated: Object.fromEntries(hydrated),
      ...(tables && modules && {table: modules}),
    };
    writeFileSync(join(generatedFilesDir, buildFile), JSON.stringify(build));
  }

  return {
    name: 'runtime',
    getClientModules: () => [...(usesRoot ? [browserModule('earlyInput')] : []), browserModule('pageChange')],
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const isBrowserBuild = isBuild && !isServer;
      const tables = isBrowserBuild ? routeTables(themeFiles(config.resolve?.alias)) : undefined;
      if (isBrowserBuild && !tables) writeBuild(undefined, undefined);
      const unused = unusedFeatures(siteConfig, generatedFilesDir);
      const rows = [
        ...rowsOf.replacedModules,
        ...rowsOf.lateStart,
        ...rowsOf.trustedTypes,
        ...(tables ? rowsOf.routeTable : []),
      ].filter(({browserOnly, unless}) => (isBrowserBuild || !browserOnly) && (!unless || unused.has(unless)));
      const requests = parts.staticMdx
        ? pageModuleRequests(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8'))
        : new Map<string, string>();
      const splitOptions: SplitOptions = {
        siteDir,
        pages: new Set(requests.values()),
        compiled: new Map(),
        isStatic: staticComponents({...config.resolve?.alias}, options.staticComponents),
        hydrated,
        listsWithoutData: options.listsWithoutData ?? [],
      };
      const integrity = tables && parts.lateStart ? chunkIntegrity(currentBundler.instance) : undefined;
      const modules = [
        ...rows.map(({by, ...row}) => ({...row, by: browserModule(by)})),
        ...(isBrowserBuild && parts.replacedModules ? trimmedConfig(generatedFilesDir) : []),
        ...(tables?.docs ? trimmedGlobalData(generatedFilesDir) : []),
        ...(tables?.replacements ?? []),
        ...(usesRoot
          ? [
              {
                module: /^@theme\/Root$/,
                importedBy: /@docusaurus\/core\/lib\/client\/App/,
                by: browserModule('Root'),
              },
            ]
          : []),
        ...(parts.islands
          ? []
          : [
              {module: /runtime\/browser\/Island$/, by: browserModule('PlainIsland')},
              {module: /^\.\/Island$/, importedBy: /runtime\/browser\/staticPage/, by: browserModule('PlainIsland')},
            ]),
        ...(parts.staticMdx
          ? [
              // The modules of pages and of their bodies import the components themselves.
              {
                module: /^@theme\/MDXComponents$/,
                importedBy: /theme-classic\/lib\/theme\/MDXContent/,
                by: browserModule('shims/emptyModule'),
              },
            ]
          : []),
      ];
      return {
        // The persistent cache does not know what is replaced and proven here: it would return modules of earlier builds.
        ...(isBuild && Object.values(parts).includes(true) && {cache: false}),
        ...(isBrowserBuild && parts.lateStart && {entry: browserModule('clientEntry')}),
        module: {
          rules: [
            // The router imports them for `withRouter`: unused, they are removed.
            {test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
            ...(parts.staticMdx
              ? [
                  // Not `test`: Docusaurus would exclude the files from its rule for MDX outside of content folders.
                  {
                    resource: /\.mdx?$/,
                    enforce: 'post' as const,
                    use: {loader: join(__dirname, 'build/mdx/loader.cjs'), options: splitOptions},
                  },
                ]
              : []),
          ],
        },
        optimization: isServer || !isBuild ? {} : {splitChunks: {cacheGroups: cacheGroups(parts, options)}},
        // File names without chunk names, which would be in the runtime of every page.
        output: {
          ...(isBrowserBuild && tables && {chunkFilename: 'assets/js/[contenthash:8].js'}),
          ...(isBrowserBuild &&
            parts.trustedTypes && {
              trustedTypes: {policyName: policyNames.bundler, onPolicyCreationFailure: 'continue' as const},
            }),
        },
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...(tables ? withShortNames(config.plugins) : (config.plugins ?? [])),
          ...modules.map(
            ({module, importedBy = /^/, by}: {module: RegExp; importedBy?: RegExp; by: string}) =>
              new NormalModuleReplacementPlugin(module, (resource) => {
                const issuer = (resource.contextInfo?.issuer ?? '').replaceAll('\\', '/');
                if (importedBy.test(issuer)) resource.request = by;
              }),
          ),
          ...(integrity ? [integrity] : []),
          ...(tables
            ? [
                separatePageModules(tables, currentBundler.instance, (table) =>
                  writeBuild(tables, {pages: chains(tables, hydrated), ...table}, !!integrity),
                ),
              ]
            : []),
        ],
      };
    },
    async postBuild(props: Props) {
      if (options.rewritesPages !== false) await rewritePages(props, await pageAssetWriter(props));
    },
  };
}

/** Returns the routes of each page, with the sidebar of its section if its body is static. */
function chains({site, docs, requests}: RouteTables, hydrated: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    [...site.pages].map(([path, chain]) => {
      const {content} = (chain.at(-1)?.modules ?? {}) as {content?: unknown};
      const isStatic = typeof content === 'string' && !hydrated.has(requests.get(content) ?? '');
      return [path, docs?.withSidebar(chain, !isStatic) ?? chain];
    }),
  );
}

function cacheGroups(parts: Record<Part, boolean>, options: Options): Record<string, object | false> {
  return {
    // No stylesheet for the whole site: `build/assets` writes one for each page.
    ...(parts.lateStart && {styles: false as const}),
    // A fixed number, because with Docusaurus' half of all pages the shared chunk would change as the site grows.
    ...(parts.routeTable && {common: {minChunks: 25}, ...options.cacheGroups}),
  };
}

/**
 * Returns the bundler's plugins with less data of all pages in the runtime: without the one that adds their files for the
 * prefetch that is replaced, and with stylesheets whose file names do not contain chunk names.
 */
function withShortNames<BundlerPlugin>(plugins: readonly BundlerPlugin[] = []): BundlerPlugin[] {
  return plugins.filter((plugin) => {
    const {name} = (plugin as object).constructor;
    const {options} = plugin as {options?: object};
    if (/^(CssExtractRspack|MiniCssExtract)Plugin$/.test(name)) {
      Object.assign(options ?? {}, {chunkFilename: 'assets/css/[contenthash:8].css'});
    }
    return name !== 'ChunkAssetPlugin';
  });
}

/** Whether one of the files reads the list of docs or the whole sidebar, which split data does not have. */
function readsDocsData(themeConfig: object, files: readonly string[]): boolean {
  // Items of the navbar, which link to a doc of the list.
  if (/"type":"doc(sVersion|sVersionDropdown)?"/.test(JSON.stringify(themeConfig))) return true;
  return files.some((file) =>
    /use(DocById|DocsVersion|DocsSidebar|CurrentSidebar|ActiveDoc|DocVersionSuggestions|AllDocsData|DocsData|LayoutDoc|GlobalData|PluginData|AllPluginInstancesData)/.test(
      readFileSync(file, 'utf8'),
    ),
  );
}

/** Returns the files of the site's components and content: those of `src` and of the folders with pages. */
function contentFiles(siteDir: string, generatedFilesDir: string): string[] {
  const requests = pageModuleRequests(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')).values();
  // Content may be next to the site's folder: `@site/../docs/`.
  const folders = [...requests].flatMap((request) => /^@site\/((\.\.\/)*[^/]+)\//.exec(request)?.[1] ?? []);
  return [...new Set(['src', ...folders])].flatMap((folder) =>
    Globby.sync('**/*.{js,jsx,ts,tsx,md,mdx}', {
      cwd: join(siteDir, folder),
      absolute: true,
      ignore: ['**/node_modules/**'],
    }).filter((file) => !file.startsWith(__dirname.replaceAll('\\', '/'))),
  );
}

/** Returns the files of components that themes other than the classic one add. */
function themeFiles(aliases: object = {}): string[] {
  return Object.entries(aliases).flatMap(([name, file]) =>
    /^@theme(-init|-original)?\//.test(name) &&
    typeof file === 'string' &&
    !/theme-(classic[\\/]lib|fallback)[\\/]/.test(file)
      ? file
      : [],
  );
}

function warn(name: string, reason: string): void {
  logger.warn(`Pages are heavier, and work: ${name} is off, because ${reason}.`);
}

function upstreamOf(rows: readonly Replacement[]): string[] {
  return rows.flatMap((row) => row.upstream ?? []);
}
