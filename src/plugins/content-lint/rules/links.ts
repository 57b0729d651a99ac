import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {decodeUrl} from '../../../lib/paths';
import {redirects} from '../../../site/redirects';
import {type Problem, suggest, warning} from '../problem';
import {attribute, elementsOf, hasPartials, nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';
import {isGenerated} from '../read/siteUrls';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** Link targets: the files of the project in `root`, its parsed pages, and all paths of the site. */
type Targets = {root: string; pages: readonly MdxPage[]; urls: ReadonlySet<string>};

/** Collects Markdown links, and the paths in `href` and `to` attributes except files, which the build may generate. */
function linksOf({file, tree}: MdxPage): Link[] {
  return [
    ...nodesOf(tree, 'link', 'definition').map((node) => ({file, line: startLine(node), url: node.url})),
    ...elementsOf(tree).flatMap((element) => {
      const url = attribute(element, 'href') ?? attribute(element, 'to');
      const isPath = url !== undefined && /^(?:[./#]|http:)/.test(url) && !isFile.test(url);
      return isPath ? [{file, line: startLine(element), url}] : [];
    }),
  ];
}

const isFile = /\.\w+$/;

/**
 * Reports links to paths, anchors and files that do not exist, at their line, while the page is written. The build stops
 * at them, but names only the page; it also checks the anchors of TSX pages. Docusaurus reports links to missing MDX
 * files with their line.
 */
export function linkProblems(page: MdxPage, targets: Targets): Problem[] {
  return linksOf(page).flatMap((link) => problemsOf(link, page, targets));
}

function problemsOf(link: Link, page: MdxPage, {root, pages, urls}: Targets): Problem[] {
  const {url} = link;
  if (/^http:/i.test(url)) {
    return [warning(link, `The link ${url} is not encrypted`, 'Write https: if the site supports it')];
  }
  // The build replaces `login`. URLs with a scheme, also `pathname://`, are external.
  if (/^(?:[a-z][a-z+.-]*:|\/\/|@site\/)/i.test(url) || url === 'login') return [];
  const [withQuery = '', anchor] = decodeUrl(url).split('#');
  const target = withQuery.replace(/\?.*/, '');
  if (isFile.test(target) && !/\.mdx?$/.test(target)) {
    const file = posix.join(target.startsWith('/') ? 'static' : posix.dirname(page.file), target);
    if (existsSync(join(root, file))) return [];
    return [warning(link, `Broken link ${url}`, `Add ${file}, or correct the path`)];
  }
  const path = resolvePath(target, page, pages);
  if (path === undefined) return [];
  const to = pages.find(({url, kind}) => url === path && kind !== 'partial');
  if (to?.unpublished && !page.unpublished) {
    const message = `Broken link ${url}: ${to.file} is ${to.unpublished}`;
    return [warning(link, message, 'Publish that page, or remove the link')];
  }
  if (!urls.has(path) && !isGenerated(path)) {
    const moved = resolveRedirect(path, redirects);
    const fix = moved ? `Write ${moved}` : suggest(path, [...urls], 'Correct it, or remove the link');
    return [warning(link, `Broken link ${url}`, fix)];
  }
  if (!anchor || !to || to.anchors.has(anchor) || hasPartials(to.tree)) return [];
  const moved = resolveRedirect(`${path}#${anchor}`, redirects);
  const known = [...to.anchors];
  const fallback = known.length > 0 ? `Use one of ${known.slice(0, 8).join(', ')}` : `Remove #${anchor}`;
  const fix = moved ? `Write ${moved}` : suggest(anchor, known, fallback);
  return [warning(link, `Broken anchor: ${to.file} has no #${anchor}`, fix)];
}

/** Returns the path that a link means; `undefined` for an MDX file that is not found relative to the page. */
function resolvePath(target: string, {file, url}: MdxPage, pages: readonly MdxPage[]): string | undefined {
  if (target === '') return url;
  if (/\.mdx?$/.test(target)) return pages.find((page) => page.file === posix.join(posix.dirname(file), target))?.url;
  const path = target.startsWith('/') ? target : posix.join(posix.dirname(url), target);
  return path.replace(/(.)\/$/, '$1');
}
