import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {
  chunkFilesPlaceholder,
  extractDocRoutes,
  injectChunkFiles,
  registryCode,
  removeChunkFiles,
  type Split,
  splitBySection,
} from './sections';
import {type SidebarItem, sidebarForDocs} from './sidebar';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => void>;

/** Bundler settings for the docs sections. */
type DocsSections = {
  /** Files that replace modules. */
  replacements: {module: RegExp; by: string}[];
  sections: Split['sections'];
};

/**
 * Writes copies of the generated route tables without docs, and one module for each docs section, which
 * `route-table/preload.ts` loads.
 */
export function writeDocsSections(generatedFilesDir: string): DocsSections {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
  const write = (file: string, code: string) => {
    const path = join(generatedFilesDir, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, code);
    return path;
  };
  const {rest: routes, docs} = extractDocRoutes(read('routes.js'));
  const {rest, sections} = splitBySection(docs, JSON.parse(read('routesChunkNames.json')), read('registry.js'));

  const [versionModule, version] = versionOf(read);
  const trimmedVersion = write(
    'trimmed-docs-version.js',
    `export default ${JSON.stringify({version: {...version, docs: {}, docsSidebars: {}}})};`,
  );
  const sidebar = version.docsSidebars.docs ?? [];
  const fullSidebar = write('full-docs-sidebar.js', `export const sidebar = ${JSON.stringify(sidebar)};`);

  const chunkLoaders = [...sections].map(([path, section]) => {
    const sectionSidebar = sidebarForDocs(new Set(section.docs.map((doc) => doc.path)), sidebar);
    const file = write(
      `sections${path}.js`,
      `import versions from ${JSON.stringify(trimmedVersion)};
// The section's routes refer to its sidebar by this name: route-table/preload.ts.
versions.version.docsSidebars[${JSON.stringify(path)}] = ${JSON.stringify(sectionSidebar)};
export const docs = ${JSON.stringify(section.docs.map(({path, hash}) => [path, hash]))};
export const chunkNames = ${JSON.stringify(section.chunkNames)};
export const registry = ${registryCode(section.registry)};
export const files = ${JSON.stringify(chunkFilesPlaceholder)};`,
    );
    // The chunk is named after the section's path: page-assets/pageAssets.ts finds its files by this name.
    return `${JSON.stringify(path)}: () => import(/* webpackChunkName: ${JSON.stringify(path)} */ ${JSON.stringify(file)}),`;
  });
  write('docsSections.js', `export const sections = {${chunkLoaders.join('\n')}};`);

  const replaceGenerated = (name: string, code: string) => ({
    module: new RegExp(`^@generated/${name}$`),
    by: write(`trimmed-${name}.js`, code),
  });
  return {
    replacements: [
      replaceGenerated('routes', routes),
      replaceGenerated('routesChunkNames', `export default ${JSON.stringify(rest.chunkNames)}`),
      replaceGenerated('registry', `export default ${registryCode(rest.registry)}`),
      {module: new RegExp(`^${versionModule}$`), by: trimmedVersion},
      {module: /\/client\/docsChunks$/, by: require.resolve('./preload')},
      {
        module: /\/client\/fullSidebar$/,
        by: write(
          'load-full-sidebar.js',
          `export const loadFullSidebar = () => import(${JSON.stringify(fullSidebar)}).then(({sidebar}) => sidebar);`,
        ),
      },
    ],
    sections,
  };
}

type Version = {docsSidebars: Record<string, SidebarItem[]>};

/** Finds the generated module with the list of all docs and sidebars, and reads it. */
function versionOf(read: (file: string) => string): [string, Version] {
  const registry = read('registry.js');
  if (registry.includes('@theme/DocCategoryGeneratedIndexPage'))
    throw new Error(
      'A docs category has a generated index, which needs data that is trimmed from the scripts: write an index page instead',
    );
  for (const [, module = '', file = ''] of registry.matchAll(
    /import\([^"]*"\w*" \*\/ "(@generated\/(docusaurus-plugin-content-docs\/[^"]*))"\)/g,
  )) {
    const {version} = JSON.parse(read(file));
    if (version?.docsSidebars) return [module, version];
  }
  throw new Error(
    'registry.js has no docs version with sidebars: update versionOf in plugins/route-table/docsSections.ts',
  );
}

/** Moves the file names of docs chunks from the runtime, which every page loads, to their section. */
export function moveChunkFilesToSections(
  sections: Split['sections'],
  {Compilation, sources}: ConfigureWebpackUtils['currentBundler']['instance'],
): BundlerPlugin {
  return ({hooks}) => {
    hooks.compilation.tap('files-with-sections', (compilation) => {
      const filesOf = (name: string) => [...(compilation.namedChunks.get(name)?.files ?? [])];
      const script = (name: string) => filesOf(name).find((file) => file.endsWith('.js')) ?? '';
      const updateFile = (file: string, update: (code: string) => string) =>
        compilation.updateAsset(file, (source) => new sources.RawSource(update(String(source.source()))));
      // Before minification and before the content hashes in file names are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'files-with-sections', stage}, () => {
        for (const [path, {registry}] of sections) {
          const files = new Map(
            [...registry.keys()].map((name) => [String(compilation.namedChunks.get(name)?.id), script(name)]),
          );
          updateFile(script(path), (code) => injectChunkFiles(code, files));
          updateFile(script('runtime~main'), (code) => removeChunkFiles(code, files));
        }
      });
    });
  };
}
