import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../built-page/builtPage';
import {extractContent} from '../built-page/extractContent';

/** Where to find all other pages: in each Markdown version, and hidden in each page, for assistants. */
export function indexPointer(siteUrl: string): string {
  return `All pages of this site, with links to their Markdown versions: ${siteUrl}/llms.txt`;
}

/**
 * Converts a built page to Markdown: its title, description, URL and `indexPointer`, then its readable content
 * (`extractContent`).
 */
export function pageMarkdown(page: BuiltPage, siteUrl: string): string {
  const {path, title, description} = page;
  const root: Root = {type: 'root', children: extractContent(page, siteUrl)};
  const body = toMarkdown.stringify(toMarkdown.runSync(root) as never).trim();
  return [`# ${title}`, description && `> ${description}`, siteUrl + path, indexPointer(siteUrl), body]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});
