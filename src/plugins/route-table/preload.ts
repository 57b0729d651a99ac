import ComponentCreator from '@docusaurus/ComponentCreator';
import {sections} from '@generated/docsSections';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {sectionOf} from './sections';

/**
 * Replaces Docusaurus' `preload`, which needs the route data of all pages: see `docsSections.ts`. Loads the docs
 * section of a page, then the chunks of its routes.
 */
export default function preload(pathname: string): Promise<unknown> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  return Promise.all(paths.map(addSection)).then(() =>
    Promise.all(paths.flatMap((path) => matchRoutes(routes, path)).map(({route}) => preloadOf(route.component)?.())),
  );
}

/** Whether the path is in a docs section that is not loaded yet. */
export function isSectionPending(pathname: string): boolean {
  const path = sectionOf(pathname);
  return path in sections && !added.has(path);
}

const added = new Set<string>();

/** The files of docs chunks, by chunk id. The bundler's runtime has the files of all others. */
const files: Record<string, string> = {};
const defaultFileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => files[chunk] ?? defaultFileOf(chunk);

/** Loads a docs section and adds it to the tables that it was removed from. */
async function addSection(pathname: string): Promise<void> {
  const path = sectionOf(pathname);
  const section = await sections[path]?.();
  if (!section || added.has(path)) return;
  added.add(path);
  Object.assign(registry, section.registry);
  Object.assign(files, section.files);
  Object.assign(chunkNames, section.chunkNames);
  const [parent] = matchRoutes(routes, path)
    .filter(({route}) => route.routes)
    .slice(-1);
  const docs = section.docs.map(([docPath, hash]) => ({
    path: docPath,
    component: ComponentCreator(docPath, hash),
    exact: true,
    // The section's module defines a sidebar with this name.
    sidebar: path,
  }));
  parent?.route.routes?.push(...docs);
}

function preloadOf(component: unknown): (() => Promise<unknown>) | undefined {
  return (component as {preload?: () => Promise<unknown>} | undefined)?.preload;
}
