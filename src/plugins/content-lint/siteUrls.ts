import {listFiles} from './files';
import type {Lists} from './lists';
import type {MdxPage, UnreadPage} from './pages';
import {error, type Problem} from './problem';

/** Pages that plugins generate without a source file. */
const generated = ['/blog', '/blog/tags', '/blog/authors', '/changelog'];

/** Returns every valid link path: pages, generated pages and files of `static`. */
export function siteUrls(root: string, pages: readonly UnreadPage[], lists: Lists): ReadonlySet<string> {
  return new Set([
    ...generated,
    ...lists.urls,
    ...pages.map(({url}) => url),
    ...routeFiles(root).map(({url}) => url),
    ...listFiles(root, 'static').map((file) => file.slice('static'.length)),
  ]);
}

/** Reports pages with the same URL: Docusaurus serves only one of them. */
export function duplicateUrlProblems(root: string, pages: readonly MdxPage[]): Problem[] {
  const owners = new Map(routeFiles(root).map(({url, file}) => [url, file]));
  return pages.flatMap(({file, kind, url, keyLine, unpublished}) => {
    if (kind === 'partial' || unpublished) return [];
    const owner = owners.get(url);
    owners.set(url, owner ?? file);
    if (!owner) return [];
    const fix = 'Give one of the two pages another slug';
    return [error({file, line: keyLine('slug')}, `Duplicate URL ${url}, also of ${owner}`, fix)];
  });
}

function routeFiles(root: string): {url: string; file: string}[] {
  return listFiles(root, 'src/pages', /^(?!.*\/_).*\.[jt]sx?$/).map((file) => ({
    file,
    url:
      file
        .replace(/^src\/pages/, '')
        .replace(/\.[jt]sx?$/, '')
        .replace(/\/index$/, '') || '/',
  }));
}
