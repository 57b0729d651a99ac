/*
 * Docusaurus adds the route data of all pages to the scripts of each page. There may be thousands of docs, so their
 * data is divided into sections, one for each folder, which are loaded with the first page that is opened in them.
 */

const docsRoot = '/docs';

/** Returns the section of a doc. For paths outside the docs, the result is no existing section. */
export function sectionOf(path: string): string {
  return path.slice(0, Math.max(path.replace(/\/$/, '').lastIndexOf('/'), docsRoot.length));
}

/** A doc in the route table: its path, and the hash that distinguishes routes with the same path. */
type DocRoute = {path: string; hash: string};

const docRoute =
  /\{\s*path: '(\/docs(?:\/[^'\\]*)?)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "docs"\s*\}(?:,\s*)?/g;

/** Removes the docs from the code of `routes.js`. */
export function extractDocRoutes(routes: string): {rest: string; docs: DocRoute[]} {
  const docs = [...routes.matchAll(docRoute)].map(([, path = '', hash = '']) => ({path, hash}));
  const rest = routes.replaceAll(docRoute, '');
  if (docs.length === 0 || rest.includes('sidebar: "docs"'))
    throw new Error('routes.js has an unknown format: update docRoute in plugins/route-table/sections.ts');
  return {rest, docs};
}

/** Names of a route's chunks, nested in arrays and objects. */
type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** Chunk names of all routes, by `path-hash`: the content of `routesChunkNames.json`. */
export type RouteChunkNames = Record<string, ChunkNames>;

export function flattenChunkNames(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flattenChunkNames);
}

/** The data of a section. */
type Section = {
  docs: DocRoute[];
  chunkNames: RouteChunkNames;
  /** The code that loads each chunk, by chunk name, from `registry.js`. */
  registry: Map<string, string>;
};

/** The data that every page loads, and the data of each section. */
export type Split = {
  rest: Pick<Section, 'chunkNames' | 'registry'>;
  /** By path. */
  sections: Map<string, Section>;
};

/** Divides the generated tables. Chunks that several sections need stay in `rest`. */
export function splitBySection(docs: readonly DocRoute[], chunkNames: RouteChunkNames, registry: string): Split {
  const sectionByKey = new Map(docs.map(({path, hash}) => [`${path}-${hash}`, sectionOf(path)]));
  const owners = new Map<string, Set<string>>();
  for (const [key, names] of Object.entries(chunkNames))
    for (const name of flattenChunkNames(names))
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
  for (const [name, loader] of readChunkLoaders(registry, owners.keys())) {
    const [owner = '', another] = owners.get(name) ?? [];
    ((another === undefined && sections.get(owner)) || rest).registry.set(name, loader);
  }
  return {rest, sections};
}

/**
 * Reads the code that loads each chunk, by chunk name, without the source module, which only SSR needs. Throws if a
 * chunk has no entry: a page without its chunk would make the build hang.
 */
function readChunkLoaders(registry: string, names: Iterable<string>): Map<string, string> {
  const entry = /^\s*"([^"]+)": \[(\(\) => import\(.*?\)), ".*", require\.resolveWeak\(".*"\)\],/gm;
  const loaders = new Map([...registry.matchAll(entry)].map(([, name = '', loader = '']) => [name, loader]));
  for (const name of names)
    if (!loaders.has(name))
      throw new Error(
        `registry.js has no entry for ${name} in the expected format: update readChunkLoaders in plugins/route-table/sections.ts`,
      );
  return loaders;
}

/** Placeholder in a section's code for the files of its chunks: their names are known only after bundling. */
export const chunkFilesPlaceholder = 'the files of this section';

/** Inserts the files of a section's chunks, by chunk id, into the section's bundled code. */
export function injectChunkFiles(section: string, files: ReadonlyMap<string, string>): string {
  const code = section.replace(JSON.stringify(chunkFilesPlaceholder), JSON.stringify(Object.fromEntries(files)));
  if (code === section)
    throw new Error(
      'The code of a docs section has no placeholder for its files: update injectChunkFiles in plugins/route-table/sections.ts',
    );
  return code;
}

/** Removes chunks from the table of files in the bundler's runtime, which every page loads. */
export function removeChunkFiles(runtime: string, files: ReadonlyMap<string, string>): string {
  return [...files].reduce((code, [id, file]) => {
    const entry = new RegExp(`"${id}": ?"${/(\w+)\.js$/.exec(file)?.[1]}",?`);
    if (!entry.test(code))
      throw new Error(
        `The bundler’s runtime does not contain ${file} in the expected format: update removeChunkFiles in plugins/route-table/sections.ts`,
      );
    return code.replace(entry, '');
  }, runtime);
}

/** Returns the code of a chunk registry for Docusaurus' `ComponentCreator`. */
export function registryCode(registry: ReadonlyMap<string, string>): string {
  return `{\n${[...registry].map(([name, loader]) => `  ${JSON.stringify(name)}: [${loader}],`).join('\n')}\n}`;
}
