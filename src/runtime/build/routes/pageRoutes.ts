import {runInNewContext} from 'node:vm';
import {type ModuleNames, type PageRoute, type Route, withoutTrailingSlash} from '../../protocol';

/** The module names of all routes, by path and hash: the content of `routesChunkNames.json`. */
export type RouteModuleNames = Record<string, ModuleNames>;

/** A route of the generated module `routes.js`. Attributes such as a doc's `sidebar` are included. */
type GeneratedRoute = {
  path: string;
  exact?: boolean;
  /** Key of the route's module names. */
  component: string;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
};

/** The routes of a site: those of pages, by path without a trailing slash, and those that match several paths. */
export type SiteRoutes = {pages: Map<string, Route[]>; open: Route[][]};

/** Returns the routes that the code of the generated module `routes.js` exports. */
export function readRoutes(code: string): GeneratedRoute[] {
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  return runInNewContext(script, {routes: [], ComponentCreator: (path: string, hash: string) => `${path}-${hash}`});
}

/** Splits the routes of a site into one list for each page. Routes with parameters or without `exact` match several paths. */
export function pageRoutes(routes: readonly GeneratedRoute[], names: RouteModuleNames): SiteRoutes {
  const site: SiteRoutes = {pages: new Map(), open: []};
  function visit(siblings: readonly GeneratedRoute[], parents: Route[]): void {
    for (const [index, {component, routes: children, ...attributes}] of siblings.entries()) {
      const {path, exact} = attributes;
      if (path === '*') continue;
      const chain = [...parents, {...attributes, key: String(index), modules: names[component] ?? {}}];
      // Docusaurus strips `.html` from the path of a page that is not in the table.
      const isOpen = path.endsWith('.html') || chain.some((route) => /[:*?+()]/.test(route.path));
      const page = withoutTrailingSlash(path);
      if (children) visit(children, chain);
      else if (isOpen || !exact) site.open.push(chain);
      else if (!site.pages.has(page)) site.pages.set(page, chain);
    }
  }
  visit(routes, []);
  return site;
}

/** A bundled module: its id, its script files and those of its body, by chunk id. */
export type BundledModule = {id: string; files: Record<string, string>; body: Record<string, string>};

/** Replaces the module names of a page's routes by the ids of the bundled modules, and adds their files. */
export function bundledRoute(
  routes: readonly Route[],
  moduleOf: (name: string) => BundledModule,
): Pick<PageRoute, 'routes' | 'files' | 'bodies'> {
  const files: PageRoute['files'] = {};
  const bodies: PageRoute['bodies'] = {};
  function idsOf(names: ModuleNames): ModuleNames {
    if (Array.isArray(names)) return names.map(idsOf);
    if (typeof names === 'object')
      return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, idsOf(name)]));
    const bundled = moduleOf(names);
    files[bundled.id] = bundled.files;
    Object.assign(bodies, bundled.body);
    return bundled.id;
  }
  return {routes: routes.map((route) => ({...route, modules: idsOf(route.modules)})), files, bodies};
}
