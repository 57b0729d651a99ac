import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import {decodeUrl} from '../../lib/paths';
import {redirects} from '../../site/redirects';
import {attribute, elementsOf, hasPartials, nodesOf, startLine} from './mdx';
import type {MdxPage, UnreadPage} from './pages';
import {error, type Problem, suggest, warning} from './problem';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** Possible link targets: files of the project in `root`, parsed and unparsed pages, and all URLs of the site. */
type Targets = {
  root: string;
  pages: readonly MdxPage[];
  unread: readonly UnreadPage[];
  urls: ReadonlySet<string>;
};

/** Collects Markdown links, `href` attributes, and `to` attributes with a path. */
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
      // Docusaurus does not resolve files in `<link>` and `<a>`; the build may generate them.
      const isFile = element.name === 'link' || (element.name === 'a' && /\.(?!mdx?$)\w+$/.test(url ?? ''));
      return url === undefined || isFile ? [] : [{file, line: startLine(element), url}];
    }),
  ];
}

/** Reports broken links and anchors. Skips other sites, and anchors of TSX pages, which the build checks. */
export function linkProblems(page: MdxPage, targets: Targets): Problem[] {
  return linksOf(page).flatMap((link) => problemsOf(link, page, targets));
}

function problemsOf(link: Link, page: MdxPage, {root, pages, unread, urls}: Targets): Problem[] {
  const {url} = link;
  if (/^http:/i.test(url)) {
    return [warning(link, `The link ${url} is not encrypted`, 'Write https: if the site supports it')];
  }
  // The build replaces `login`. URLs with a scheme, also `pathname://`, are external.
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) || url === 'login') return [];
  const [target = '', anchor] = decodeUrl(url).split('#');
  const path = resolvePath(target.replace(/\?.*/, ''), page, [...pages, ...unread]);
  const candidates = pages.filter((other) => other.url === path && other.kind !== 'partial');
  const to = candidates.find(({unpublished}) => !unpublished) ?? candidates[0];
  const broken = (fix: string) => [error(link, `Broken link ${url}`, fix)];
  if (to && /\.mdx?$/.test(target) && to.kind !== page.kind && page.kind !== 'partial') {
    // Docusaurus resolves file links only within docs, within the blog and within the changelog.
    return broken(`Write ${path}: file links work only within docs, blog or changelog`);
  }
  if (to?.unpublished && !page.unpublished)
    return [
      error(link, `Broken link ${url}: ${to.file} is ${to.unpublished}`, 'Publish that page, or remove the link'),
    ];
  if (!to && !urls.has(path) && !isGenerated(path) && !isFile(root, target, page.file)) {
    const moved = resolveRedirect(path, redirects);
    if (moved) return broken(`Write ${moved}`);
    if (/^(?:www\.|[\w-]+\.(?:com|org|io|ai)\b)/.test(url)) return broken(`Write https://${url}`);
    if (/\.(?!mdx?$)\w+$/.test(path))
      return broken(`Add the file static${path}, or write pathname://${path} if the build generates it`);
    return broken(suggest(path, [...urls], 'Correct it, or remove the link'));
  }
  if (!anchor || !to || to.anchors.has(anchor) || hasPartials(to.tree)) return [];
  const moved = resolveRedirect(`${path}#${anchor}`, redirects);
  const known = [...to.anchors];
  const orElse = known.length > 0 ? `Use one of ${known.slice(0, 8).join(', ')}` : `Remove #${anchor}`;
  return [
    error(
      link,
      `Broken anchor: ${to.file} has no #${anchor}`,
      moved ? `Write ${moved}` : suggest(anchor, known, orElse),
    ),
  ];
}

/** Whether Docusaurus generates the page from a docs category or tag. The build checks links to these. */
function isGenerated(path: string): boolean {
  return /^\/docs\/(?:category|tags)\b/.test(path);
}

/** Whether a link's target is a file next to its page, which the build copies. */
function isFile(root: string, target: string, file: string): boolean {
  if (!/\.(?!mdx?$)\w+$/.test(target) || target.startsWith('/')) return false;
  const path = target.startsWith('@site/') ? target.slice('@site/'.length) : posix.join(posix.dirname(file), target);
  return existsSync(posix.join(root, path));
}

/** Resolves a link's target (an MDX file, a path, or empty for the page itself) to a URL of the site. */
function resolvePath(target: string, {file, url}: MdxPage, pages: readonly UnreadPage[]): string {
  if (target === '') return url;
  if (/\.mdx?$/.test(target)) {
    // Docusaurus' order: the page's folder, the content folder of its kind, the project's root.
    const content = /^(?:docs|blog|src\/changelog|src\/pages)/.exec(file)?.[0] ?? '';
    const from = target.startsWith('@site/') || target.startsWith('/') ? [] : [posix.dirname(file)];
    const candidates = [...from, content, ''].map((folder) => posix.join(folder, target.replace(/^@site\//, '')));
    const found = candidates.map((candidate) => pages.find((page) => page.file === candidate)).find(Boolean);
    return found?.url ?? posix.join('/', candidates[0]?.replace(/\.mdx?$/, '') ?? '');
  }
  const path = target.startsWith('/') ? target : posix.join(posix.dirname(url), target);
  return path.replace(/(.)\/$/, '$1');
}
