import type {RouteConfig} from '@docusaurus/types';

/** The names or ids of a route's modules, nested in arrays and objects as in the props of its component. */
export type ModuleNames = string | ModuleNames[] | {[key: string]: ModuleNames};

/** The module names of all routes, by path and hash: the content of `routesChunkNames.json`. */
export type RouteModuleNames = Record<string, ModuleNames>;

/** A route without its sibling and child routes. Attributes such as a doc's `sidebar` are included. */
export type Route = {
  /** The route's position among its siblings. */
  key: string;
  path: string;
  exact?: boolean;
  modules: ModuleNames;
  [attribute: string]: unknown;
};

/** A page's routes as the browser gets them: the outermost first, the page itself last. */
export type PageRoute = {
  routes: Route[];
  /** The script files of each module, by chunk id, by module id. */
  files: Record<string, Record<string, string>>;
  /** The script files of the bodies of MDX pages, by chunk id: `plugins/mdx`. */
  bodies: Record<string, string>;
};

/**
 * Returns the routes of each page, by path. A doc's sidebar is that of its section, which is a module of the page.
 *
 * @param names in the order of the routes, a parent before its children
 */
export function pageRoutes(routes: readonly RouteConfig[], names: RouteModuleNames): Map<string, Route[]> {
  const remaining = Object.entries(names).reverse();
  const pages = new Map<string, Route[]>();
  function visit(siblings: readonly RouteConfig[], parents: Route[]): void {
    for (const [index, config] of siblings.entries()) {
      const {path, routes: children, component: _1, modules: _2, context: _3, ...others} = config;
      const {priority: _4, metadata: _5, props: _6, plugin: _7, ...attributes} = others;
      const [key, modules = ''] = remaining.pop() ?? [];
      if (key?.replace(/-[^-]+$/, '') !== path)
        throw new Error(
          `routesChunkNames.json has ${key} where ${path} is expected: update pageRoutes in plugins/route-table`,
        );
      if (/[:*(?]/.test(path))
        throw new Error(`The route ${path} has a parameter, which plugins/route-table does not support`);
      const chain = [...parents, withSectionSidebar({...attributes, key: String(index), path, modules})];
      if (children) visit(children, chain);
      else if (!pages.has(path)) pages.set(path, chain);
    }
  }
  visit(routes, []);
  return pages;
}

function withSectionSidebar(route: Route): Route {
  const {path, modules} = route;
  if (!route.sidebar || typeof modules !== 'object') return route;
  const section = sectionOf(path);
  return {...route, sidebar: section, modules: {...modules, sidebar: section}};
}

/** Returns the section of a doc: the folder that it is in. */
export function sectionOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), '/docs'.length));
}

export function flattenNames(names: ModuleNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flattenNames);
}

/** A bundled module: its id, its script files and those of its body, by chunk id. */
export type BundledModule = {id: string; files: Record<string, string>; body: Record<string, string>};

/** Replaces the module names of a page's routes by the ids of the bundled modules, and adds their files. */
export function bundledRoute(routes: readonly Route[], moduleOf: (name: string) => BundledModule): PageRoute {
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
