import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {feedFolders, feedFormats} from '../../data/blog/feeds';
import type {PageProcessor, Site} from '../built-page/pageProcessor';

/** Browsers display JSON feeds without a stylesheet. */
const xmlFeeds = feedFolders.flatMap((folder) =>
  feedFormats.filter(({file}) => file.endsWith('.xml')).map(({file}) => `${folder}/${file}`),
);

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** Characters that XML 1.0 forbids: readers reject the whole feed. The content check reports them in written pages. */
const forbidden = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * Removes characters that XML forbids from the feeds, and links a stylesheet. Without it, browsers use their built-in
 * XML view, whose styles the Content-Security-Policy blocks, so all text runs together. XSLT, the blog plugin's option,
 * is being removed from browsers.
 */
export function feedStylesheet({outDir, baseUrl}: Site): PageProcessor {
  return {
    page: () => undefined,
    // In `end`, because the blog plugin writes the feeds while pages are read.
    async end() {
      for (const feed of xmlFeeds) {
        const file = join(outDir, feed);
        // The blog's options can leave out a feed.
        if (!existsSync(file)) continue;
        const xml = (await readFile(file, 'utf8')).replace(forbidden, '');
        const styled = xml.replace(declaration, `$&\n<?xml-stylesheet type="text/css" href="${baseUrl}feed.css"?>`);
        if (styled === xml)
          throw new Error(`${feed} does not begin with ${declaration}: update it in plugins/feeds/feedStylesheet.ts`);
        await writeFile(file, styled);
      }
    },
  };
}
