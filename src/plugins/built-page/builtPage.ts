import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {type Document, find, findAll, hasClass, readHtml, textOf} from './html';
import {isSiteNoIndex} from './siteNoIndex';

/** A built page: the input of search, Markdown, social cards and structured data. */
export type BuiltPage = {
  /** Without base path and trailing slash: `/`, `/pricing`. */
  path: string;
  /** Text of its `h1`. */
  title: string;
  /** Its `<title>` without the site's name: shorter and plainer than many headings. */
  name: string;
  description: string;
  /**
   * Whether search engines may list it, apart from `noIndex` for the whole site. Pages with `noindex` of their own are
   * left out of the site's own lists, too.
   */
  listed: boolean;
  /** The whole document. */
  document: Root;
  /** The main content: without header and footer, and in docs without breadcrumbs and table of contents. */
  content: Element;
};

/** Reads a built page, which may be parsed already. Throws if it has no `<main>` element. */
export function readBuiltPage(html: string | Document, path: string): BuiltPage {
  const document = readHtml(html);
  const main = find(document, ({tagName}) => tagName === 'main');
  if (!main) throw new Error(`${path} has no <main> element: add one to its layout`);
  const metas = findAll(document, ({tagName}) => tagName === 'meta');
  const metaOf = (name: string) => metas.find(({properties}) => properties.name === name);
  const contentOf = (meta: Element | undefined) => String(meta?.properties.content ?? '');
  const robots = metaOf('robots');
  return {
    path,
    title: textOf(find(main, ({tagName}) => tagName === 'h1')),
    name: textOf(find(document, ({tagName}) => tagName === 'title')).split(' | ')[0] ?? '',
    description: contentOf(metaOf('description')),
    listed: !contentOf(robots).includes('noindex') || (robots !== undefined && isSiteNoIndex(robots)),
    document,
    content: find(main, isDocArticle) ?? main,
  };
}

/** In docs, `main` also contains breadcrumbs and the table of contents. */
function isDocArticle(element: Element): boolean {
  return element.tagName === 'div' && hasClass(element, 'theme-doc-markdown');
}

/** Returns the HTML file of a page: `PATH.html`, or with `trailingSlash: true` or no setting `PATH/index.html`. */
export function pageFile(outDir: string, path: string): string {
  const file = join(outDir, path.endsWith('.html') ? path : `${path}.html`);
  return path !== '/' && existsSync(file) ? file : join(outDir, path, 'index.html');
}

/** Inserts tags at the end of the page's head. */
export function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end) + tags + html.slice(end);
}
