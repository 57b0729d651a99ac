import {writeFileSync} from 'node:fs';
import {appendFile, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brand} from '../../data/brand';
import {type MarkdownPage, markdownPath, siteContentPath} from '../../lib/markdownPath';
import {pageFile} from '../built-page/builtPage';
import type {PageProcessor, Site} from '../built-page/pageProcessor';
import {type ListedPage, llmsTxt} from './llmsTxt';
import {pageMarkdown} from './pageMarkdown';
import {fillSiteContent, isSiteContent} from './siteContent';

/**
 * Writes every page once more as Markdown, at its address with `.md`; fills `/site-content` with the pages that
 * belong there; and puts what may be listed into `llms.txt`, and its words into `llms-full.txt`.
 */
export function markdownPages({outDir, url, kindOf}: Site): PageProcessor {
  const siteContent: MarkdownPage[] = [];
  const listed: ListedPage[] = [];
  const allWords = join(outDir, 'llms-full.txt');
  // Pages are appended one by one, so that none has to stay in memory: start with an empty file.
  writeFileSync(allWords, '');
  return {
    async page(page) {
      const {path, name, description} = page;
      const twin = {path, markdown: pageMarkdown(page, url)};
      await writeFile(join(outDir, markdownPath(path)), twin.markdown);
      if (isSiteContent(path)) siteContent.push(twin);
      if (page.listed) {
        listed.push({path, name, description, kind: kindOf(path)});
        await appendFile(allWords, `${twin.markdown}\n---\n\n`);
      }
      return `<link rel=alternate type=text/markdown href=${markdownPath(path)}>`;
    },
    async end() {
      const file = join(outDir, pageFile(siteContentPath));
      await writeFile(file, fillSiteContent(await readFile(file, 'utf8'), siteContent));
      await writeFile(join(outDir, 'llms.txt'), llmsTxt(listed, {...brand, siteUrl: url}));
    },
  };
}
