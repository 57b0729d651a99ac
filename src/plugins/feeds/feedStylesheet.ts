import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {feedFolders, feedFormats} from '../../data/blog/feeds';
import type {PageProcessor, Site} from '../built-page/pageProcessor';

/** Browsers show the others by themselves. */
const xmlFeeds = feedFolders.flatMap((folder) =>
  feedFormats.filter(({file}) => file.endsWith('.xml')).map(({file}) => `${folder}/${file}`),
);

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** What XML 1.0 has no form for: readers refuse the whole feed. The content check keeps it out of what is written. */
const forbidden = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * Takes out of a feed what is no XML, and lets it name a style sheet: browsers would show their own tree of an XML file,
 * whose styles the pages' policy (CSP) refuses, so that all its words would run together. The feeds' own option is XSLT,
 * which browsers are giving up.
 */
export function feedStylesheet({outDir}: Site): PageProcessor {
  return {
    page: () => undefined,
    // The blog's plugin writes them while pages are read.
    async end() {
      for (const feed of xmlFeeds) {
        const file = join(outDir, feed);
        const xml = (await readFile(file, 'utf8')).replace(forbidden, '');
        const styled = xml.replace(declaration, `$&\n<?xml-stylesheet type="text/css" href="/feed.css"?>`);
        if (styled === xml) throw new Error(`${feed} does not begin with ${declaration}`);
        await writeFile(file, styled);
      }
    },
  };
}
