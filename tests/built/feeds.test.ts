import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {assetBytes, captured, htmlOf, pathsFromSitemap} from '../support/build';

/** An item of a feed of any format. */
type Item = {url: string | undefined; title: string | undefined; html: string};

const text = (address: string) => assetBytes(address).toString();

const formats: Record<string, (folder: string) => Item[]> = {
  RSS: (folder) =>
    (parseRssFeed(text(`${folder}/rss.xml`)).items ?? []).map(({link, title, content}) => ({
      url: link,
      title,
      html: content?.encoded ?? '',
    })),
  Atom: (folder) =>
    (parseAtomFeed(text(`${folder}/atom.xml`)).entries ?? []).map(({links, title, content}) => ({
      url: links?.[0]?.href,
      title,
      html: content ?? '',
    })),
  JSON: (folder) =>
    (parseJsonFeed(text(`${folder}/feed.json`)).items ?? []).map(({url, title, content_html: html = ''}) => ({
      url,
      title,
      html,
    })),
};

describe.each(['/blog', '/changelog'])('%s', (folder) => {
  const pages = pathsFromSitemap().filter((path) => new RegExp(`^${folder}/[\\d-]+$`).test(path));

  test.each(Object.keys(formats))('the %s feed has the full text of every entry, with absolute URLs', (format) => {
    const items = formats[format]?.(folder) ?? [];
    expect(items.map(({url}) => new URL(url ?? '').pathname).sort()).toEqual(pages.sort());
    for (const {url, title, html} of items) {
      const page = htmlOf(new URL(url ?? '').pathname);
      expect(page).toContain(`<h1`);
      expect(title?.length).toBeGreaterThan(3);
      // Contains the last heading of the page, so the text is not truncated.
      const lastHeading = captured(page, /<h2 class="anchor[^>]*><span[^>]*>([^<]+)</g).at(-1) ?? 'no heading';
      expect(html).toContain(lastHeading);
      expect(captured(html, /\s(?:href|src)="([^"]*)"/g).filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
      expect(html).not.toMatch(/<(button|script|style)\b|hash-link/);
    }
  });

  test('the feeds have the description of the list page', () => {
    const [description] = captured(htmlOf(folder), /<meta[^>]* name=description content="([^"]+)"/g);
    expect([
      parseRssFeed(text(`${folder}/rss.xml`)).description,
      parseAtomFeed(text(`${folder}/atom.xml`)).subtitle,
      parseJsonFeed(text(`${folder}/feed.json`)).description,
    ]).toEqual([description, description, description]);
  });

  test('every feed has the publication dates of its entries', () => {
    const atom = parseAtomFeed(text(`${folder}/atom.xml`)).entries ?? [];
    const days = atom.map(({updated}) => new Date(updated ?? '').getTime());
    expect(days).toHaveLength(pages.length);
    for (const published of [
      (parseRssFeed(text(`${folder}/rss.xml`)).items ?? []).map(({pubDate}) => pubDate),
      atom.map((entry) => entry.published),
      (parseJsonFeed(text(`${folder}/feed.json`)).items ?? []).map((item) => item.date_published),
    ]) {
      expect(published.map((day) => new Date(day ?? '').getTime())).toEqual(days);
    }
  });

  test('the list page links the feeds', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) expect(htmlOf(folder)).toContain(`href=${folder}/${file}`);
  });
});
