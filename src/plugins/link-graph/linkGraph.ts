import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltPage} from '../built-page/builtPage';
import {findAll} from '../built-page/html';
import type {PageProcessor, Site} from '../built-page/pageProcessor';

/**
 * Checks every link in the built HTML and fails the build if one is broken. Docusaurus checks only the links that it
 * renders itself; this also checks pages built from data, forms, files, feeds and fragments. Warns about pages that no
 * other page links to, without failing: a landing page may be reached from advertisements only.
 */
export function linkGraph({outDir, url}: Site): PageProcessor {
  const pages: PageLinks[] = [];
  const listed = new Set<string>();
  return {
    page(page) {
      pages.push(linksOf(page, url));
      if (page.listed) listed.add(page.path);
      return undefined;
    },
    end() {
      const broken = brokenLinks(pages, (path) => existsSync(join(outDir, path)));
      if (broken.length > 0) throw new Error(`Broken links: correct or remove them\n${broken.join('\n')}`);
      const unlinked = orphans(pages).filter((path) => listed.has(path));
      if (unlinked.length > 0)
        process.stderr.write(
          `No page links to ${unlinked.join(', ')}: add a link in src/data/navigation/footer.ts or on a related page\n`,
        );
    },
  };
}

/** The ids of a page, and its links into this site: paths, optionally with a fragment. */
type PageLinks = {path: string; ids: readonly string[]; links: readonly string[]};

/** Collects a page's ids and its links into this site, including the targets of its forms. */
export function linksOf({path, document}: BuiltPage, siteUrl: string): PageLinks {
  const elements = findAll(document, () => true);
  const links = elements
    .map(({tagName, properties}) =>
      tagName === 'a' ? properties.href : tagName === 'form' ? properties.action : undefined,
    )
    .filter((href) => typeof href === 'string')
    .map((href) => new URL(href, siteUrl + path))
    .filter(({origin}) => origin === siteUrl)
    .map(({pathname, hash}) => decodeURI(pathname + hash));
  return {
    path,
    ids: elements.flatMap(({properties: {id}}) => (typeof id === 'string' ? [id] : [])),
    links: [...new Set(links)],
  };
}

/** Describes each broken link in one line. `isFile` returns whether a path is a file other than a page. */
export function brokenLinks(pages: readonly PageLinks[], isFile: (path: string) => boolean): string[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap(({path, links}) =>
    links.flatMap((link) => {
      const [target = '', fragment] = link.split('#');
      const targetIds = ids.get(target);
      if (!targetIds) return isFile(target) ? [] : [`${path} links to ${link}, which does not exist`];
      return !fragment || targetIds.has(fragment) ? [] : [`${path} links to ${link}, which has no id "${fragment}"`];
    }),
  );
}

/** Lists the pages that no other page links to, except the home page. */
export function orphans(pages: readonly PageLinks[]): string[] {
  const linked = new Set(
    pages.flatMap(({path, links}) => links.map((link) => link.split('#')[0]).filter((to) => to !== path)),
  );
  return pages.map(({path}) => path).filter((path) => path !== '/' && !linked.has(path));
}
