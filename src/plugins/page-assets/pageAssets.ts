import postcss from 'postcss';
import {withHeadTags} from '../built-page/builtPage';
import {flattenChunkNames, type RouteChunkNames, sectionOf} from '../route-table/sections';

/** The bundle's files: `client-manifest.json`, which Docusaurus writes before it renders. */
export type ClientManifest = {
  entrypoints: string[];
  /** Chunk ids by chunk name. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Partial<Record<AssetKind, {publicPath: string}[]>>>;
};

type AssetKind = 'js' | 'css';

type Route = {path: string; routes?: Route[]};

/** The files of a page as URL paths, in loading order. */
type PageAssets = {scripts: string[]; styles: string[]};

/**
 * Returns a function that lists the files that a page needs for rendering and hydration: those of its route and parent
 * routes, that of its docs section, and those of every page.
 */
export function pageAssets(
  manifest: ClientManifest,
  routes: readonly Route[],
  chunkNames: RouteChunkNames,
): (path: string) => PageAssets {
  const namesByPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...flattenChunkNames(names)]);
  }
  const files = (names: readonly string[], kind: AssetKind) => [
    ...new Set(
      names
        .flatMap((name) => manifest.origins[name] ?? [])
        .flatMap((id) => manifest.assets[id]?.[kind] ?? [])
        .map(({publicPath}) => publicPath),
    ),
  ];
  const shared = manifest.entrypoints;
  return (path) => {
    const names = [...new Set(matchedPaths(path, routes))].flatMap((matched) => namesByPath.get(matched) ?? []);
    names.push(sectionOf(path));
    return {
      // The page's chunks first: if they are loaded when the main script needs them, it makes no further requests.
      scripts: [...new Set([...files(names, 'js'), ...files(shared, 'js')])],
      styles: [...new Set([...files(shared, 'css'), ...files(names, 'css')])],
    };
  };
}

/** Lists the paths of the routes that match this path, from the outermost to the page itself. */
function matchedPaths(path: string, routes: readonly Route[]): string[] {
  const found = routes.find(
    (route) => route.path === path || (route.routes && `${path}/`.startsWith(`${route.path.replace(/\/$/, '')}/`)),
  );
  return found ? [found.path, ...matchedPaths(path, found.routes ?? [])] : [];
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

/** Merges stylesheets into one and keeps only the first copy of each rule. */
export function mergeStylesheets(stylesheets: readonly string[]): string {
  const rules = stylesheets.flatMap((css) => postcss.parse(css).nodes);
  // PostCSS prints statements, such as an order of layers, without their semicolon.
  const texts = rules.map((rule) => (rule.type === 'atrule' && !rule.nodes ? `${rule};` : String(rule)));
  return [...new Set(texts)].join('\n');
}

/** A file of the page: its URL and its hash for `integrity` attributes. */
export type Asset = {url: string; integrity: string};

/**
 * Replaces the page's scripts and stylesheets by one stylesheet and by the inline code `start`, which loads the
 * scripts. The inline code is before the stylesheet, because scripts after it would wait for it. The hashes make
 * browsers reject a file that is not of the same build.
 *
 * @param mergedFrom the URLs of the stylesheets that `stylesheet` replaces
 */
export function injectAssets(
  html: string,
  {scripts, stylesheet, mergedFrom}: {scripts: readonly Asset[]; stylesheet: Asset; mergedFrom: readonly string[]},
  start: string,
): string {
  const scriptList = scripts.map(({url, integrity}) => `${url} ${integrity}`).join(' ');
  const tags =
    `<script data-stylesheets="${mergedFrom.join(' ')}" data-scripts="${scriptList}">${start}</script>` +
    `<link rel="stylesheet" href="${stylesheet.url}" integrity="${stylesheet.integrity}">`;
  const htmlWithoutAssets = html.replaceAll(/<script src=\S+ defer><\/script>|<link rel=stylesheet [^>]*>/g, '');
  return withHeadTags(htmlWithoutAssets, tags);
}
