import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Route} from '../../protocol';
import {withoutTrailingSlash} from '../../protocol';
import type {SiteRoutes} from './pageRoutes';
import {type SidebarItem, sidebarForDocs} from './sidebar';

/** A version of the docs: the content of the module that Docusaurus generates for its route. */
type Version = {docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, unknown>};

/** A version with the file of its module without docs and sidebars. */
type SplitVersion = Version & {file: string};

type DocsSidebars = {
  /** The additional modules, by name. */
  modules: Map<string, string>;
  /** The files that replace modules. */
  replacements: {module: RegExp; importedBy?: RegExp; by: string}[];
  /** Returns the routes of a page, with the module that has its sidebar. `isWhole`: that of the whole version. */
  withSidebar: (chain: Route[], isWhole: boolean) => Route[];
};

/**
 * Splits each version of the docs. Docusaurus puts all docs and sidebars of a version into the data of each doc; here a
 * doc gets the sidebar of its section, whose collapsed categories have one item each. `browser/useFullSidebar.ts` loads
 * the complete sidebar. The page of a doc whose components may need more gets the whole version.
 *
 * @param requests the requests of all page modules, by name
 * @param read returns the content of a generated file
 */
export function splitDocsSidebars(
  {pages}: SiteRoutes,
  requests: ReadonlyMap<string, string>,
  generatedFilesDir: string,
  read: (file: string) => string,
): DocsSidebars {
  const modules = new Map<string, string>();
  const replacements: DocsSidebars['replacements'] = [];
  const fullSidebars: [string, string][] = [];
  const versions = new Map<string, SplitVersion>();

  function write(file: string, code: string): string {
    // Names of sidebars and sections may differ in their case or in non-Latin letters only.
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
    const path = join(generatedFilesDir, 'docs-sidebars', `${file.replaceAll(/\W+/g, '-')}-${hash}.js`);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, code);
    return path;
  }

  /** Returns the version with this module, and writes its modules at the first call. */
  function versionOf(name: string): SplitVersion | undefined {
    const known = versions.get(name);
    if (known) return known;
    const request = requests.get(name) ?? '';
    const file = /^@generated\/(docusaurus-plugin-content-docs\/.*\.json)$/.exec(request)?.[1];
    const version: Version | undefined = file && JSON.parse(read(file)).version;
    if (!version?.docsSidebars) return undefined;
    const trimmed = write(
      `${name}/version`,
      `export default ${JSON.stringify({version: {...version, docs: {}, docsSidebars: {}}})};`,
    );
    replacements.push({module: new RegExp(`^${request.replaceAll(/[.]/g, '\\.')}$`), by: trimmed});
    modules.set(
      `${name}:`,
      write(
        `${name}/whole`,
        `import data from ${JSON.stringify(trimmed)};
Object.assign(data.version.docs, ${JSON.stringify(version.docs)});
Object.assign(data.version.docsSidebars, ${JSON.stringify(version.docsSidebars)});
export default {};`,
      ),
    );
    for (const [sidebar, items] of Object.entries(version.docsSidebars)) {
      const path = write(`${name}/full/${sidebar}`, `export const sidebar = ${JSON.stringify(items)};`);
      fullSidebars.push([`${name}:${encodeURIComponent(sidebar)}`, path]);
    }
    versions.set(name, {...version, file: trimmed});
    return versions.get(name);
  }

  /** Returns the version of a page, and its module's name; `undefined` if the page is not of the docs. */
  function versionIn(chain: readonly Route[]): {name: string; version: SplitVersion; path: string} | undefined {
    for (const {modules: names, path} of chain) {
      const name = (names as {__props?: unknown}).__props;
      const version = typeof name === 'string' ? versionOf(name) : undefined;
      if (version && typeof name === 'string') return {name, version, path};
    }
    return undefined;
  }

  /** Returns what identifies a doc's section of a sidebar, and the version; `undefined` if it has no sidebar. */
  function sectionOf(chain: readonly Route[]): {key: string; sidebar: string; version: SplitVersion} | undefined {
    const {path, sidebar} = chain.at(-1) ?? {path: '', sidebar: undefined};
    const found = versionIn(chain);
    if (!found || typeof sidebar !== 'string' || !found.version.docsSidebars[sidebar]) return undefined;
    const page = withoutTrailingSlash(path);
    const section = page.slice(0, Math.max(page.lastIndexOf('/'), withoutTrailingSlash(found.path).length));
    return {key: `${found.name}:${encodeURIComponent(sidebar)}:${section}`, sidebar, version: found.version};
  }

  const docs = new Map<string, {paths: Set<string>; sidebar: string; version: SplitVersion}>();
  for (const [path, chain] of pages) {
    const section = sectionOf(chain);
    if (!section) continue;
    const known = docs.get(section.key);
    if (known) known.paths.add(path);
    else docs.set(section.key, {...section, paths: new Set([path])});
  }
  for (const [key, {paths, sidebar, version}] of docs) {
    const items = sidebarForDocs(paths, version.docsSidebars[sidebar] ?? []);
    const code = `import data from ${JSON.stringify(version.file)};
// The section's routes refer to its sidebar by this name.
data.version.docsSidebars[${JSON.stringify(key)}] = ${JSON.stringify(items)};
export default {};`;
    modules.set(key, write(`${key}/section`, code));
  }
  const loaders = fullSidebars.map(
    ([key, path]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(path)}).then(({sidebar}) => sidebar),`,
  );
  replacements.push({
    module: /\/loadFullSidebar$/,
    importedBy: /runtime\/browser/,
    by: write(
      'load-full-sidebar',
      `const sidebars = {\n${loaders.join('\n')}\n};
export const loadFullSidebar = (name) => sidebars[name.split(':', 2).join(':')]?.();`,
    ),
  });

  return {
    modules,
    replacements,
    withSidebar(chain, isWhole) {
      const page = chain.at(-1);
      const name = versionIn(chain)?.name;
      const section = sectionOf(chain);
      if (!page || typeof page.modules !== 'object' || name === undefined || !(isWhole || section)) return chain;
      const sidebar = isWhole || !section ? `${name}:` : section.key;
      return [...chain.slice(0, -1), {...page, ...(!isWhole && {sidebar}), modules: {...page.modules, sidebar}}];
    },
  };
}
