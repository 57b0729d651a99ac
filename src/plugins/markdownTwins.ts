import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {markdownPath, type Twin} from '../lib/markdownTwin';
import {pageMarkdown} from '../lib/pageMarkdown';
import {fillSiteContent, isSiteContent} from '../lib/siteContent';

/** Writes every page once more as Markdown, at its address with `.md`, and fills `/site-content` with it. */
export default function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, siteConfig: {url}, routesPaths}) {
      const paths = routesPaths.filter((path) => !path.endsWith('.html')).sort();
      const twins = await Promise.all(
        paths.map(async (path): Promise<Twin> => {
          const html = await readFile(join(outDir, pageFile(path)), 'utf8');
          return {path, markdown: pageMarkdown(html, {siteUrl: url, path})};
        }),
      );
      await Promise.all(twins.map(({path, markdown}) => writeFile(join(outDir, markdownPath(path)), markdown)));
      const page = join(outDir, pageFile('/site-content'));
      await writeFile(page, fillSiteContent(await readFile(page, 'utf8'), twins.filter(isSiteContent)));
    },
  };
}

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`;
}
