import type {Element} from 'hast';
import {assistants} from '../../src/data/agents/assistants';
import {markdownPath} from '../../src/lib/markdownPath';
import {readBuiltPage} from '../../src/plugins/built-page/builtPage';
import {findAll, rawText, textOf} from '../../src/plugins/built-page/html';
import {assetBytes, builtOrigin, captured, htmlOf, pageText, pathsFromSitemap, visitedPaths} from '../support/build';
import {examples} from '../support/examples';

const siteUrl = builtOrigin();
const markdownOf = (path: string) => assetBytes(markdownPath(path)).toString();
/** Returns Markdown without its code. */
const proseOf = (path: string) =>
  markdownOf(path)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]+`/g, 'code');
/** Returns text without Markdown characters. */
const plain = (text: string) => text.replaceAll(/[\\*_~>`[\]]|\(https?:[^)]*\)/g, '').replaceAll(/\s+/g, ' ');

test.each(visitedPaths())('%s has a Markdown version and links it', (path) => {
  const markdown = markdownOf(path);
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? [];
  expect(plain(markdown.split('\n')[0] ?? '').slice(2)).toBe(
    plain(title.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")),
  );
  expect(htmlOf(path)).toContain(`type=text/markdown href=${markdownPath(path)}`);
  expect(proseOf(path)).not.toMatch(/<\/?[a-z][a-z0-9-]*(\s[^>]*)?>/i);
  expect(proseOf(path)).not.toMatch(/\[\]\(|\]\(\)|\]\(\//);
});

test('llms-full.txt contains the Markdown of all pages that search engines may list', () => {
  const fullText = assetBytes('/llms-full.txt').toString();
  for (const path of pathsFromSitemap()) expect(fullText).toContain(markdownOf(path));
});

test('a small image has a URL on the page and in its Markdown, not a data URL', () => {
  const path = '/docs/guides-tutorials/write-for-this-site';
  const [imageUrl = ''] = captured(markdownOf(path), /^!\[The front matter[^\]]*\]\(([^)]+)\)$/gm);
  const {pathname} = new URL(imageUrl);
  expect(assetBytes(pathname).toString()).toContain('<svg');
  expect(htmlOf(path)).toContain(`src=${pathname}`);
});

test('an admonition starts with its type and is not treated as a scene', () => {
  expect(markdownOf('/blog/2')).toContain('Tip: Choose fewer criteria');
  expect(markdownOf('/blog/2')).not.toContain('Picture: Tip');
});

test('site content has the full text of marketing and legal pages, and no posts', () => {
  const words = pageText('/site-content');
  for (const path of ['/', '/pricing', examples.landingPage, examples.comparison, '/dpa']) {
    for (const line of markdownOf(path)
      .split('\n')
      .filter((text) => /^[A-Z][a-z ,.’]{20,}$/.test(text))) {
      expect(words).toContain(line);
    }
    expect(htmlOf('/site-content')).toContain(`id="${path === '/' ? 'home' : path.slice(1)}"`);
  }
  expect(htmlOf('/site-content')).not.toContain(`id="${examples.post.slice(1)}"`);
});

/** Returns the elements with readable content: without navigation, controls, scenes and inert elements. */
function readableElements(path: string, tags: RegExp): Element[] {
  const {content} = readBuiltPage(htmlOf(path), path);
  const excluded = findAll(content, ({tagName, properties}) => {
    return (
      /^(nav|form|footer|dialog|button|noscript)$/.test(tagName) || 'inert' in properties || properties.role === 'img'
    );
  }).flatMap((element) => [element, ...findAll(element, () => true)]);
  return findAll(content, ({tagName}) => tags.test(tagName)).filter((element) => !excluded.includes(element));
}

describe.each([
  '/',
  '/pricing',
  '/faq',
  '/features',
  examples.lightLandingPage,
  examples.comparison,
  '/dpa',
  examples.doc,
  '/docs/api-reference/feeds',
  examples.post,
])('%s as Markdown has', (path) => {
  /** Removes whitespace and structure characters, which differ between HTML and Markdown. */
  const letters = (text: string) => plain(text).replaceAll(/[\s\u200b|#-]+/g, '');
  const markdownLetters = letters(markdownOf(path));

  test('every heading of the page, at its level', () => {
    const headings = readableElements(path, /^h[2-6]$/);
    expect(headings.length).toBeGreaterThan(1);
    const lines = markdownOf(path)
      .split('\n')
      .map((line) => line.replace(/^[\s\d.-]*(?=#)/, ''));
    for (const heading of headings) {
      const marks = '#'.repeat(Number(heading.tagName[1]));
      const line = lines.find((text) => text.startsWith(`${marks} `) && letters(text) === letters(textOf(heading)));
      expect([textOf(heading), line]).toEqual([textOf(heading), expect.any(String)]);
    }
  });

  test('every link of the page except those of its menu', () => {
    const hrefs = readableElements(path, /^a$/)
      .filter((link) => textOf(link) && !String(link.properties.className ?? '').includes('hash-link'))
      .map(({properties}) => String(properties.href))
      .filter((href) => href !== markdownPath(path) && !assistants.some(({newChat}) => href.startsWith(newChat)))
      .map((href) => (/^[a-z]+:/.test(href) ? href : new URL(href, siteUrl + path).href));
    // A URL that is also the link's text is written once.
    for (const href of hrefs) expect(markdownOf(path)).toContain(href.replace(/^mailto:/, ''));
  });

  test('every table, cell by cell, and every block of code', () => {
    for (const cell of readableElements(path, /^(td|th)$/)) {
      const seen = cell.children.filter((child) => child.type !== 'element' || !child.properties.ariaHidden);
      expect(markdownLetters).toContain(letters(textOf({...cell, children: seen})));
    }
    for (const block of readableElements(path, /^pre$/)) {
      expect(markdownLetters).toContain(letters(rawText(block)));
    }
  });

  test('nothing of header and footer', () => {
    for (const text of ['Pause animations', 'Skip to main content', 'Resources Docs'])
      expect(markdownLetters).not.toContain(letters(text));
  });
});
