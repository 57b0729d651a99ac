import generatedRegistry from '@generated/registry';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {flattenNames, type PageRoute, partOf, withoutTrailingSlash} from '../../protocol';
import {addRoute} from './addRoute';
import {hasIntegrity, integrity} from './integrity';
import {failures} from './Pages';
import routes, {pages} from './routes';

const timeoutMs = 15_000;

/**
 * Replaces Docusaurus' `preload`: loads the routes of a page, unless they are loaded, then its modules and the body of an
 * MDX page. The routes of the page that was opened are in its HTML.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname), pathOfFile(pathname)])];
  await Promise.all(paths.map(loadRoute)).then(
    () => failures.delete(pathname),
    (error: Error) => {
      failures.set(pathname, error);
      throw error;
    },
  );
  const matches = paths.flatMap((path) => matchRoutes(routes, path)).map(({route}): RouteConfig => route);
  // In parallel with the modules, which import the bodies only when they run.
  const bodies = paths.flatMap((path) => bodyChunks.get(withoutTrailingSlash(path)) ?? []);
  await Promise.all([
    ...matches.map(({component}) => preloadOf(component)?.()),
    ...bodies.map((chunk) => __webpack_chunk_load__(chunk)),
  ]);
  // By id, or by name for a route that matches several paths.
  const names = matches.flatMap(({modules = []}) => flattenNames(modules));
  const modules = await Promise.all(names.map((name) => registry[name]?.[0]()));
  await Promise.all(modules.map((module) => module?.default?.preloadBody?.()));
}

/** The chunks with the bodies of each page. Not of the opened page, whose HTML has them. */
const bodyChunks = new Map<string, string[]>();

/** Paths whose routes are loaded, or are known not to exist. */
const loaded = new Set<string>();

async function loadRoute(pathname: string): Promise<void> {
  const path = withoutTrailingSlash(pathname);
  if (loaded.has(path)) return;
  const [part, hashes] = await Promise.all([
    loadFile<PageRoute>(partOf(path)),
    hasIntegrity ? loadFile<string>('integrity') : undefined,
  ]);
  Object.assign(integrity, hashes);
  // The router ignores the case.
  const page = part[path] ?? Object.entries(part).find(([name]) => name.toLowerCase() === path.toLowerCase())?.[1];
  if (page) {
    add(page);
    bodyChunks.set(path, Object.keys(page.bodies));
  }
  loaded.add(path);
}

/** Returns the path of a page that is opened under the name of its file. */
function pathOfFile(pathname: string): string {
  return decodeURI(pathname).replace(/(\/index)?\.html$/, '') || '/';
}

/** The page's element with its route and the folder of all routes: `build/assets`. */
const {route, routes: folder} = document.querySelector<HTMLElement>('script[data-routes]')?.dataset ?? {};

const files = new Map<number | 'integrity', Promise<Record<string, unknown>>>();

/** Fetches a file of that folder. A failure has the name of the bundler's errors, which are handled in the same way. */
function loadFile<Value>(name: number | 'integrity'): Promise<Record<string, Value>> {
  const file =
    files.get(name) ??
    fetch(`${folder}/${name}.json`, {signal: AbortSignal.timeout?.(timeoutMs)})
      .then((response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`);
        return response.json();
      })
      .catch((cause) => {
        files.delete(name);
        throw Object.assign(new Error(`The routes (${name}) failed to load`, {cause}), {name: 'ChunkLoadError'});
      });
  files.set(name, file);
  return file as Promise<Record<string, Value>>;
}

/** The script files of page modules and bodies, by chunk id. The bundler's runtime has the files of all other chunks. */
const scripts: Record<string, string> = {};
const defaultFileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => scripts[chunk] ?? defaultFileOf(chunk);

/** The stylesheets of page modules, likewise. */
const stylesheets: Record<string, string> = {};
const defaultStylesheetOf = __webpack_require__.miniCssF;
__webpack_require__.miniCssF = (chunk) => stylesheets[chunk] ?? (defaultStylesheetOf?.(chunk) as string);

const registry = generatedRegistry as unknown as Record<string, [() => Promise<PageModule | undefined>]>;

/** A module of a page; that of a static MDX page has a function. */
type PageModule = {default?: {preloadBody?: () => Promise<void>}};

function add(page: PageRoute): void {
  for (const [id, filesOfModule] of Object.entries(page.files)) {
    Object.assign(scripts, filesOfModule);
    registry[id] ??= [() => loadModule(id, Object.keys(filesOfModule))];
  }
  Object.assign(scripts, page.bodies);
  Object.assign(stylesheets, page.stylesheets);
  Object.assign(integrity, page.integrity);
  addRoute(page.routes, pages);
}

/** Loads a bundled module as `import()` does. */
async function loadModule(id: string, chunks: readonly string[]): Promise<PageModule> {
  await Promise.all(chunks.map((chunk) => __webpack_chunk_load__(chunk)));
  const module = __webpack_require__(id);
  return (module.__esModule ? module : {default: module}) as PageModule;
}

function preloadOf(component: unknown): (() => Promise<unknown>) | undefined {
  return (component as {preload?: () => Promise<unknown>} | undefined)?.preload;
}

const opened = withoutTrailingSlash(window.location.pathname);
if (route) {
  add(JSON.parse(route));
  loaded.add(decodeURI(opened)).add(pathOfFile(opened));
}
// A page that is opened without a route of its own is 404.html.
loaded.add(opened);
