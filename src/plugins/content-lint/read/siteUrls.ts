import {readdirSync} from 'node:fs';
import {posix} from 'node:path';
import type {ReportingSeverity} from '@docusaurus/types';
import {type Problem, problemAt} from '../problem';
import {listFiles, readText} from './files';
import type {Lists} from './lists';
import type {MdxPage, UnreadPage} from './pages';
import type {ContentSettings} from './settings';

/** Returns every valid link path: pages, generated pages and static files. */
export function siteUrls(
  root: string,
  pages: readonly UnreadPage[],
  lists: Lists,
  {folders, staticFolders}: ContentSettings,
): ReadonlySet<string> {
  const blogs = folders.filter(({kind}) => kind === 'post' || kind === 'month');
  return new Set([
    ...blogs.map(({routeBasePath}) => routeBasePath),
    ...lists.urls,
    ...categoryUrls(root, folders),
    ...pages.map(({url}) => url),
    ...routeFiles(root).map(({url}) => url),
    ...staticFolders.flatMap((folder) => listFiles(root, folder).map((file) => file.slice(folder.length))),
  ]);
}

/** Returns the URLs of generated index pages whose `slug` is in a sidebar or in the file of a category. */
function categoryUrls(root: string, folders: ContentSettings['folders']): string[] {
  const sidebars = readdirSync(root).filter((file) => /^sidebars?[\w-]*\.[cm]?[jt]s$/.test(file));
  return folders
    .filter(({kind}) => kind === 'doc')
    .flatMap(({folder, routeBasePath}) =>
      [...sidebars, ...listFiles(root, folder, /\/_category_\.(?:json|ya?ml)$/)].flatMap((file) =>
        [...readText(root, file).matchAll(/\bslug['"]?\s*:\s*['"]?([^'"\s,}]+)/g)].map(([, slug = '']) =>
          posix.join(routeBasePath, slug).replace(/(.)\/$/, '$1'),
        ),
      ),
    );
}

/** Reports pages with the same URL: Docusaurus serves only one of them. */
export function duplicateUrlProblems(root: string, pages: readonly MdxPage[], severity: ReportingSeverity): Problem[] {
  const owners = new Map(routeFiles(root).map(({url, file}) => [url, file]));
  return pages.flatMap(({file, kind, url, keyLine, unpublished}) => {
    if (kind === 'partial' || unpublished) return [];
    const owner = owners.get(url);
    owners.set(url, owner ?? file);
    if (!owner) return [];
    const fix = 'Give one of the two pages another slug';
    return problemAt(severity, {file, line: keyLine('slug')}, `Duplicate URL ${url}, also of ${owner}`, fix);
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
