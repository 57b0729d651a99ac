import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {comparisonPages} from '../../data/routes/pages';
import {contentTypeOf} from '../../lib/contentTypes';
import {collectArticles} from '../built-page/articles';
import {pageFile, readBuiltPage, withHeadTags} from '../built-page/builtPage';
import type {Site} from '../built-page/pageProcessor';
import {feedStylesheet} from '../feeds/feedStylesheet';
import {writeHostingFiles} from '../hosting/writeHostingFiles';
import {linkGraph} from '../link-graph/linkGraph';
import {markdownPages} from '../markdown-pages/markdownPages';
import {pageAssetWriter} from '../page-assets/pageAssetWriter';
import {searchIndex} from '../search-index/searchIndex';
import {socialCards} from '../social-cards/socialCards';
import {structuredData} from '../structured-data/structuredData';
import {taskPool} from './taskPool';

/** Links are followed when everything else is there. */
const outputs = [markdownPages, searchIndex, socialCards, structuredData, feedStylesheet, writeHostingFiles, linkGraph];
const comparisons = Object.keys(comparisonPages);

/**
 * Reads every page that was built, once, and hands it to whatever is made out of pages. One at a time, and little is
 * made beside: what the build needs of memory does not grow with the site.
 */
export default function postBuild(): Plugin {
  let writings: Site['writings'] = [];
  return {
    name: 'post-build',
    allContentLoaded({allContent}) {
      writings = collectArticles(allContent);
    },
    async postBuild({outDir, generatedFilesDir, siteConfig: {url}, routes, routesPaths}) {
      const paths = routesPaths.filter((route) => !route.endsWith('.html')).sort();
      const twice = paths.find((path, at) => path === paths[at + 1]);
      if (twice) throw new Error(`Two pages have the address ${twice}: give one of them another`);
      const dressed = await pageAssetWriter({outDir, generatedFilesDir, routes});
      const beside = taskPool(4);
      const site: Site = {
        outDir,
        url,
        kindOf: (path) => contentTypeOf(path, comparisons),
        writings,
        enqueue: beside.begin,
      };
      const making = outputs.map((output) => output(site));
      // The one page that is no route: it is nothing but shown.
      const missing = join(outDir, '404.html');
      await writeFile(missing, await dressed('/404', await readFile(missing, 'utf8')));
      for (const path of paths) {
        const file = join(outDir, pageFile(path));
        const html = await dressed(path, await readFile(file, 'utf8'));
        const page = readBuiltPage(html, path);
        const tags = await Promise.all(making.map((output) => output.page(page)));
        await writeFile(file, withHeadTags(html, tags.join('')));
      }
      await beside.end();
      for (const {end} of making) await end?.();
    },
  };
}
