import {basename, join} from 'node:path';
import {aliasedSitePath} from '@docusaurus/utils';
import {bodyChunkName} from '../route-table/bodyChunk';
import {splitPage} from './splitPage';

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
};

const isBody = /[?&]body$/;

/** Query that Docusaurus adds to the modules of a blog list page. Only the changelog has such modules. */
const isListed = /[?&]truncated=true/;

/** An import of a component that may need scripts: those in components/mdx are markup. */
const otherComponent = /^import .+ from ['"]@site\/src\/components\/(?!mdx\/)(.+)['"]/m;

/** Loader for the bundler, after the MDX compiler: removes the body, a module of the same file, from a page's module. */
export function splitLoader(this: LoaderContext, code: string): string {
  const {resourcePath, resourceQuery} = this;
  const {siteDir, pages, compiled} = this.getOptions();
  const request = aliasedSitePath(resourcePath, siteDir) + resourceQuery;
  if (!pages.has(request)) return code;
  const isInteractive = code.includes('interactive: true');
  const [, component] = otherComponent.exec(code) ?? [];
  if (component && !isInteractive) {
    throw new Error(
      `${request} imports ${component}, which gets no scripts: add "interactive: true" to the front matter`,
    );
  }
  compiled.set(resourcePath + resourceQuery, code);
  return splitPage(code, {
    body: `./${basename(resourcePath)}${resourceQuery ? `${resourceQuery}&` : '?'}body`,
    isListed: isListed.test(resourceQuery),
    pageModule: join(siteDir, 'src/components/mdx', isInteractive ? 'interactivePage.tsx' : 'mdxPage.tsx'),
    ...(!isInteractive && {chunkName: bodyChunkName(request)}),
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
