import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import {siteContentPath} from '../../lib/markdownPath';
import {isSiteContent} from '../markdown-pages/siteContent';
import {missingHistoryMessage, readHistory} from './history';
import {contentDependencies, latest, type ReadSource} from './sitemapDays';

type CreateItems = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

/** Pages that list other pages, and so change with them. */
const lists: Record<string, {file: string; isListed: (path: string) => boolean}> = {
  '/blog': {file: 'src/theme/BlogListPage/index.tsx', isListed: (path) => path.startsWith('/blog/')},
  '/changelog': {file: 'src/theme/ChangelogPage/index.tsx', isListed: (path) => path.startsWith('/changelog/')},
  [siteContentPath]: {file: 'src/pages/site-content.tsx', isListed: isSiteContent},
};

/**
 * Creates sitemap items with `lastmod`: the day on which a page's content last changed, or null if it is unknown.
 * Reports a missing history here, because a build calls this once but loads its configuration twice.
 */
export function datedSitemap(root: string, historyOf = readHistory): CreateItems {
  const read = createReader(root);
  return async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const history = historyOf(root);
    if (!history) process.stderr.write(`${missingHistoryMessage(root)}\n`);
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    const ownFile = new Map(flattenRoutes(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
    const paths = items.map(({url}) => new URL(url).pathname);

    function filesOf(path: string): string[] {
      const list = lists[path];
      const file = list?.file ?? ownFile.get(path);
      // Without a source file, return the path itself: it has no history, so `lastmod` is null.
      if (file === undefined) return [path];
      // Docs and posts change with their own file only; pages assembled from data change with that data, too.
      const own = file.startsWith('src/pages/') || list ? contentDependencies(file, read) : [file];
      return list ? [...own, ...paths.filter(list.isListed).flatMap(filesOf)] : own;
    }

    return items.map((item) => ({
      ...item,
      lastmod: (history && latest(filesOf(new URL(item.url).pathname), history)) ?? null,
    }));
  };
}

/** Returns a function that reads each file once and caches its text. */
function createReader(root: string): ReadSource {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readText(join(root, file)));
    return texts.get(file);
  };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
