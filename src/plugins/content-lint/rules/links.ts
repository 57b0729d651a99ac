import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import {decodeUrl} from '../../../lib/paths';
import {redirects} from '../../../site/redirects';
import {type Problem, problemAt, suggest, warning} from '../problem';
import {hasPartials, type MdxPage, type UnreadPage} from '../read/pages';
import type {ContentSettings} from '../read/settings';
import {resolveRedirect} from './publishedUrls';

type Link = {file: string; line: number; url: string};

/** Possible link targets: files of the project in `root`, parsed and unparsed pages, and all URLs of the site. */
type Targets = {
  root: string;
  pages: readonly MdxPage[];
  unread: readonly UnreadPage[];
  urls: ReadonlySet<string>;
  settings: ContentSettings;
};

/**
 * Reports broken links and anchors, as the configuration says. Skips other sites, and anchors of TSX pages, which the
 * build checks. A path that is no file's is a warning if the configuration has pages that are not known here.
 */
export function linkProblems(page: MdxPage, targets: Targets): Problem[] {
  const {file} = page;
  return page.links.flatMap(({line, url}) => problemsOf({file, line, url}, page, targets));
}

function problemsOf(link: Link, page: MdxPage, {root, pages, unread, urls, settings}: Targets): Problem[] {
  const {url} = link;
  const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, knowsAllPages} = settings;
  if (/^http:/i.test(url)) {
    return [warning(link, `The link ${url} is not encrypted`, 'Write https: if the site supports it')];
  }
  // The build replaces `login`. URLs with a scheme, also `pathname://`, are external.
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url) || url === 'login') return [];
  const [target = '', anchor] = decodeUrl(url).split('#');
  const paths = resolvePaths(target.replace(/\?.*/, ''), page, [...pages, ...unread], settings);
  const [first = ''] = paths;
  const path = paths.find((candidate) => urls.has(candidate)) ?? first;
  const candidates = pages.filter((other) => other.url === path && other.kind !== 'partial');
  const to = candidates.find(({unpublished}) => !unpublished) ?? candidates[0];
  const isFileLink = /\.mdx?$/.test(target.replace(/\?.*/, ''));
  const setting = isFileLink ? onBrokenMarkdownLinks : onBrokenLinks;
  const broken = (fix: string, severity = setting) => problemAt(severity, link, `Broken link ${url}`, fix);
  if (to && isFileLink && to.folder !== page.folder && page.kind !== 'partial') {
    // Docusaurus resolves file links only within docs, within the blog and within the changelog.
    return broken(`Write ${path}: file links work only within docs, blog or changelog`);
  }
  if (to?.unpublished && !page.unpublished) {
    const message = `Broken link ${url}: ${to.file} is ${to.unpublished}`;
    return problemAt(setting, link, message, 'Publish that page, or remove the link');
  }
  if (!to && !urls.has(path) && !isGenerated(path, settings) && !isFile(root, target, page.file)) {
    const moved = resolveRedirect(path, redirects);
    if (moved) return broken(`Write ${moved}`);
    const severity = !isFileLink && !knowsAllPages && setting === 'throw' ? 'warn' : setting;
    if (/^(?:www\.|[\w-]+\.(?:com|org|io|ai)\b)/.test(url)) return broken(`Write https://${url}`, severity);
    if (/\.(?!mdx?$)\w+$/.test(path))
      return broken(`Add the file static${path}, or write pathname://${path} if the build generates it`, severity);
    return broken(suggest(path, [...urls], 'Correct it, or remove the link'), severity);
  }
  if (!anchor || !to || to.anchors.includes(anchor) || hasPartials(to)) return [];
  const moved = resolveRedirect(`${path}#${anchor}`, redirects);
  const known = [...to.anchors];
  const fallback = known.length > 0 ? `Use one of ${known.slice(0, 8).join(', ')}` : `Remove #${anchor}`;
  const fix = moved ? `Write ${moved}` : suggest(anchor, known, fallback);
  return problemAt(onBrokenAnchors, link, `Broken anchor: ${to.file} has no #${anchor}`, fix);
}

/** Whether Docusaurus generates the page, such as that of a tag. The build checks links to these. */
function isGenerated(path: string, {folders}: ContentSettings): boolean {
  return folders.some(({kind, routeBasePath, generated}) =>
    kind === 'page' ? false : generated.some((name) => `${path}/`.startsWith(`${posix.join(routeBasePath, name)}/`)),
  );
}

/** Whether a link's target is a file next to its page, which the build copies. */
function isFile(root: string, target: string, file: string): boolean {
  if (!/\.(?!mdx?$)\w+$/.test(target) || target.startsWith('/')) return false;
  const path = target.startsWith('@site/') ? target.slice('@site/'.length) : posix.join(posix.dirname(file), target);
  return existsSync(posix.join(root, path));
}

/** Resolves a link's target (a Markdown file, a path, or empty for the page itself) to the URLs that it may mean. */
function resolvePaths(
  target: string,
  {file, folder, url}: MdxPage,
  pages: readonly UnreadPage[],
  {baseUrl}: ContentSettings,
): string[] {
  if (target === '') return [url];
  if (/\.mdx?$/.test(target)) {
    // Docusaurus' order: the page's folder, the content folder of its kind, the project's root.
    const from = target.startsWith('@site/') || target.startsWith('/') ? [] : [posix.dirname(file)];
    const candidates = [...from, folder.folder, ''].map((folder) => posix.join(folder, target.replace(/^@site\//, '')));
    const found = candidates.map((candidate) => pages.find((page) => page.file === candidate)).find(Boolean);
    return [found?.url ?? posix.join('/', candidates[0]?.replace(/\.mdx?$/, '') ?? '')];
  }
  // With a trailing slash, a relative path begins at the page itself.
  const paths = target.startsWith('/')
    ? [target, ...(target.startsWith(baseUrl) ? [target.slice(baseUrl.length - 1)] : [])]
    : [posix.join(posix.dirname(url), target), posix.join(url, target)];
  return paths.map((path) => path.replace(/(.)\/$/, '$1'));
}
