import {dirname, join, posix} from 'node:path';
import {redirects} from '../../site/redirects';
import {attribute, elementsOf, nodesOf, startLine} from './mdx';
import type {MdxPage, UnreadPage} from './pages';
import {error, type Problem, suggest, warning} from './problem';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** The links of a page, in Markdown and in `href` and `to` of elements. */
function linksOf({file, tree}: MdxPage): Link[] {
  const images = new Set(nodesOf(tree, 'imageReference').map(({identifier}) => identifier));
  return [
    ...nodesOf(tree, 'link', 'definition')
      .filter((node) => node.type === 'link' || !images.has(node.identifier))
      .map((node) => ({file, line: startLine(node), url: node.url})),
    ...elementsOf(tree).flatMap((element) => {
      const url = attribute(element, 'href') ?? attribute(element, 'to');
      return url === undefined || element.name === 'link' ? [] : [{file, line: startLine(element), url}];
    }),
  ];
}

/** Dead links and anchors. Links to other sites are not followed; anchors of pages made in TSX the build checks. */
export function linkProblems(
  page: MdxPage,
  pages: readonly MdxPage[],
  urls: ReadonlySet<string>,
  unread: readonly UnreadPage[] = [],
): Problem[] {
  return linksOf(page).flatMap((link) => problemsOf(link, page, {pages, urls, unread}));
}

type Targets = {pages: readonly MdxPage[]; urls: ReadonlySet<string>; unread: readonly UnreadPage[]};

function problemsOf(link: Link, page: MdxPage, {pages, urls, unread}: Targets): Problem[] {
  const {url} = link;
  if (/^http:/i.test(url)) return [warning(link, `${url} is not encrypted`, 'Write https: if the site has it')];
  // `login` is the address that the build replaces; a URL with a scheme leads out, also pathname://.
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) || url === 'login') return [];
  const [target = '', anchor] = decode(url).split('#');
  const path = resolvePath(target.replace(/\?.*/, ''), page, [...pages, ...unread]);
  const to = pages.find((other) => other.url === path && other.kind !== 'partial');
  const dead = (fix: string) => [error(link, `The link ${url} is dead`, fix)];
  if (to && /\.mdx?$/.test(target) && to.kind !== page.kind) {
    // Docusaurus resolves files only among docs, among posts and among months.
    return dead(`Write ${path}: files are linked only within one part of the site`);
  }
  if (to?.unpublished && !page.unpublished)
    return dead(`${to.file} is ${to.unpublished}: publish both, or remove the link`);
  if (!to && !urls.has(path)) {
    const moved = resolveRedirect(path, redirects);
    if (moved) return dead(`Write ${moved}`);
    if (/^(?:www\.|[\w-]+\.(?:com|org|io|ai)\b)/.test(url)) return dead(`Write https://${url}`);
    if (/\.(?!mdx?$)\w+$/.test(path))
      return dead(`Put the file at static${path}, or write pathname://${path} if the build makes it`);
    return dead(suggest(path, [...urls], 'Correct it, or remove the link'));
  }
  if (!anchor || !to || to.anchors.has(anchor) || hasPartials(to)) return [];
  const moved = resolveRedirect(`${path}#${anchor}`, redirects);
  const fix = moved
    ? `Write ${moved}`
    : suggest(anchor, [...to.anchors], `Use one of ${[...to.anchors].slice(0, 8).join(', ')}`);
  return [error(link, `${to.file} has no heading #${anchor}`, fix)];
}

/** The site's path that a link's target stands for: a file beside the page, the page itself, or a path already. */
function resolvePath(target: string, {file, url}: MdxPage, pages: readonly UnreadPage[]): string {
  if (target === '') return url;
  if (/\.mdx?$/.test(target)) {
    const named = target.startsWith('@site/') ? target.slice('@site/'.length) : join(dirname(file), target);
    const rooted = target.startsWith('/')
      ? ['docs', 'blog', 'src/changelog'].map((folder) => join(folder, target))
      : [named];
    return (
      pages.find((page) => rooted.includes(page.file))?.url ?? posix.join('/', rooted[0]?.replace(/\.mdx?$/, '') ?? '')
    );
  }
  const path = target.startsWith('/') ? target : posix.join(posix.dirname(url), target);
  return path.replace(/(.)\/$/, '$1');
}

/** A page that imports others shows their headings too. */
function hasPartials({tree}: MdxPage): boolean {
  return nodesOf(tree, 'mdxjsEsm').some(({value}) => /\.mdx?['"]/.test(value));
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
