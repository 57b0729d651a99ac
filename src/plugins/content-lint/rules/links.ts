import {posix} from 'node:path';
import {decodeUrl} from '../../../lib/paths';
import {redirects} from '../../../site/redirects';
import {type Problem, suggest, warning} from '../problem';
import {attribute, elementsOf, hasPartials, nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';
import {isGenerated} from '../read/siteUrls';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** Collects Markdown links, `href` attributes, and `to` attributes with a path. */
function linksOf({file, tree}: MdxPage): Link[] {
  return [
    ...nodesOf(tree, 'link', 'definition').map((node) => ({file, line: startLine(node), url: node.url})),
    ...elementsOf(tree).flatMap((element) => {
      const to = attribute(element, 'to');
      const url = attribute(element, 'href') ?? (/^[./#]/.test(to ?? '') ? to : undefined);
      return url === undefined || element.name === 'link' ? [] : [{file, line: startLine(element), url}];
    }),
  ];
}

/**
 * Reports links to paths and anchors that do not exist, at their line, while the page is written. The build stops at
 * them, but names only the page; it also checks the anchors of TSX pages. Docusaurus reports links to missing files with
 * their line. `urls` are the paths of the site.
 */
export function linkProblems(page: MdxPage, pages: readonly MdxPage[], urls: ReadonlySet<string>): Problem[] {
  return linksOf(page).flatMap((link) => problemsOf(link, page, pages, urls));
}

function problemsOf(link: Link, page: MdxPage, pages: readonly MdxPage[], urls: ReadonlySet<string>): Problem[] {
  const {url} = link;
  if (/^http:/i.test(url)) {
    return [warning(link, `The link ${url} is not encrypted`, 'Write https: if the site supports it')];
  }
  // The build replaces `login`. URLs with a scheme, also `pathname://`, are external.
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) || url === 'login') return [];
  const [target = '', anchor] = decodeUrl(url).split('#');
  const path = resolvePath(target.replace(/\?.*/, ''), page, pages);
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

/** Returns the path that a link means, also by an MDX file next to its page; `undefined` for other files. */
function resolvePath(target: string, {file, url}: MdxPage, pages: readonly MdxPage[]): string | undefined {
  if (target === '') return url;
  if (/\.mdx?$/.test(target)) return pages.find((page) => page.file === posix.join(posix.dirname(file), target))?.url;
  if (/\.\w+$/.test(target)) return undefined;
  const path = target.startsWith('/') ? target : posix.join(posix.dirname(url), target);
  return path.replace(/(.)\/$/, '$1');
}
