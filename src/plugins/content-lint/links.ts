import {existsSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {redirects} from '../../site/redirects';
import {decodeUrl} from './files';
import {attribute, elementsOf, hasPartials, nodesOf, startLine} from './mdx';
import type {MdxPage, UnreadPage} from './pages';
import {error, type Problem, suggest, warning} from './problem';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** Where links may lead: files and pages of the project in `root`, those that do not parse, and all its URLs. */
type Targets = {
  root: string;
  pages: readonly MdxPage[];
  unread: readonly UnreadPage[];
  urls: ReadonlySet<string>;
};

/** The links of a page: those of Markdown, `href` of elements, and `to` where it is a path. */
function linksOf({file, tree}: MdxPage): Link[] {
  const images = new Set(nodesOf(tree, 'imageReference').map(({identifier}) => identifier));
  return [
    ...nodesOf(tree, 'link', 'definition')
      .filter((node) => node.type === 'link' || !images.has(node.identifier))
      .map((node) => ({file, line: startLine(node), url: node.url})),
    ...elementsOf(tree).flatMap((element) => {
      const href = attribute(element, 'href');
      const to = attribute(element, 'to');
      const url = href ?? (/^[./#]/.test(to ?? '') ? to : undefined);
      // Docusaurus leaves files that HTML names alone: `<link>`, and `<a>` to what the build makes.
      const isFile = element.name === 'link' || (element.name === 'a' && /\.(?!mdx?$)\w+$/.test(url ?? ''));
      return url === undefined || isFile ? [] : [{file, line: startLine(element), url}];
    }),
  ];
}

/** Dead links and anchors. Links to other sites are not followed; anchors of pages made in TSX the build checks. */
export function linkProblems(page: MdxPage, targets: Targets): Problem[] {
  return linksOf(page).flatMap((link) => problemsOf(link, page, targets));
}

function problemsOf(link: Link, page: MdxPage, {root, pages, unread, urls}: Targets): Problem[] {
  const {url} = link;
  if (/^http:/i.test(url)) return [warning(link, `${url} is not encrypted`, 'Write https: if the site has it')];
  // The build replaces `login`; a URL with a scheme leads out of the site, also `pathname://`.
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) || url === 'login') return [];
  const [target = '', anchor] = decodeUrl(url).split('#');
  const path = resolvePath(target.replace(/\?.*/, ''), page, [...pages, ...unread]);
  const named = pages.filter((other) => other.url === path && other.kind !== 'partial');
  const to = named.find(({unpublished}) => !unpublished) ?? named[0];
  const dead = (fix: string) => [error(link, `The link ${url} is dead`, fix)];
  if (to && /\.mdx?$/.test(target) && to.kind !== page.kind && page.kind !== 'partial') {
    // Docusaurus resolves files only among docs, among posts and among months.
    return dead(`Write ${path}: files are linked only within one part of the site`);
  }
  if (to?.unpublished && !page.unpublished)
    return dead(`${to.file} is ${to.unpublished}: publish both, or remove the link`);
  if (!to && !urls.has(path) && !isGenerated(path) && !isFile(root, target, page.file)) {
    const moved = resolveRedirect(path, redirects);
    if (moved) return dead(`Write ${moved}`);
    if (/^(?:www\.|[\w-]+\.(?:com|org|io|ai)\b)/.test(url)) return dead(`Write https://${url}`);
    if (/\.(?!mdx?$)\w+$/.test(path))
      return dead(`Put the file at static${path}, or write pathname://${path} if the build makes it`);
    return dead(suggest(path, [...urls], 'Correct it, or remove the link'));
  }
  if (!anchor || !to || to.anchors.has(anchor) || hasPartials(to.tree)) return [];
  const moved = resolveRedirect(`${path}#${anchor}`, redirects);
  const known = [...to.anchors];
  const orElse = known.length > 0 ? `Use one of ${known.slice(0, 8).join(', ')}` : 'Remove the # and what follows it';
  return [
    error(link, `${to.file} has no heading #${anchor}`, moved ? `Write ${moved}` : suggest(anchor, known, orElse)),
  ];
}

/** Pages of docs that Docusaurus makes of categories and tags: the build checks links to them. */
function isGenerated(path: string): boolean {
  return /^\/docs\/(?:category|tags)\b/.test(path);
}

/** Whether a link names a file beside its page, which the build copies. */
function isFile(root: string, target: string, file: string): boolean {
  if (!/\.(?!mdx?$)\w+$/.test(target) || target.startsWith('/')) return false;
  const path = target.startsWith('@site/') ? target.slice('@site/'.length) : join(dirname(file), target);
  return existsSync(join(root, path));
}

/** The URL that a link's target stands for: that of a file, of the page itself, or a path already. */
function resolvePath(target: string, {file, url}: MdxPage, pages: readonly UnreadPage[]): string {
  if (target === '') return url;
  if (/\.mdx?$/.test(target)) {
    // As Docusaurus does: beside the page, in the folder of its kind, then from the root of the site.
    const content = /^(?:docs|blog|src\/changelog|src\/pages)/.exec(file)?.[0] ?? '';
    const from = target.startsWith('@site/') || target.startsWith('/') ? [] : [dirname(file)];
    const candidates = [...from, content, ''].map((folder) => join(folder, target.replace(/^@site\//, '')));
    const found = candidates.map((candidate) => pages.find((page) => page.file === candidate)).find(Boolean);
    return found?.url ?? posix.join('/', candidates[0]?.replace(/\.mdx?$/, '') ?? '');
  }
  const path = target.startsWith('/') ? target : posix.join(posix.dirname(url), target);
  return path.replace(/(.)\/$/, '$1');
}
