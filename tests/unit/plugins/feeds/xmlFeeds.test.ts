import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createBlogFeedFiles} from '@docusaurus/plugin-content-blog/lib/feed.js';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {feedFolders} from '../../../../src/data/blog/feeds';
import {blogList} from '../../../../src/data/marketing/blog';
import {blogOptions} from '../../../../src/plugins/feeds/blogOptions';
import {xmlFeeds} from '../../../../src/plugins/feeds/xmlFeeds';
import {runFeature} from '../../../support/runFeature';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

let outDir: string;
beforeEach(() => {
  outDir = temporaryFolder();
});

const finish = () => runFeature(xmlFeeds, {outDir});
const read = (feed: string) => readFileSync(join(outDir, feed), 'utf8');

/** Writes all XML feeds with the same content after the declaration. */
function writeFeeds(content: string): void {
  for (const folder of feedFolders) {
    for (const file of ['rss.xml', 'atom.xml']) {
      writeFiles(outDir, {[`${folder}/${file}`]: `<?xml version="1.0" encoding="utf-8"?>\n${content}`});
    }
  }
}

test('a feed links its stylesheet and contains no characters that XML forbids', async () => {
  writeFeeds('<rss>A\u000B line\u0000,\tA second\r\n👩\u200D💻\u0085</rss>');
  await finish();
  for (const feed of ['blog/rss.xml', 'changelog/atom.xml']) {
    const [, style, ...lines] = read(feed).split('\n');
    expect(style).toContain('href="/feed.css"');
    expect(lines).toEqual(['<rss>A line,\tA second\r', '👩\u200D💻\u0085</rss>']);
  }
});

test('all texts of a post with characters of XML syntax are in all feeds', async () => {
  const syntax = 'a[b[0]]>1 && c]]>2 || d]]><![CDATA[>3 & "e"';
  const html = `<p>${syntax.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')}</p>`;
  writeFiles(outDir, {'blog/1.html': `<div id="__blog-post-container">${html}</div>`});
  const metadata = {
    title: `Title ${syntax}`,
    description: `About ${syntax}`,
    permalink: '/blog/1',
    date: new Date('2026-11-21'),
    authors: [{name: `Author ${syntax}`, email: 'a&b@example.com', url: 'https://example.com/?a=1&b=2'}],
    tags: [{label: `Tag ${syntax}`}],
    frontMatter: {},
  };
  const meta = {...blogList.meta, title: `Blog ${syntax}`, description: `Posts ${syntax}`};
  const {feedOptions} = blogOptions(meta, (post) => post);
  for (const routeBasePath of feedFolders) {
    await createBlogFeedFiles({
      blogPosts: [{id: '1', content: '', metadata}],
      options: {routeBasePath, feedOptions: {...feedOptions, type: ['rss', 'atom', 'json'], xslt: {}}},
      siteConfig: {url: 'https://example.com', baseUrl: '/', title: 'Site', trailingSlash: false},
      outDir,
      locale: 'en',
    } as unknown as Parameters<typeof createBlogFeedFiles>[0]);
  }
  await finish();

  const [tag] = metadata.tags;
  const post = {title: metadata.title, description: metadata.description, html, tag: tag?.label};
  for (const folder of feedFolders) {
    const {items: [rss] = []} = parseRssFeed(read(`${folder}/rss.xml`));
    const {entries: [atom] = []} = parseAtomFeed(read(`${folder}/atom.xml`));
    const {items: [json] = []} = parseJsonFeed(read(`${folder}/feed.json`));
    expect([
      {title: rss?.title, description: rss?.description, html: rss?.content?.encoded, tag: rss?.categories?.[0]?.name},
      {title: atom?.title, description: atom?.summary, html: atom?.content, tag: atom?.categories?.[0]?.label},
      {title: json?.title, description: json?.summary, html: json?.content_html, tag: json?.tags?.[0]},
    ]).toEqual([post, post, post]);
  }
});

test('a feed that is not well-formed stops the build', async () => {
  writeFeeds('<rss>\n<title>A</title>\n<title>B]]></title></rss>');
  await expect(finish()).rejects.toThrow(
    `${join(outDir, 'blog/rss.xml')}:5:11: the string "]]>" is disallowed in char data`,
  );
});
