import {basename} from 'node:path';
import {aliasedSitePath} from '@docusaurus/utils';
import {bodyChunkName} from '../routes/bodyChunk';
import {reasonToHydrate, type StaticComponents} from './proof';
import {providePage, splitPage} from './splitPage';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  resourcePath: string;
  resourceQuery: string;
  getOptions: () => SplitOptions;
};

export type SplitOptions = {
  siteDir: string;
  /** The requests of all page modules: other files, such as partials, are not split. */
  pages: ReadonlySet<string>;
  /** The compiled pages whose body is not requested yet, by file and query. */
  compiled: Map<string, string>;
  /** The components that need no scripts. */
  isStatic: StaticComponents;
  /** Why pages are hydrated, by request: pages that are not in it are static. The loader adds to it. */
  hydrated: Map<string, string>;
  /** Folders whose pages are on a list page that does not read their data. */
  listsWithoutData: readonly string[];
};

const isBody = /[?&]body$/;

/** Query that Docusaurus adds to the modules of a blog list page. */
const isListed = /[?&]truncated=true/;

/**
 * Loader for the bundler, after the MDX compiler: removes the body, a module of the same file, from the module of a page
 * that is proven to need no scripts.
 */
export function splitLoader(this: LoaderContext, code: string): string {
  const {resourcePath, resourceQuery} = this;
  const {siteDir, pages, compiled, isStatic, hydrated, listsWithoutData} = this.getOptions();
  const request = aliasedSitePath(resourcePath, siteDir) + resourceQuery;
  if (!pages.has(request)) return code;
  const reason = reasonToHydrate(code, isStatic);
  if (reason) {
    hydrated.set(request, reason);
    return providePage(code);
  }
  compiled.set(resourcePath + resourceQuery, code);
  return splitPage(code, {
    body: `./${basename(resourcePath)}${resourceQuery ? `${resourceQuery}&` : '?'}body`,
    chunkName: bodyChunkName(request),
    withoutData: isListed.test(resourceQuery) && listsWithoutData.some((folder) => request.startsWith(folder)),
  });
}

/** Returns the code of a body without compiling the page again. Requires a build without the bundler's persistent cache. */
export function pitch(this: LoaderContext): string | undefined {
  if (!isBody.test(this.resourceQuery)) return undefined;
  const {compiled} = this.getOptions();
  const key = this.resourcePath + this.resourceQuery.replace(isBody, '');
  const code = compiled.get(key);
  if (code === undefined) throw new Error(`The body of ${key} is requested before its page is compiled`);
  compiled.delete(key);
  return code;
}
