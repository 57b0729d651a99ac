import postcss from 'postcss';
import {withHeadTags} from '../built-page/builtPage';
import {leaves, type RouteChunkNames, sectionOf} from '../route-table/sections';

/** The bundler's account of the browser's files: `client-manifest.json`, which Docusaurus writes before it renders. */
export type ClientManifest = {
  entrypoints: string[];
  /** The ids of the chunks that stand behind a name. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Partial<Record<AssetKind, {publicPath: string}[]>>>;
};

type AssetKind = 'js' | 'css';

type Route = {path: string; routes?: Route[]};

/** The files of a page, as addresses, in the order in which they take effect. */
type PageAssets = {scripts: string[]; styles: string[]};

/**
 * Gives the files that a page needs to be drawn and to come alive: those of its route and of the routes around it,
 * that of its section in the docs, and those that every page has.
 */
export function pageAssets(
  manifest: ClientManifest,
  routes: readonly Route[],
  chunkNames: RouteChunkNames,
): (path: string) => PageAssets {
  const namesByPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...leaves(names)]);
  }
  const files = (names: readonly string[], kind: AssetKind) => [
    ...new Set(
      names
        .flatMap((name) => manifest.origins[name] ?? [])
        .flatMap((id) => manifest.assets[id]?.[kind] ?? [])
        .map(({publicPath}) => publicPath),
    ),
  ];
  const own = manifest.entrypoints;
  return (path) => {
    const names = [...new Set(pathsAround(path, routes))].flatMap((around) => namesByPath.get(around) ?? []);
    names.push(sectionOf(path));
    return {
      // A chunk that is there already when the main script asks for it costs no second journey.
      scripts: [...new Set([...files(names, 'js'), ...files(own, 'js')])],
      styles: [...new Set([...files(own, 'css'), ...files(names, 'css')])],
    };
  };
}

/** The paths of the routes that are shown at this path, from the outermost to the page itself. */
function pathsAround(path: string, routes: readonly Route[]): string[] {
  const found = routes.find(
    (route) => route.path === path || (route.routes && `${path}/`.startsWith(`${route.path.replace(/\/$/, '')}/`)),
  );
  return found ? [found.path, ...pathsAround(path, found.routes ?? [])] : [];
}

/**
 * Chooses the style sheets that parts of a page need which are fetched only when they come near: their words stand in
 * the page's HTML from the beginning. A part's sheet repeats what it shares with others, so the one that adds most
 * comes first, and the smallest of equals.
 *
 * @param classes what the page's elements are called
 * @param sheets the classes of each sheet, by address
 * @param there the addresses that the page has already
 */
export function findMissingStylesheets(
  classes: ReadonlySet<string>,
  sheets: ReadonlyMap<string, ReadonlySet<string>>,
  there: readonly string[],
): string[] {
  const all = [...sheets.values()];
  const has = (name: string) => there.some((address) => sheets.get(address)?.has(name));
  const open = new Set([...classes].filter((name) => !has(name) && all.some((names) => names.has(name))));
  const chosen: string[] = [];
  while (open.size > 0) {
    const gains = [...sheets].map(([address, names]) => {
      return {address, names, gain: [...open].filter((name) => names.has(name)).length};
    });
    const [best] = gains.sort((one, other) => other.gain - one.gain || one.names.size - other.names.size);
    if (!best) break;
    chosen.push(best.address);
    for (const name of best.names) open.delete(name);
  }
  return chosen;
}

/** The style sheets as one, without what the later ones repeat. */
export function mergeStylesheets(sheets: readonly string[]): string {
  const rules = sheets.flatMap((css) => postcss.parse(css).nodes);
  // The text of a statement, such as an order of layers, comes without its end.
  const texts = rules.map((rule) => (rule.type === 'atrule' && !rule.nodes ? `${rule};` : String(rule)));
  return [...new Set(texts)].join('\n');
}

/** A file of the page: its address, and its hash as integrity attributes have it. */
export type Asset = {address: string; integrity: string};

/**
 * The page with its style sheet linked, and its scripts named for `start` to begin with: inline code that stands
 * before the sheet, as scripts after it would wait for it. Browsers refuse a file that is not the one that the page
 * was built with.
 *
 * @param sheets the addresses of the sheets that its own is made of
 */
export function injectAssets(
  html: string,
  {scripts, sheet, sheets}: {scripts: readonly Asset[]; sheet: Asset; sheets: readonly string[]},
  start: string,
): string {
  const named = scripts.map(({address, integrity}) => `${address} ${integrity}`).join(' ');
  const tags =
    `<script data-sheets="${sheets.join(' ')}" data-scripts="${named}">${start}</script>` +
    `<link rel="stylesheet" href="${sheet.address}" integrity="${sheet.integrity}">`;
  const bare = html.replaceAll(/<script src=\S+ defer><\/script>|<link rel=stylesheet [^>]*>/g, '');
  return withHeadTags(bare, tags);
}
