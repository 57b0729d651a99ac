import {appendFileSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brand} from '../../data/brand';
import {markdownPath, siteContentPath} from '../../lib/markdownPath';
import {pageFile} from '../built-page/builtPage';
import {contentTypeOfPage} from '../built-page/contentTypeOfPage';
import {outputFile} from '../built-page/outputFile';
import type {PageFeature} from '../built-page/pageFeature';
import {missingMarkdown} from '../hosting/policy';
import {agentSkillFiles} from './agentSkill';
import {type ListedPage, llmsFiles} from './llmsTxt';
import {indexPointer, pageMarkdown} from './pageMarkdown';
import {fillSiteContent, isSiteContent} from './siteContent';

type PageText = {path: string; name: string; description: string; listed: boolean; markdown: string};

/**
 * Writes a Markdown version of every page at its URL with `.md`, and of the 404 page; fills `/site-content` with the
 * marketing and legal pages; and writes `llms.txt` (links) and `llms-full.txt` (full text) with the pages that search
 * engines may list.
 */
export const markdownPages: PageFeature<PageText> = {
  reader({url, baseUrl}) {
    return (page) => {
      const {path, name, description, listed} = page;
      return {
        tags: `<link rel=alternate type=text/markdown href=${baseUrl.slice(0, -1)}${markdownPath(path)}>`,
        result: {path, name, description, listed, markdown: pageMarkdown(page, url)},
      };
    };
  },
  collector({outDir, url}) {
    const siteContent: PageText[] = [];
    const listed: ListedPage[] = [];
    const fullTextFile = join(outDir, 'llms-full.txt');
    // Starts with an empty file: pages are appended one by one, so that they need not stay in memory.
    writeFileSync(fullTextFile, '');
    return {
      async add(page) {
        const {path, name, description, markdown} = page;
        if (isSiteContent(path)) siteContent.push(page);
        if (page.listed) {
          listed.push({path, name, description, kind: contentTypeOfPage(path)});
          appendFileSync(fullTextFile, `${markdown}\n---\n\n`);
        }
        await writeFile(join(outDir, markdownPath(path)), markdown);
      },
      async end() {
        const file = pageFile(outDir, siteContentPath);
        await writeFile(file, fillSiteContent(await readFile(file, 'utf8'), siteContent));
        const docs = listed.filter(({kind}) => kind === 'Docs');
        const files = {...llmsFiles(listed, {...brand, siteUrl: url}), ...agentSkillFiles(docs, url)};
        for (const [name, text] of Object.entries(files)) await outputFile(outDir, name, text);
        await writeFile(join(outDir, missingMarkdown), `# Page not found\n\n${indexPointer(url)}\n`);
      },
    };
  },
};
