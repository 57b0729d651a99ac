import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {contentTypeOf} from '../../lib/contentTypes';
import {pageAssetWriter} from '../../runtime/build/assets/pageAssetWriter';
import {readRuntimeBuild} from '../../runtime/build/routes/pageModules';
import {comparisonPages} from '../../site/pages';
import {pageFile, readBuiltPage, withHeadTags} from '../built-page/builtPage';
import {withEndTags} from '../built-page/endTags';
import {parseHtml} from '../built-page/html';
import type {Site} from '../built-page/pageProcessor';
import {replaceFile} from '../built-page/replaceFile';
import {sitePath} from '../built-page/sitePath';
import {withUntilFound} from '../built-page/untilFound';
import {xmlFeeds} from '../feeds/xmlFeeds';
import {writeHostingFiles} from '../hosting/writeHostingFiles';
import {imageCache} from '../image-variants/variants';
import {linkGraph} from '../link-graph/linkGraph';
import {markdownPages} from '../markdown-pages/markdownPages';
import {searchIndex} from '../search-index/searchIndex';
import {socialCards} from '../social-cards/socialCards';
import {structuredData} from '../structured-data/structuredData';
import {taskPool} from './taskPool';

/** `linkGraph` is last, because it also checks links to files that the others write. */
const features = [markdownPages, searchIndex, socialCards, structuredData, xmlFeeds, writeHostingFiles, linkGraph];
/** Redirects from the 404 page to the home page. Docusaurus omits a `<noscript>` in a component's `<Head>`. */
const redirectWithoutScripts = (home: string) =>
  `<noscript><meta http-equiv="refresh" content="0;url=${home}"></noscript>`;
const comparisons = Object.keys(comparisonPages);

/**
 * Reads every built page once and passes it to each feature. Pages are processed one by one with bounded concurrency,
 * so memory use does not grow with the site.
 */
export async function processPages(
  articles: Site['articles'],
  {outDir, generatedFilesDir, siteConfig, i18n, baseUrl, routes, routesPaths}: Props,
): Promise<void> {
  const pathOf = (route: string) => sitePath(route, baseUrl);
  const pages = routesPaths.filter((route) => pathOf(route) !== '/404.html').sort();
  const duplicate = pages.find((route, index) => route === pages[index + 1]);
  if (duplicate) throw new Error(`Two pages have the path ${duplicate}: change the path of one of them`);
  const addAssets = await pageAssetWriter({outDir, generatedFilesDir, siteConfig});
  const {trustedTypes, integrity} = readRuntimeBuild(generatedFilesDir);
  const pool = taskPool(4);
  const site: Site = {
    outDir,
    url: siteConfig.url + baseUrl.replace(/\/$/, ''),
    baseUrl,
    otherLocales: Object.values(i18n.localeConfigs).flatMap((locale) =>
      locale.baseUrl === baseUrl ? [] : locale.baseUrl,
    ),
    openPaths: openPathsOf(routes).map(pathOf),
    trustedTypes,
    integrity,
    config: siteConfig,
    kindOf: (path) => contentTypeOf(path, comparisons),
    articles: articles.map((article) => ({...article, path: pathOf(article.path)})),
    enqueue: pool.add,
  };
  const processors = features.map((createProcessor) => createProcessor(site));
  // 404.html is not a route: it gets its assets, but is not passed to the features.
  const notFoundFile = join(outDir, '404.html');
  const notFound = withEndTags(await addAssets(undefined, await readFile(notFoundFile, 'utf8')));
  await replaceFile(notFoundFile, withHeadTags(notFound, redirectWithoutScripts(baseUrl)));
  for (const route of pages) {
    const file = pageFile(outDir, pathOf(route));
    const html = withUntilFound(await addAssets(route, await readFile(file, 'utf8')));
    // Parsing takes a third of this loop's time.
    const document = parseHtml(html);
    const page = readBuiltPage(document, pathOf(route));
    const tags = await Promise.all(processors.map((processor) => processor.page(page)));
    await replaceFile(file, withHeadTags(withEndTags(html, document), tags.join('')));
  }
  await pool.drain();
  for (const {end} of processors) await end?.();
  await imageCache.prune();
}

/** Returns the parts before a parameter of the routes that match several paths, except the route of missing pages. */
function openPathsOf(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path, exact, routes: children}) => {
    if (children) return openPathsOf(children);
    const [start = ''] = path.split(/[:*?+(]/);
    return start !== '' && (!exact || start !== path) ? start : [];
  });
}
