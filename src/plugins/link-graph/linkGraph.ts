import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Output, Site} from '../built-page/output';
import {brokenLinks, linksOf, orphans, type PageLinks} from './links';

/**
 * Follows every link of the finished pages and stops the build at one that leads nowhere. Docusaurus checks what it
 * renders as links; this sees what is left in the HTML: pages made of data, files, feeds, and fragments of them all.
 * Pages that nothing leads to are named, and are allowed: a landing page may be reached by an advertisement alone.
 */
export function linkGraph({outDir, url}: Site): Output {
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
