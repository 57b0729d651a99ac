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
import {type SidebarItem, sidebarBeside} from './sidebar';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => void>;

/** What the bundler needs to know of the sections. */
type DocsSections = {
  /** Which file is to be taken for a module of Docusaurus. */
  replacements: {module: RegExp; by: string}[];
  sections: Split['sections'];
};

/**
 * Writes the generated tables of pages anew, without the docs, and the docs as modules of their own, a section each.
 * `route-table/preload.ts` fetches them.
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
  const lightVersion = write(
    'light-docs-version.js',
    `export default ${JSON.stringify({version: {...version, docs: {}, docsSidebars: {}}})};`,
  );
  const sidebar = version.docsSidebars.docs ?? [];
  const fullSidebar = write('light-docs-sidebar.js', `export const sidebar = ${JSON.stringify(sidebar)};`);

  const chunkLoaders = [...sections].map(([path, section]) => {
    const beside = sidebarBeside(new Set(section.docs.map((doc) => doc.path)), sidebar);
    const file = write(
      `light${path}.js`,
      `import versions from ${JSON.stringify(lightVersion)};
// The routes of the section name its sidebar so: route-table/preload.ts.
versions.version.docsSidebars[${JSON.stringify(path)}] = ${JSON.stringify(beside)};
export const docs = ${JSON.stringify(section.docs.map(({path, hash}) => [path, hash]))};
export const chunkNames = ${JSON.stringify(section.chunkNames)};
export const registry = ${registryCode(section.registry)};
export const files = ${JSON.stringify(chunkFilesPlaceholder)};`,
    );
    // The HTML of a page names the files of the chunk that is called like its section: page-assets/pageAssetWriter.ts.
    return `${JSON.stringify(path)}: () => import(/* webpackChunkName: ${JSON.stringify(path)} */ ${JSON.stringify(file)}),`;
  });
  write('docsSections.js', `export const sections = {${chunkLoaders.join('\n')}};`);

  const light = (name: string, code: string) => ({
    module: new RegExp(`^@generated/${name}$`),
    by: write(`light-${name}.js`, code),
  });
  return {
    replacements: [
      light('routes', routes),
      light('routesChunkNames', `export default ${JSON.stringify(rest.chunkNames)}`),
      light('registry', `export default ${registryCode(rest.registry)}`),
      {module: new RegExp(`^${versionModule}$`), by: lightVersion},
      {module: /\/client\/docsChunks$/, by: require.resolve('./preload')},
      {
        module: /\/client\/fullSidebar$/,
        by: write(
          'light-fullSidebar.js',
          `export const loadFullSidebar = () => import(${JSON.stringify(fullSidebar)}).then(({sidebar}) => sidebar);`,
        ),
      },
    ],
    sections,
  };
}

type Version = {docsSidebars: Record<string, SidebarItem[]>};

/** The module that tells every doc of all, and what it holds. */
function versionOf(read: (file: string) => string): [string, Version] {
  const registry = read('registry.js');
  if (registry.includes('@theme/DocCategoryGeneratedIndexPage'))
    throw new Error(
      'A generated index shows the descriptions of docs, which the scripts of a doc do not have: write a page for the category',
    );
  for (const [, module = '', file = ''] of registry.matchAll(
    /import\([^"]*"\w*" \*\/ "(@generated\/(docusaurus-plugin-content-docs\/[^"]*))"\)/g,
  )) {
    const {version} = JSON.parse(read(file));
    if (version?.docsSidebars) return [module, version];
  }
  throw new Error('registry.js names the sidebars of the docs differently now');
}

/** Lets a section know the files of its docs, and not every page. */
export function filesWithSections(
  sections: Split['sections'],
  {Compilation, sources}: ConfigureWebpackUtils['currentBundler']['instance'],
): BundlerPlugin {
  return ({hooks}) => {
    hooks.compilation.tap('files-with-sections', (compilation) => {
      const filesOf = (name: string) => [...(compilation.namedChunks.get(name)?.files ?? [])];
      const script = (name: string) => filesOf(name).find((file) => file.endsWith('.js')) ?? '';
      const change = (file: string, changed: (code: string) => string) =>
        compilation.updateAsset(file, (source) => new sources.RawSource(changed(String(source.source()))));
      // Before the code is made small, and before the names of files follow from what is in them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'files-with-sections', stage}, () => {
        for (const [path, {registry}] of sections) {
          const files = new Map(
            [...registry.keys()].map((name) => [String(compilation.namedChunks.get(name)?.id), script(name)]),
          );
          change(script(path), (code) => injectChunkFiles(code, files));
          change(script('runtime~main'), (code) => removeChunkFiles(code, files));
        }
      });
    });
  };
}
