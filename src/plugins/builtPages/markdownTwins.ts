import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pageFile} from '../../lib/builtPage';
import {markdownPath, type Twin} from '../../lib/markdownTwin';
import {pageMarkdown} from '../../lib/pageMarkdown';
import {fillSiteContent, isSiteContent} from '../../lib/siteContent';
import type {Output, Site} from './output';

/** Writes every page once more as Markdown, at its address with `.md`, and fills `/site-content` with it. */
export function markdownTwins({outDir, url}: Site): Output {
  const siteContent: Twin[] = [];
  return {
    async page(page) {
      const twin = {path: page.path, markdown: pageMarkdown(page, url)};
      if (isSiteContent(twin)) siteContent.push(twin);
      await writeFile(join(outDir, markdownPath(page.path)), twin.markdown);
      return `<link rel=alternate type=text/markdown href=${markdownPath(page.path)}>`;
    },
    async end() {
      const file = join(outDir, pageFile('/site-content'));
      await writeFile(file, fillSiteContent(await readFile(file, 'utf8'), siteContent));
    },
  };
}
