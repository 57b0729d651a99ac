import {listFiles} from './files';
import type {Lists} from './lists';
import type {MdxPage, UnreadPage} from './pages';
import {error, type Problem} from './problem';

/** Pages that plugins make of no file. */
const generated = ['/blog', '/blog/tags', '/blog/authors', '/changelog'];

/** Every path that a link may name: pages, those that plugins make, and files of `static`. */
export function siteUrls(root: string, pages: readonly UnreadPage[], lists: Lists): ReadonlySet<string> {
  return new Set([
    ...generated,
    ...lists.urls,
    ...pages.map(({url}) => url),
    ...routeFiles(root).map(({url}) => url),
    ...listFiles(root, 'static').map((file) => file.slice('static'.length)),
  ]);
}

/** Files that share a URL: Docusaurus shows only one of them. */
export function duplicateUrlProblems(root: string, pages: readonly MdxPage[]): Problem[] {
  const owners = new Map(routeFiles(root).map(({url, file}) => [url, file]));
  return pages.flatMap(({file, kind, url, keyLine, unpublished}) => {
    if (kind === 'partial' || unpublished) return [];
    const owner = owners.get(url);
    owners.set(url, owner ?? file);
    if (!owner) return [];
    return [
      error({file, line: keyLine('slug')}, `${owner} has the URL ${url} too`, 'Give one of the two another slug'),
    ];
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
