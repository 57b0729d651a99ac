import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {sectionOf} from './pageRoutes';
import {linkedDocs, type SidebarItem, sidebarForDocs} from './sidebar';

/**
 * Writes a module for each docs section, which adds the section's sidebar to the data of the docs, and one with the
 * complete sidebar. Otherwise each doc would load the complete sidebar.
 *
 * @returns the module of each section, by the section's path; and the files that replace modules
 */
export function writeSidebarModules(generatedFilesDir: string): {
  modules: Map<string, string>;
  replacements: {module: RegExp; by: string}[];
} {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
  const write = (file: string, code: string) => {
    const path = join(generatedFilesDir, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, code);
    return path;
  };
  const [versionModule, version] = versionOf(read);
  const trimmedVersion = write(
    'trimmed-docs-version.js',
    `export default ${JSON.stringify({version: {...version, docs: {}, docsSidebars: {}}})};`,
  );
  const sidebar = version.docsSidebars.docs ?? [];
  const fullSidebar = write('full-docs-sidebar.js', `export const sidebar = ${JSON.stringify(sidebar)};`);
  const docs = linkedDocs(sidebar);
  const modules = [...new Set(docs.map(sectionOf))].map((section): [string, string] => {
    const items = sidebarForDocs(new Set(docs.filter((path) => sectionOf(path) === section)), sidebar);
    const code = `import versions from ${JSON.stringify(trimmedVersion)};
// The section's routes refer to its sidebar by this name: pageRoutes.ts.
versions.version.docsSidebars[${JSON.stringify(section)}] = ${JSON.stringify(items)};
export default {};`;
    return [section, write(`sidebars${section}.js`, code)];
  });
  return {
    modules: new Map(modules),
    replacements: [
      {module: new RegExp(`^${versionModule}$`), by: trimmedVersion},
      {
        module: /\/client\/fullSidebar$/,
        by: write(
          'load-full-sidebar.js',
          `export const loadFullSidebar = () => import(${JSON.stringify(fullSidebar)}).then(({sidebar}) => sidebar);`,
        ),
      },
    ],
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
    'registry.js has no docs version with sidebars: update versionOf in plugins/route-table/sidebarModules.ts',
  );
}
