import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import {siteContentPath} from '../../lib/markdownPath';
import {isSiteContent} from '../markdown-pages/siteContent';
import type {History} from './history';
import {contentDependencies, latest, type ReadSource} from './sitemapDays';

type CreateItems = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

/** Pages that show what others say, and so change with them. */
const lists: Record<string, {file: string; shows: (path: string) => boolean}> = {
  '/blog': {file: 'src/theme/BlogListPage/index.tsx', shows: (path) => path.startsWith('/blog/')},
  '/changelog': {file: 'src/theme/ChangelogPage/index.tsx', shows: (path) => path.startsWith('/changelog/')},
  [siteContentPath]: {file: 'src/pages/site-content.tsx', shows: isSiteContent},
};

/** The sitemap's pages, each with the day on which what it says was last changed; without one where none is known. */
export function datedSitemap(root: string, history: History | undefined): CreateItems {
  const read = readerOf(root);
  return async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    const ownFile = new Map(flattenRoutes(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
    const paths = items.map(({url}) => new URL(url).pathname);

    function filesOf(path: string): string[] {
      const list = lists[path];
      const file = list?.file ?? ownFile.get(path);
      // A path that nobody knows the file of is a file that has no history.
      if (file === undefined) return [path];
      // Text that is written (docs, posts) changes with its own file; what is assembled, with its data too.
      const own = file.startsWith('src/pages/') || list ? contentDependencies(file, read) : [file];
      return list ? [...own, ...paths.filter(list.shows).flatMap(filesOf)] : own;
    }

    return items.map((item) => ({
      ...item,
      lastmod: (history && latest(filesOf(new URL(item.url).pathname), history)) ?? null,
    }));
  };
}

/** Reads each file once. */
function readerOf(root: string): ReadSource {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, textOf(join(root, file)));
    return texts.get(file);
  };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
