import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../built-page/builtPage';
import {extractContent} from '../built-page/extractContent';

/** Converts a built page to Markdown: its title, description and URL, then its readable content (`extractContent`). */
export function pageMarkdown(page: BuiltPage, siteUrl: string): string {
  const {path, title, description} = page;
  const root: Root = {type: 'root', children: extractContent(page, siteUrl)};
  const body = toMarkdown.stringify(toMarkdown.runSync(root) as never).trim();
  return [`# ${title}`, description && `> ${description}`, siteUrl + path, body]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});
