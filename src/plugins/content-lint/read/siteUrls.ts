import {listFiles} from './files';
import {contentFolders} from './folders';
import type {UnreadPage} from './pages';

/** Returns the paths of all pages, except those for which `isGenerated` is true. */
export function siteUrls(root: string, pages: readonly UnreadPage[]): ReadonlySet<string> {
  return new Set([
    ...contentFolders.map(({routeBasePath}) => routeBasePath),
    ...pages.map(({url}) => url),
    ...listFiles(root, 'src/pages', /^(?!.*\/_).*\.[jt]sx?$/).map(
      (file) => file.slice('src/pages'.length).replace(/(?:\/index)?\.[jt]sx?$/, '') || '/',
    ),
  ]);
}

/** Whether Docusaurus generates the page, such as that of a tag. The build checks links to these. */
export function isGenerated(path: string): boolean {
  return /^\/(?:docs|blog|changelog)\/(?:tags|authors|archive|page|category)(?:\/|$)/.test(path);
}
