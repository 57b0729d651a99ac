/*
 * Docusaurus sends what it knows of every page with each page. Docs come by the thousand, so they are divided into
 * sections, which are fetched with the first page that is opened in them: a section is what stands in one folder.
 */

const root = '/docs';

/** The section in which a doc of this address stands. Other addresses have none that exists. */
export function sectionOf(path: string): string {
  return path.slice(0, Math.max(path.replace(/\/$/, '').lastIndexOf('/'), root.length));
}

/** A doc in the route table: its address, and what tells its route from others of the same address. */
type DocRoute = {path: string; hash: string};

const docRoute =
  /\{\s*path: '(\/docs(?:\/[^'\\]*)?)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "docs"\s*\}(?:,\s*)?/g;

/** Takes the docs out of the code of `routes.js`. */
export function extractDocRoutes(routes: string): {rest: string; docs: DocRoute[]} {
  const docs = [...routes.matchAll(docRoute)].map(([, path = '', hash = '']) => ({path, hash}));
  const rest = routes.replaceAll(docRoute, '');
  if (docs.length === 0 || rest.includes('sidebar: "docs"')) throw new Error('routes.js is written differently now');
  return {rest, docs};
}

/** The names of a route's chunks, which may stand in lists and objects. */
type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** The names of the chunks of all routes, by `path-hash`: `routesChunkNames.json`. */
export type RouteChunkNames = Record<string, ChunkNames>;

/** The names by themselves. */
export function leaves(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);
}

/** What a section brings. */
type Section = {
  docs: DocRoute[];
  chunkNames: RouteChunkNames;
  /** As in `registry.js`: by a chunk's name, the code that fetches it. */
  registry: Map<string, string>;
};

/** What every page has, and what comes with the sections. */
export type Split = {
  rest: Pick<Section, 'chunkNames' | 'registry'>;
  /** By their addresses. */
  sections: Map<string, Section>;
};

/** Divides the generated tables; what two sections need stays with the rest. */
export function splitBySection(docs: readonly DocRoute[], chunkNames: RouteChunkNames, registry: string): Split {
  const sectionByKey = new Map(docs.map(({path, hash}) => [`${path}-${hash}`, sectionOf(path)]));
  const owners = new Map<string, Set<string>>();
  for (const [key, names] of Object.entries(chunkNames))
    for (const name of leaves(names))
      owners.set(name, (owners.get(name) ?? new Set()).add(sectionByKey.get(key) ?? ''));

  const rest: Split['rest'] = {chunkNames: {}, registry: new Map()};
  const sections: Split['sections'] = new Map();
  for (const doc of docs) {
    const path = sectionOf(doc.path);
    const section: Section = sections.get(path) ?? {docs: [], chunkNames: {}, registry: new Map()};
    section.docs.push(doc);
    sections.set(path, section);
  }
  for (const [key, names] of Object.entries(chunkNames))
    (sections.get(sectionByKey.get(key) ?? '') ?? rest).chunkNames[key] = names;
  for (const [name, fetch] of fetchers(registry, owners.keys())) {
    const [owner = '', another] = owners.get(name) ?? [];
    ((another === undefined && sections.get(owner)) || rest).registry.set(name, fetch);
  }
  return {rest, sections};
}

/**
 * The code that fetches each chunk, by the chunk's name. Which file it was made of only the server's rendering asks.
 * A page that is left out by mistake would keep the build waiting for ever.
 */
function fetchers(registry: string, names: Iterable<string>): Map<string, string> {
  const entry = /^\s*"([^"]+)": \[(\(\) => import\(.*?\)), ".*", require\.resolveWeak\(".*"\)\],/gm;
  const found = new Map([...registry.matchAll(entry)].map(([, name = '', fetch = '']) => [name, fetch]));
  for (const name of names) if (!found.has(name)) throw new Error(`registry.js is written differently now: ${name}`);
  return found;
}

/** What stands in a section's code for the files of its chunks, whose names are known when all code is written. */
export const chunkFilesPlaceholder = 'the files of this section';

/** Puts the files of its chunks, by their ids, into the bundled code of a section. */
export function injectChunkFiles(section: string, files: ReadonlyMap<string, string>): string {
  const code = section.replace(JSON.stringify(chunkFilesPlaceholder), JSON.stringify(Object.fromEntries(files)));
  if (code === section) throw new Error('A section of the docs has no place for its files');
  return code;
}

/** Takes chunks out of what the bundler's runtime, which every page has, knows of files. */
export function removeChunkFiles(runtime: string, files: ReadonlyMap<string, string>): string {
  return [...files].reduce((code, [id, file]) => {
    const entry = new RegExp(`"${id}": ?"${/(\w+)\.js$/.exec(file)?.[1]}",?`);
    if (!entry.test(code)) throw new Error(`The bundler’s runtime does not name ${file} as it used to`);
    return code.replace(entry, '');
  }, runtime);
}

/** The code of a table of chunks, as Docusaurus' `ComponentCreator` reads it. */
export function registryCode(registry: ReadonlyMap<string, string>): string {
  return `{\n${[...registry].map(([name, fetch]) => `  ${JSON.stringify(name)}: [${fetch}],`).join('\n')}\n}`;
}
