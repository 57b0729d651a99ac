import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {SaxesParser} from 'saxes';
import {feedFolders, feedFormats} from '../../data/blog/feeds';
import type {PageFeature} from '../built-page/pageFeature';

/** Browsers display JSON feeds without a stylesheet. */
const files = feedFolders.flatMap((folder) =>
  feedFormats.filter(({file}) => file.endsWith('.xml')).map(({file}) => `${folder}/${file}`),
);

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** Characters that XML 1.0 forbids: readers reject the whole feed. The content check reports them in written pages. */
const forbidden = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * Makes the XML feeds well-formed and links a stylesheet. Without it, browsers use their built-in XML view, whose
 * styles the Content-Security-Policy blocks, so all text runs together. XSLT, the blog plugin's option, is being
 * removed from browsers. Throws if a feed is still not well-formed.
 */
export const xmlFeeds: PageFeature = {
  collector: ({outDir, baseUrl}) => ({
    // In `end`, because the blog plugin writes the feeds while pages are read.
    async end() {
      for (const feed of files) {
        const file = join(outDir, feed);
        // The blog's options can leave out a feed.
        if (!existsSync(file)) continue;
        const xml = escapeSyntax((await readFile(file, 'utf8')).replace(forbidden, ''));
        const styled = xml.replace(declaration, `$&\n<?xml-stylesheet type="text/css" href="${baseUrl}feed.css"?>`);
        if (styled === xml)
          throw new Error(`${feed} does not begin with ${declaration}: update it in plugins/feeds/xmlFeeds.ts`);
        await writeFile(file, styled);
        assertWellFormed(styled, file);
      }
    },
  }),
};

/**
 * Escapes what the `feed` package leaves unescaped: every `]]>` of a text after the first, which ends its CDATA section,
 * and `&` and `<` in the tags of posts.
 */
function escapeSyntax(xml: string): string {
  const split = ']]]]><![CDATA[>';
  return xml
    .replaceAll(
      /(<([\w:]+)[^>]*><!\[CDATA\[)(.*?)(?=\]\]><\/\2>)/gs,
      (_, start, _name, text) => start + text.replace(split, ']]>').replaceAll(']]>', split),
    )
    .replaceAll(/(?<=<category )label=.*(?=\/>$)/gm, (attributes) =>
      attributes.replaceAll(/&(?!quot;)/g, '&amp;').replaceAll('<', '&lt;'),
    );
}

/** Throws the first error with its line and column. */
function assertWellFormed(xml: string, fileName: string): void {
  try {
    new SaxesParser({xmlns: true, fileName}).write(xml).close();
  } catch (error) {
    const problem = (error as Error).message.replace(/\.$/, '');
    throw new Error(`${problem}: feed readers reject such a feed, so change the post at this line`);
  }
}
