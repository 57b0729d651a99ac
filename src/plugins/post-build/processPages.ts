import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {postsPerPage} from '../../data/blog/blogListPages';
import {blogList} from '../../data/marketing/blog';
import {pageAssetWriter} from '../../runtime/build/assets/pageAssetWriter';
import {readRuntimeBuild} from '../../runtime/build/routes/pageModules';
import type {ArticleMeta} from '../built-page/articles';
import {pageFile, withHeadTags} from '../built-page/builtPage';
import {withEndTags} from '../built-page/endTags';
import type {Site} from '../built-page/pageFeature';
import {replaceFile} from '../built-page/replaceFile';
import {resultCache} from '../built-page/resultCache';
import {sitePath} from '../built-page/sitePath';
import {withUntilFound} from '../built-page/untilFound';
import {imageCache} from '../image-variants/variants';
import {searchImportMap} from '../search-index/searchIndex';
import {features} from './features';
import {inOrder} from './inOrder';
import {pageThreads} from './pageThreads';

/** Redirects from the 404 page to the home page. Docusaurus omits a `<noscript>` in a component's `<Head>`. */
const redirectWithoutScripts = (home: string) =>
  `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`;

/** Pages that are collected at a time. */
const batchSize = 20;

/** The code and the data on which the features' results depend. */
export const codeFolders = ['src/data', 'src/lib', 'src/plugins', 'src/runtime', 'src/site'];

const pageCache = resultCache(join(__dirname, '../../../node_modules/.cache/pages'), codeFolders);

/**
 * Reads every changed page once and passes the features' results for each page to their collectors. Few pages are in memory
 * at a time, so memory use does not grow with the site.
 */
export async function processPages(
  allArticles: readonly ArticleMeta[],
  {outDir, generatedFilesDir, siteConfig, i18n, baseUrl, routes, routesPaths}: Props,
  cache = pageCache,
): Promise<void> {
  const pathOf = (route: string) => sitePath(route, baseUrl);
  const pages = routesPaths.filter((route) => pathOf(route) !== '/404.html').sort();
  const duplicate = pages.find((route, index) => route === pages[index + 1]);
  if (duplicate) throw new Error(`Two pages have the path ${duplicate}: change the path of one of them`);
  const otherLocales = Object.values(i18n.localeConfigs).flatMap((locale) =>
    locale.baseUrl === baseUrl ? [] : locale.baseUrl,
  );
  const site: Site = {
    url: siteConfig.url + baseUrl.replace(/\/$/, ''),
    baseUrl,
    otherLocales,
    importMap: await searchImportMap({baseUrl, otherLocales}),
  };
  const articles = allArticles.map((article) => ({...article, path: pathOf(article.path)}));
  const articlesOf = new Map(articles.map((article) => [article.path, [article]]));
  const posts = articles.filter(({type}) => type === 'BlogPosting').slice(0, postsPerPage);
  articlesOf.set(blogList.meta.path, posts);
  const threads = pageThreads(site, pages.length);
  try {
    const separateAssets = await pageAssetWriter({outDir, generatedFilesDir, siteConfig});
    // 404.html is not a route: it gets its assets, but is not passed to the features.
    const notFoundFile = join(outDir, '404.html');
    const notFound = await separateAssets(undefined, await readFile(notFoundFile, 'utf8'));
    const notFoundHtml = notFound.withAssets(withEndTags(notFound.html));
    await replaceFile(notFoundFile, withHeadTags(notFoundHtml, redirectWithoutScripts(baseUrl)));

    const {trustedTypes, integrity, lateStart} = readRuntimeBuild(generatedFilesDir);
    const openPaths = openPathsOf(routes).map(pathOf);
    const collectors = features.map(({collector}) =>
      collector?.({...site, outDir, openPaths, trustedTypes, integrity, config: siteConfig}),
    );
    async function readPage(route: string): Promise<readonly unknown[]> {
      const path = pathOf(route);
      const file = pageFile(outDir, path);
      const page = await separateAssets(route, await readFile(file, 'utf8'));
      const html = withUntilFound(page.html);
      const input = {path, html, articles: articlesOf.get(path) ?? []};
      const read = () => threads.read(input);
      // Without `lateStart`, the HTML has the names of the bundle's files, so that no later build would find the result.
      const {endTags, tags, results} = await (lateStart ? cache.get([site, input], read) : read());
      await replaceFile(file, withHeadTags(page.withAssets(withEndTags(html, endTags)), tags));
      return results;
    }
    const readBatch = (batch: readonly string[]) => Promise.all(batch.map(readPage));
    const collect = (results: readonly (readonly unknown[])[]) =>
      Promise.all(
        results.flatMap((page) => collectors.map((collector, index) => collector?.add?.(page[index] ?? undefined))),
      );
    await inOrder(batchesOf(pages), threads.count + 1, readBatch, collect);
    for (const collector of collectors) await collector?.end?.();
  } finally {
    await threads.stop();
  }
  await Promise.all([cache.prune(), imageCache.prune()]);
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({length: count}, (_, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));
}

/** Returns the parts before a parameter of the routes that match several paths, except the route of missing pages. */
function openPathsOf(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path, exact, routes: children}) => {
    if (children) return openPathsOf(children);
    const [start = ''] = path.split(/[:*?+(]/);
    return start !== '' && (!exact || start !== path) ? start : [];
  });
}
