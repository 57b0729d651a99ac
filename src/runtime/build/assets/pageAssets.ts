import postcss from 'postcss';
import {flattenNames, type PageRoute, withoutTrailingSlash} from '../../protocol';
import type {ModuleEntry, RuntimeBuild} from '../routes/pageModules';
import type {BundledModule} from '../routes/pageRoutes';
import type {RouteData} from '../routes/writeParts';

/** The bundle's files: `client-manifest.json`, which Docusaurus writes before it renders. */
export type ClientManifest = {
  entrypoints: string[];
  /** Chunk ids by chunk name. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Partial<Record<AssetKind, {publicPath: string}[]>>>;
};

type AssetKind = 'js' | 'css';

/** The files of a page as URL paths, in loading order. */
type PageAssets = {scripts: string[]; styles: string[]};

/**
 * Lists the files that a page needs for rendering and hydration: those that Docusaurus has written into its HTML, those
 * of its route's modules, and those of the entry points.
 *
 * @param bundled the URLs of all files of the bundle
 */
export function listAssets(
  html: string,
  {entrypoints, origins, assets}: ClientManifest,
  bundled: ReadonlySet<string>,
  route: PageRoute | undefined,
  baseUrl: string,
): PageAssets {
  const ofEntry = (kind: AssetKind) =>
    entrypoints
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.[kind] ?? [])
      .map(({publicPath}) => publicPath);
  const inHtml = [...html.matchAll(assetTags)].map(([, script, style]) => script ?? style ?? '');
  const ofRoute = Object.values(route?.files ?? {}).flatMap((files) => Object.entries(files));
  const all = [
    ...inHtml.filter((url) => bundled.has(url)),
    ...ofRoute.flatMap(([id, file]) => [
      `${baseUrl}${file}`,
      ...(assets[id]?.css ?? []).map(({publicPath}) => publicPath),
    ]),
  ];
  const own = (kind: AssetKind) => all.filter((url) => url.endsWith(`.${kind}`) && !ofEntry(kind).includes(url));
  return {
    // The page's chunks first: if they are loaded when the main script needs them, it makes no further requests.
    scripts: [...new Set([...own('js'), ...ofEntry('js')])],
    styles: [...new Set([...ofEntry('css'), ...own('css')])],
  };
}

/** The tags that Docusaurus writes for the files of the bundle: minified by SWC, by Terser, or not. */
const assetTags =
  /<script src="?([^\s">]+)"? defer(?:="defer")?><\/script>|<link rel="?stylesheet"? href="?([^\s">]+)[^>]*>/g;

/** Returns the id and the script files of a bundled module. Throws if the bundle has no such module. */
export function bundledModule(
  name: string,
  modules: Readonly<Record<string, ModuleEntry>>,
  {origins, assets}: ClientManifest,
  baseUrl: string,
): BundledModule {
  const {id, bodyChunk} = modules[name] ?? {};
  if (id === undefined)
    throw new Error(
      `The bundle has no module ${name}: set routeTable to false in the options of src/runtime/plugin.ts`,
    );
  const filesOf = (chunkName: string) => {
    const chunks = (origins[chunkName] ?? []).map((chunk) => [
      chunk,
      assets[chunk]?.js?.[0]?.publicPath.slice(baseUrl.length),
    ]);
    return Object.fromEntries(chunks.filter(([, file]) => file));
  };
  return {id, files: filesOf(name), body: bodyChunk === undefined ? {} : filesOf(bodyChunk)};
}

/**
 * Selects the stylesheets of a page's islands: their scripts load later, but their server-rendered HTML needs styles
 * from the start. Stylesheets of islands overlap, so the one that covers most missing classes is chosen first; among
 * equals, the one with the fewest classes.
 *
 * @param classes the classes in the page's HTML
 * @param stylesheets the classes of each stylesheet, by URL
 * @param included the URLs of the stylesheets that the page already has
 */
export function findMissingStylesheets(
  classes: ReadonlySet<string>,
  stylesheets: ReadonlyMap<string, ReadonlySet<string>>,
  included: readonly string[],
): string[] {
  const all = [...stylesheets.values()];
  const has = (name: string) => included.some((url) => stylesheets.get(url)?.has(name));
  const missing = new Set([...classes].filter((name) => !has(name) && all.some((names) => names.has(name))));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = [...stylesheets].map(([url, names]) => {
      return {url, names, gain: [...missing].filter((name) => names.has(name)).length};
    });
    const [best] = gains.sort((one, other) => other.gain - one.gain || one.names.size - other.names.size);
    if (!best) break;
    chosen.push(best.url);
    for (const name of best.names) missing.delete(name);
  }
  return chosen;
}

/**
 * Merges stylesheets into one. Of several copies of a rule, keeps the last, which wins over the rules between them; of a
 * statement, such as the order of all layers, the first.
 */
export function mergeStylesheets(stylesheets: readonly string[]): string {
  const nodes = stylesheets.flatMap((css) => postcss.parse(css).nodes);
  const lastIndex = new Map(nodes.map((node, index) => [String(node), index]));
  const rules = nodes.flatMap((node, index) => {
    const text = String(node);
    // PostCSS prints statements without their semicolon.
    if (node.type === 'atrule' && !node.nodes) return `${text};`;
    return lastIndex.get(text) === index ? text : [];
  });
  return [...new Set(rules)].join('\n');
}

/** Lists the URLs of all files of the bundle. */
export function bundleUrls({assets}: ClientManifest): Set<string> {
  const files = Object.values(assets).flatMap(({js = [], css = []}) => [...js, ...css]);
  return new Set(files.map(({publicPath}) => publicPath));
}

/** Lists the chunks that the bundler's runtime loads: all but those of the entry points and of page modules. */
export function runtimeChunks(
  {entrypoints, origins, assets}: ClientManifest,
  pageChunks: ReadonlySet<string>,
): string[] {
  const ofEntry = new Set(entrypoints.flatMap((name) => origins[name] ?? []).map(String));
  return Object.keys(assets).filter((id) => !ofEntry.has(id) && !pageChunks.has(id));
}

/** Lists those of the chunks that a page may load later; all if that or its modules are unknown. */
export function laterChunks(
  chunks: readonly string[],
  {pages, modules, laterChunks: ofAll}: NonNullable<RuntimeBuild['table']>,
  path: string | undefined,
): string[] {
  const routes = path === undefined ? undefined : pages[withoutTrailingSlash(path)];
  if (!routes || !ofAll) return [...chunks];
  const names = routes.flatMap((route) => flattenNames(route.modules));
  const later = new Set([...ofAll, ...names.flatMap((name) => modules[name]?.laterChunks ?? [])]);
  return chunks.filter((id) => later.has(id));
}

/** Returns the stylesheets of chunks, below the base URL, by chunk id. */
export function stylesheetsOf(
  chunks: readonly string[],
  {assets}: ClientManifest,
  baseUrl: string,
): Record<string, string> {
  return Object.fromEntries(
    chunks.flatMap((id) => {
      const url = assets[id]?.css?.[0]?.publicPath;
      return url ? [[id, url.slice(baseUrl.length)]] : [];
    }),
  );
}

/**
 * Returns the hashes of the scripts of chunks by chunk id, and of their stylesheets by chunk id and `.css`.
 *
 * @param loaded the URLs of files that the page has from the start, which the bundler's runtime does not load
 */
export function chunkHashes(
  chunks: readonly string[],
  {assets}: ClientManifest,
  hashByUrl: ReadonlyMap<string, string>,
  loaded: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const hashOf = (url = '') => (loaded.has(url) ? undefined : hashByUrl.get(url));
  const hashes = chunks.flatMap((id) => {
    const {js, css} = assets[id] ?? {};
    return [
      [id, hashOf(js?.[0]?.publicPath)],
      [`${id}.css`, hashOf(css?.[0]?.publicPath)],
    ];
  });
  return Object.fromEntries(hashes.filter(([, hash]) => hash));
}

/** A file of the page: its URL and its hash for `integrity` attributes. */
export type Asset = {url: string; integrity: string};

type PageData = {
  /** The URL path of the page; none for 404.html, which is shown under any. */
  path: string | undefined;
  scripts: readonly Asset[];
  stylesheet: Asset;
  /** The URLs of the stylesheets that `stylesheet` replaces. */
  mergedFrom: readonly string[];
  route: RouteData;
  /** The hashes of the chunks that the page may load later, by `chunkHashes`; empty if the bundler does not check them. */
  runtimeHashes: Readonly<Record<string, string>>;
};

/**
 * Removes the bundle's scripts and stylesheets from a page. Those of the settings and of plugins stay.
 *
 * @param bundled the URLs of all files of the bundle
 */
export function withoutAssets(html: string, bundled: ReadonlySet<string>): string {
  return html.replaceAll(assetTags, (tag, script, style) => (bundled.has(script ?? style) ? '' : tag));
}

/**
 * Adds one stylesheet to the page, and the inline code `start`, which loads the scripts. The inline code is before the
 * stylesheet, because scripts after it would wait for it. The hashes make browsers reject a file that is not of the same
 * build; those of chunks are at the end of the page, so that they do not delay the first paint. The element also has the
 * page's route, without the hashes of the scripts that are listed in it.
 */
export function injectAssets(
  html: string,
  {path, scripts, stylesheet, mergedFrom, route, runtimeHashes}: PageData,
  start: string,
): string {
  const listed = new Set(scripts.map(({integrity}) => integrity));
  const scriptList = scripts.map(({url, integrity}) => `${url} ${integrity}`).join(' ');
  const tags =
    `<script data-stylesheets="${mergedFrom.join(' ')}" data-scripts="${scriptList}"` +
    `${path === undefined ? '' : ` data-path='${escapeAttribute(path)}'`}${routeAttributes(withoutHashes(route, listed))}>${start}</script>` +
    `<link rel="stylesheet" href="${stylesheet.url}" integrity="${stylesheet.integrity}">`;
  const page = withHeadTags(html, tags);
  if (Object.keys(runtimeHashes).length === 0) return page;
  // Minifiers may omit the end tag.
  const end = page.includes('</body>') ? page.lastIndexOf('</body>') : page.length;
  const hashes = `<script type="application/json" data-integrity>${JSON.stringify(runtimeHashes)}</script>`;
  return page.slice(0, end) + hashes + page.slice(end);
}

/** Leaves out the hashes of files that the page loads by itself. */
function withoutHashes(route: RouteData, hashes: ReadonlySet<string>): RouteData {
  const later = Object.entries(route.own?.integrity ?? {}).filter(([, hash]) => !hashes.has(hash));
  return route.own ? {...route, own: {...route.own, integrity: Object.fromEntries(later)}} : route;
}

/** Adds an element with the page's route, without code. */
export function injectRoute(html: string, route: RouteData): string {
  const start = html.indexOf('<head>') + '<head>'.length;
  return `${html.slice(0, start)}<script type="application/json"${routeAttributes(route)}></script>${html.slice(start)}`;
}

function routeAttributes({own, folder}: RouteData): string {
  return (
    (folder === undefined ? '' : ` data-routes="${folder}"`) +
    (own ? ` data-route='${escapeAttribute(JSON.stringify(own))}'` : '')
  );
}

function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end) + tags + html.slice(end);
}

/** Escapes a text for an attribute in single quotes. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}
