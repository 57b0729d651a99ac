import type {Element, Root} from 'hast';
import {find, findAll, hasClass, readHtml, textOf} from './html';

/** A page as the build left it: what search, Markdown, social cards and lists of pages are made of. */
export type BuiltPage = {
  /** Without a slash at the end: `/`, `/pricing`. */
  path: string;
  /** Its largest heading. */
  title: string;
  /** What the tab calls it, without the site's name: shorter, and plainer than many a heading. */
  name: string;
  description: string;
  /** Whether search engines may list it: what asks not to be listed is in none of our own lists either. */
  listed: boolean;
  /** The whole document. */
  document: Root;
  /** What of it is read: without header, footer and what moves about the docs. */
  content: Element;
};

/** Reads a built page. Throws, with its path, when it has no main part. */
export function readBuiltPage(html: string, path: string): BuiltPage {
  const document = readHtml(html);
  const main = find(document, ({tagName}) => tagName === 'main');
  if (!main) throw new Error(`${path} has no main part`);
  const metas = findAll(document, ({tagName}) => tagName === 'meta');
  const meta = (name: string) =>
    String(metas.find(({properties}) => properties.name === name)?.properties.content ?? '');
  return {
    path,
    title: textOf(find(main, ({tagName}) => tagName === 'h1')),
    name: textOf(find(document, ({tagName}) => tagName === 'title')).split(' | ')[0] ?? '',
    description: meta('description'),
    listed: !meta('robots').includes('noindex'),
    document,
    content: find(main, isArticleOfDocs) ?? main,
  };
}

/** In the docs the article is what is read; around it stand breadcrumbs and the table of contents. */
function isArticleOfDocs(element: Element): boolean {
  return element.tagName === 'div' && hasClass(element, 'theme-doc-markdown');
}

/** The file that the build writes for a path, within its folder. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`;
}

/** The page with these tags at the end of its head. */
export function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end) + tags + html.slice(end);
}
