import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltPage} from '../built-page/builtPage';
import {findAll} from '../built-page/html';
import type {PageProcessor, Site} from '../built-page/pageProcessor';

/**
 * Follows every link of the finished pages and stops the build at one that leads nowhere. Docusaurus checks what it
 * renders as links; this sees what is left in the HTML: pages made of data, files, feeds, and fragments of them all.
 * Pages that nothing leads to are named, and are allowed: a landing page may be reached by an advertisement alone.
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
      if (broken.length > 0) throw new Error(`Links to mend:\n${broken.join('\n')}`);
      const lost = orphans(pages).filter((path) => listed.has(path));
      if (lost.length > 0)
        process.stderr.write(
          `No page links to ${lost.join(', ')}: link to it, from src/data/navigation/footer.ts or where it belongs\n`,
        );
    },
  };
}

/** Where a page can be linked and what it links to, each an address of this site: a path, perhaps with a fragment. */
type PageLinks = {path: string; ids: readonly string[]; links: readonly string[]};

/** The page's ids, and its links into this site, those of its forms included. */
export function linksOf({path, document}: BuiltPage, siteUrl: string): PageLinks {
  const elements = findAll(document, () => true);
  const links = elements
    .map(({tagName, properties}) =>
      tagName === 'a' ? properties.href : tagName === 'form' ? properties.action : undefined,
    )
    .filter((address) => typeof address === 'string')
    .map((address) => new URL(address, siteUrl + path))
    .filter(({origin}) => origin === siteUrl)
    .map(({pathname, hash}) => decodeURI(pathname + hash));
  return {
    path,
    ids: elements.flatMap(({properties: {id}}) => (typeof id === 'string' ? [id] : [])),
    links: [...new Set(links)],
  };
}

/** Links that lead nowhere, as lines; `isFile` says whether something else than a page is at a path. */
export function brokenLinks(pages: readonly PageLinks[], isFile: (path: string) => boolean): string[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  return pages.flatMap(({path, links}) =>
    links.flatMap((link) => {
      const [target = '', fragment] = link.split('#');
      const there = ids.get(target);
      if (!there) return isFile(target) ? [] : [`${path} links to ${link}, where nothing is`];
      return !fragment || there.has(fragment) ? [] : [`${path} links to ${link}, and there is no #${fragment} there`];
    }),
  );
}

/** Pages that no other page leads to. */
export function orphans(pages: readonly PageLinks[]): string[] {
  const linked = new Set(
    pages.flatMap(({path, links}) => links.map((link) => link.split('#')[0]).filter((to) => to !== path)),
  );
  return pages.map(({path}) => path).filter((path) => path !== '/' && !linked.has(path));
}
