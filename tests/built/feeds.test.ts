import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {assetBytes, captured, htmlOf, pathsFromSitemap} from '../support/build';

const read = (address: string) => assetBytes(address).toString();

/** Reads a feed of each format. Dates are in milliseconds. */
const formats = {
  RSS: (folder: string) => {
    const {description, items = []} = parseRssFeed(read(`${folder}/rss.xml`));
    return {
      description,
      items: items.map(({link, title, content, pubDate}) => itemOf(link, title, content?.encoded, pubDate)),
    };
  },
  Atom: (folder: string) => {
    const {subtitle, entries = []} = parseAtomFeed(read(`${folder}/atom.xml`));
    return {
      description: subtitle,
      items: entries.map(({links, title, content, published}) => itemOf(links?.[0]?.href, title, content, published)),
    };
  },
  JSON: (folder: string) => {
    const {description, items = []} = parseJsonFeed(read(`${folder}/feed.json`));
    return {
      description,
      items: items.map((item) => itemOf(item.url, item.title, item.content_html, item.date_published)),
    };
  },
};

const itemOf = (url = '', title = '', html = '', date: string | Date = '') => ({
  path: new URL(url).pathname,
  title,
  html,
  date: new Date(date).getTime(),
});

describe.each(['/blog', '/changelog'])('%s', (folder) => {
  const pages = pathsFromSitemap().filter((path) => new RegExp(`^${folder}/[\\d-]+$`).test(path));

  const [description] = captured(htmlOf(folder), /<meta[^>]* name=description content="([^"]+)"/g);

  test.each(Object.entries(formats))(
    'the %s feed has the full text of every entry, its date and absolute URLs',
    (_, readFeed) => {
      const feed = readFeed(folder);
      expect(feed.description).toBe(description);
      expect(feed.items.map(({path}) => path).sort()).toEqual(pages.sort());
      for (const {path, title, html, date} of feed.items) {
        const page = htmlOf(path);
        expect(title.length).toBeGreaterThan(3);
        expect(page).toContain(`datetime=${new Date(date).toISOString().slice(0, 10)}`);
        // Contains the last heading of the page, so the text is not truncated.
        const lastHeading = captured(page, /<h2 class="anchor[^>]*><span[^>]*>([^<]+)</g).at(-1) ?? 'no heading';
        expect(html).toContain(lastHeading);
        expect(captured(html, /\s(?:href|src)="([^"]*)"/g).filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
        expect(html).not.toMatch(/<(button|script|style)\b|hash-link/);
      }
    },
  );

  test('the list page links the feeds', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) expect(htmlOf(folder)).toContain(`href=${folder}/${file}`);
  });
});
