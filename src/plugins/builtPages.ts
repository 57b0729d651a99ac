import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {comparisonPages} from '../data/pages';
import {pageFile, readBuiltPage, withHeadTags} from '../lib/builtPage';
import {kindOf} from '../site/kinds';
import {linkGraph} from './builtPages/linkGraph';
import {markdownTwins} from './builtPages/markdownTwins';
import {searchIndex} from './builtPages/searchIndex';

const outputs = [linkGraph, markdownTwins, searchIndex];
const comparisons = Object.keys(comparisonPages);

/**
 * Reads every page that was built, once, and hands it to whatever is made out of pages. One at a time: what the build
 * needs of memory does not grow with the site.
 */
export default function builtPages(): Plugin {
  return {
    name: 'built-pages',
    async postBuild({outDir, siteConfig: {url}, routesPaths}) {
      const making = outputs.map((output) => output({outDir, url, kindOf: (path) => kindOf(path, comparisons)}));
      for (const path of routesPaths.filter((route) => !route.endsWith('.html')).sort()) {
        const file = join(outDir, pageFile(path));
        const html = await readFile(file, 'utf8');
        const page = readBuiltPage(html, path);
        const tags = await Promise.all(making.map((output) => output.page(page)));
        await writeFile(file, withHeadTags(html, tags.join('')));
      }
      await Promise.all(making.map((output) => output.end?.()));
    },
  };
}
