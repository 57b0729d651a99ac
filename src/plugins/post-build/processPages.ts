import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {pageAssetWriter} from '../../runtime/build/assets/pageAssetWriter';
import {readRuntimeBuild} from '../../runtime/build/routes/pageModules';
import {pageFile, withHeadTags} from '../built-page/builtPage';
import {withEndTags} from '../built-page/endTags';
import type {Site} from '../built-page/pageFeature';
import {replaceFile} from '../built-page/replaceFile';
import {sitePath} from '../built-page/sitePath';
import {imageCache} from '../image-variants/variants';
import {searchImportMap} from '../search-index/searchIndex';
import {features} from './features';
import {inOrder} from './inOrder';
import {startPageThreads} from './pageThreads';

/** Redirects from the 404 page to the home page. Docusaurus omits a `<noscript>` in a component's `<Head>`. */
const redirectWithoutScripts = (home: string) =>
  `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`;

/** Pages that a thread gets at a time. */
const batchSize = 20;

/**
 * Reads every built page once and passes it to each feature. Few pages are in memory at a time, so memory use does not
 * grow with the site.
 */
export async function processPages(
  articles: Site['articles'],
  {outDir, generatedFilesDir, siteConfig, i18n, baseUrl, routes, routesPaths}: Props,
): Promise<void> {
  const pathOf = (route: string) => sitePath(route, baseUrl);
  const pages = routesPaths.filter((route) => pathOf(route) !== '/404.html').sort();
  const duplicate = pages.find((route, index) => route === pages[index + 1]);
  if (duplicate) throw new Error(`Two pages have the path ${duplicate}: change the path of one of them`);
  const otherLocales = Object.values(i18n.localeConfigs).flatMap((locale) =>
    locale.baseUrl === baseUrl ? [] : locale.baseUrl,
  );
  const site: Site = {
    outDir,
    url: siteConfig.url + baseUrl.replace(/\/$/, ''),
    baseUrl,
    otherLocales,
    articles: articles.map((article) => ({...article, path: pathOf(article.path)})),
    importMap: await searchImportMap({baseUrl, otherLocales}),
  };
  const threads = startPageThreads(site, pages.length);
  try {
    const addAssets = await pageAssetWriter({outDir, generatedFilesDir, siteConfig});
    // 404.html is not a route: it gets its assets, but is not passed to the features.
    const notFoundFile = join(outDir, '404.html');
    const notFound = withEndTags(await addAssets(undefined, await readFile(notFoundFile, 'utf8')));
    await replaceFile(notFoundFile, withHeadTags(notFound, redirectWithoutScripts(baseUrl)));

    const {trustedTypes, integrity} = readRuntimeBuild(generatedFilesDir);
    const openPaths = openPathsOf(routes).map(pathOf);
    const collectors = features.map(({collector}) =>
      collector?.({...site, openPaths, trustedTypes, integrity, config: siteConfig}),
    );
    const readBatch = async (batch: readonly string[]) => {
      const inputs = batch.map(async (route) => {
        const file = pageFile(outDir, pathOf(route));
        return {path: pathOf(route), file, html: await addAssets(route, await readFile(file, 'utf8'))};
      });
      return threads.read(await Promise.all(inputs));
    };
    const collect = (results: readonly unknown[][]) =>
      Promise.all(results.flatMap((page) => collectors.map((collector, index) => collector?.add?.(page[index]))));
    await inOrder(batchesOf(pages), threads.count + 1, readBatch, collect);
    for (const collector of collectors) await collector?.end?.();
  } finally {
    await threads.stop();
  }
  await imageCache.prune();
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
