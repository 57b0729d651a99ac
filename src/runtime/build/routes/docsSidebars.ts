import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Route} from '../../protocol';
import {withoutTrailingSlash} from '../../protocol';
import type {SiteRoutes} from './pageRoutes';
import {type SidebarItem, sidebarForDocs} from './sidebar';

/** A version of the docs: the content of the module that Docusaurus generates for its route. */
type Version = {docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, unknown>};

type DocsSidebars = {
  /** The additional modules, by name. */
  modules: Map<string, string>;
  /** The files that replace modules. */
  replacements: {module: RegExp; by: string}[];
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
  const versions = new Map<string, Version & {file: string}>();

  function write(file: string, code: string): string {
    const path = join(generatedFilesDir, 'docs-sidebars', file.replaceAll(/[^\w./-]/g, '-'));
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, code);
    return path;
  }

  /** Returns the version with this module, and writes its modules at the first call. */
  function versionOf(name: string): (Version & {file: string}) | undefined {
    const known = versions.get(name);
    if (known) return known;
    const request = requests.get(name) ?? '';
    const file = /^@generated\/(docusaurus-plugin-content-docs\/.*\.json)$/.exec(request)?.[1];
    const version: Version | undefined = file && JSON.parse(read(file)).version;
    if (!version?.docsSidebars) return undefined;
    const trimmed = write(
      `${name}/version.js`,
      `export default ${JSON.stringify({version: {...version, docs: {}, docsSidebars: {}}})};`,
    );
    replacements.push({module: new RegExp(`^${request.replaceAll(/[.]/g, '\\.')}$`), by: trimmed});
    modules.set(
      `${name}:`,
      write(
        `${name}/whole.js`,
        `import data from ${JSON.stringify(trimmed)};
Object.assign(data.version.docs, ${JSON.stringify(version.docs)});
Object.assign(data.version.docsSidebars, ${JSON.stringify(version.docsSidebars)});
export default {};`,
      ),
    );
    for (const [sidebar, items] of Object.entries(version.docsSidebars)) {
      const path = write(`${name}/full/${sidebar}.js`, `export const sidebar = ${JSON.stringify(items)};`);
      fullSidebars.push([`${name}:${sidebar}`, path]);
    }
    versions.set(name, {...version, file: trimmed});
    return versions.get(name);
  }

  /** Returns what identifies a doc's section of a sidebar, and the version; `undefined` if it is not a doc. */
  function sectionOf(
    chain: readonly Route[],
  ): {key: string; version: Version & {file: string}; name: string} | undefined {
    const {path, sidebar} = chain.at(-1) ?? {path: undefined, sidebar: undefined};
    if (path === undefined || typeof sidebar !== 'string') return undefined;
    for (const route of chain) {
      const name = (route.modules as {__props?: unknown}).__props;
      const version = typeof name === 'string' ? versionOf(name) : undefined;
      if (!version?.docsSidebars[sidebar] || typeof name !== 'string') continue;
      const page = withoutTrailingSlash(path);
      const section = page.slice(0, Math.max(page.lastIndexOf('/'), withoutTrailingSlash(route.path).length));
      return {key: `${name}:${sidebar}:${section}`, version, name};
    }
    return undefined;
  }

  const docs = new Map<string, {paths: Set<string>; sidebar: string; version: Version & {file: string}}>();
  for (const [path, chain] of pages) {
    const section = sectionOf(chain);
    if (!section) continue;
    const known = docs.get(section.key);
    if (known) known.paths.add(path);
    else docs.set(section.key, {...section, paths: new Set([path]), sidebar: String(chain.at(-1)?.sidebar)});
  }
  for (const [key, {paths, sidebar, version}] of docs) {
    const items = sidebarForDocs(paths, version.docsSidebars[sidebar] ?? []);
    const code = `import data from ${JSON.stringify(version.file)};
// The section's routes refer to its sidebar by this name.
data.version.docsSidebars[${JSON.stringify(key)}] = ${JSON.stringify(items)};
export default {};`;
    modules.set(key, write(`${key.replaceAll(':', '/')}/section.js`, code));
  }
  const loaders = fullSidebars.map(
    ([key, path]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(path)}).then(({sidebar}) => sidebar),`,
  );
  replacements.push({
    module: /\/loadFullSidebar$/,
    by: write(
      'load-full-sidebar.js',
      `const sidebars = {\n${loaders.join('\n')}\n};
export const loadFullSidebar = (name) => sidebars[name.split(':', 2).join(':')]?.();`,
    ),
  });

  return {
    modules,
    replacements,
    withSidebar(chain, isWhole) {
      const section = sectionOf(chain);
      const page = chain.at(-1);
      if (!section || !page || typeof page.modules !== 'object') return chain;
      const sidebar = isWhole ? `${section.name}:` : section.key;
      return [...chain.slice(0, -1), {...page, ...(!isWhole && {sidebar}), modules: {...page.modules, sidebar}}];
    },
  };
}
