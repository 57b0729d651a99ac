import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {ReportingSeverity} from '@docusaurus/types';
import type {BuiltPage} from '../built-page/builtPage';
import {findAll} from '../built-page/html';
import type {PageFeature, Site} from '../built-page/pageFeature';
import {sitePath} from '../built-page/sitePath';

/**
 * Checks every link in the built HTML and reports broken ones as `onBrokenLinks` and `onBrokenAnchors` say. Docusaurus
 * checks only the links that it renders itself; this also checks pages built from data, forms, files, feeds and
 * fragments. Warns about pages that no other page links to: a landing page may be reached from advertisements only.
 */
export const linkGraph: PageFeature<PageLinks & {listed: boolean}> = {
  reader: (site) => (page) => ({result: {...linksOf(page, site), listed: page.listed}}),
  collector({outDir, config, openPaths}) {
    const pages: PageLinks[] = [];
    const listed = new Set<string>();
    return {
      add(page) {
        pages.push(page);
        if (page.listed) listed.add(page.path);
      },
      end() {
        const {links, anchors} = brokenLinks(
          pages,
          (path) =>
            existsSync(join(outDir, path)) || openPaths.some((start) => path === start || path.startsWith(`${start}/`)),
        );
        report(config.onBrokenLinks, 'Broken links: correct or remove them', links);
        report(config.onBrokenAnchors, 'Broken anchors: correct or remove them', anchors);
        const unlinked = orphans(pages).filter((path) => listed.has(path));
        if (unlinked.length > 0)
          process.stderr.write(
            `No page links to ${unlinked.join(', ')}: add a link in src/data/navigation/footer.ts or on a related page\n`,
          );
      },
    };
  },
};

/** Throws, or prints, depending on the configured severity. */
function report(severity: ReportingSeverity, heading: string, lines: readonly string[]): void {
  if (lines.length === 0 || severity === 'ignore') return;
  const message = `${heading}\n${lines.join('\n')}`;
  if (severity === 'throw') throw new Error(message);
  process.stderr.write(`${message}\n`);
}

/** The ids of a page, and its links into this site: paths as those of pages, optionally with a fragment. */
type PageLinks = {path: string; ids: readonly string[]; links: readonly string[]};

/**
 * Collects a page's ids and its links into this site, including the targets of its forms. Skips links that open a new
 * tab, as Docusaurus does: files, and `pathname://` links to what is deployed separately.
 */
export function linksOf(
  {path, document}: Pick<BuiltPage, 'path' | 'document'>,
  {url, baseUrl, otherLocales}: LinkScope,
): PageLinks {
  const elements = findAll(document, () => true);
  const {origin} = new URL(url);
  const links = elements
    .filter(({properties: {target}}) => target !== '_blank')
    .map(({tagName, properties}) =>
      tagName === 'a' ? properties.href : tagName === 'form' ? properties.action : undefined,
    )
    .filter((href) => typeof href === 'string')
    .map((href) => new URL(href, url + path))
    .filter((target) => target.origin === origin && `${target.pathname}/`.startsWith(baseUrl))
    .filter(({pathname}) => !otherLocales.some((locale) => locale !== '/' && `${pathname}/`.startsWith(locale)))
    .map(({pathname, hash}) => decodeURI(sitePath(pathname, baseUrl) + hash));
  return {
    path,
    ids: elements.flatMap(({properties: {id}}) => (typeof id === 'string' ? [id] : [])),
    links: [...new Set(links)],
  };
}

type LinkScope = Pick<Site, 'url' | 'baseUrl' | 'otherLocales'>;

/** Describes each broken link in one line. `isFile` returns whether a path is a file other than a page. */
export function brokenLinks(
  pages: readonly PageLinks[],
  isFile: (path: string) => boolean,
): Record<'links' | 'anchors', string[]> {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  const broken: Record<'links' | 'anchors', string[]> = {links: [], anchors: []};
  for (const {path, links} of pages) {
    for (const link of links) {
      const [target = '', fragment] = link.split('#');
      const targetIds = ids.get(target);
      if (!targetIds) {
        if (!isFile(target)) broken.links.push(`${path} links to ${link}, which does not exist`);
      } else if (fragment && !targetIds.has(fragment)) {
        broken.anchors.push(`${path} links to ${link}, which has no id "${fragment}"`);
      }
    }
  }
  return broken;
}

/** Lists the pages that no other page links to, except the home page. */
export function orphans(pages: readonly PageLinks[]): string[] {
  const linked = new Set(
    pages.flatMap(({path, links}) => links.map((link) => link.split('#')[0]).filter((to) => to !== path)),
  );
  return pages.map(({path}) => path).filter((path) => path !== '/' && !linked.has(path));
}
