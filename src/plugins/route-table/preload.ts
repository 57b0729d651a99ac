import ComponentCreator from '@docusaurus/ComponentCreator';
import {sections} from '@generated/docsSections';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {sectionOf} from './sections';

/**
 * Stands in for Docusaurus' own, which knows every page from the beginning: see `docsSections.ts`. Fetches what a
 * page needs before it is shown, and before that, the section of the docs in which it stands.
 */
export default function preload(pathname: string): Promise<unknown> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  return Promise.all(paths.map(addSection)).then(() =>
    Promise.all(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => preloadOf(route.component)?.())),
  );
}

/** Whether the address stands in a section of the docs that has not come yet. */
export function isSectionPending(pathname: string): boolean {
  const path = sectionOf(pathname);
  return path in sections && !added.has(path);
}

const added = new Set<string>();

/** The files of docs' chunks, by id: the bundler's runtime knows the others. */
const files: Record<string, string> = {};
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => files[chunk] ?? fileOf(chunk);

/** Puts the docs of a section into the tables that they were left out of. */
async function addSection(pathname: string): Promise<void> {
  const path = sectionOf(pathname);
  const section = await sections[path]?.();
  if (!section || added.has(path)) return;
  added.add(path);
  Object.assign(registry, section.registry);
  Object.assign(files, section.files);
  Object.assign(chunkNames, section.chunkNames);
  const [around] = matchRoutes(routes, path)
    .filter(({route}) => route.routes)
    .slice(-1);
  const docs = section.docs.map(([address, hash]) => ({
    path: address,
    component: ComponentCreator(address, hash),
    exact: true,
    // The section has brought its own.
    sidebar: path,
  }));
  around?.route.routes?.push(...docs);
}

function preloadOf(component: unknown): (() => Promise<unknown>) | undefined {
  return (component as {preload?: () => Promise<unknown>} | undefined)?.preload;
}
