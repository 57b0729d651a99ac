import type {Element} from 'hast';
import {faqs} from '../../src/data/faq/faqs';
import {plans} from '../../src/data/plans';
import {formatLimit} from '../../src/lib/format';
import {markdownPath} from '../../src/lib/markdownPath';
import {readBuiltPage} from '../../src/plugins/built-page/builtPage';
import {findAll, rawText, textOf} from '../../src/plugins/built-page/html';
import {plainText} from '../../src/plugins/structured-data/faqPage';
import {assetBytes, builtOrigin, captured, htmlOf, pathsFromSitemap, visitedPaths, wordsOf} from '../support/build';
import {examples} from '../support/examples';

const siteUrl = builtOrigin();
const markdownOf = (path: string) => assetBytes(markdownPath(path)).toString();
/** Markdown without its code. */
const proseOf = (path: string) =>
  markdownOf(path)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]+`/g, 'code');
/** Words without Markdown's signs. */
const plain = (text: string) => text.replaceAll(/[\\*_~>`[\]]|\(https?:[^)]*\)/g, '').replaceAll(/\s+/g, ' ');

test.each(visitedPaths())('%s has a Markdown twin, and says where', (path) => {
  const markdown = markdownOf(path);
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? [];
  expect(plain(markdown.split('\n')[0] ?? '').slice(2)).toBe(
    plain(title.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")),
  );
  expect(htmlOf(path)).toContain(`type=text/markdown href=${markdownPath(path)}`);
  expect(proseOf(path)).not.toMatch(/<\/?[a-z][a-z0-9-]*(\s[^>]*)?>/i);
  expect(proseOf(path)).not.toMatch(/\[\]\(|\]\(\)|\]\(\//);
});

test('llms.txt lists the Markdown of every page that may be listed, and of no other; llms-full.txt has their words', () => {
  const listed = captured(assetBytes('/llms.txt').toString(), /^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm);
  expect(listed.sort()).toEqual(
    pathsFromSitemap()
      .map((path) => siteUrl + markdownPath(path))
      .sort(),
  );
  const whole = assetBytes('/llms-full.txt').toString();
  for (const path of pathsFromSitemap()) expect(whole).toContain(markdownOf(path));
});

test('a picture is named by its address, however small it is, on the page and in its Markdown', () => {
  const path = '/docs/guides-tutorials/write-for-this-site';
  const [picture = ''] = captured(markdownOf(path), /^!\[The front matter[^\]]*\]\(([^)]+)\)$/gm);
  const {pathname} = new URL(picture);
  expect(assetBytes(pathname).toString()).toContain('<svg');
  expect(htmlOf(path)).toContain(`src=${pathname}`);
});

test('closed answers are in it', () => {
  const twin = plain(markdownOf('/faq'));
  for (const {answer} of faqs) expect(twin).toContain(plain(plainText(answer)).trim());
});

test('every figure of the plans is in it', () => {
  const twin = markdownOf('/pricing');
  for (const {name, monthly} of plans) {
    expect(twin).toContain(`### ${name}`);
    expect(twin).toContain(`Credits: ${formatLimit(monthly.credits)}`);
  }
});

test('a scene is one line', () => {
  expect(markdownOf(examples.landingPage).match(/^Picture: .+$/gm)?.length).toBeGreaterThan(0);
  expect(markdownOf(examples.landingPage)).not.toContain('src/billing/collect.ts');
});

test('a note says what it is, and is no picture', () => {
  expect(markdownOf('/blog/2')).toContain('Tip: Choose fewer criteria');
  expect(markdownOf('/blog/2')).not.toContain('Picture: Tip');
});

test('site content holds the marketing and legal pages, word for word, and not what grows', () => {
  const words = wordsOf('/site-content');
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

/** What a visitor can read of a page, element by element; what no script opens and what is there for the eye is not. */
function partsOf(path: string, tags: RegExp): Element[] {
  const {content} = readBuiltPage(htmlOf(path), path);
  const unread = findAll(content, ({tagName, properties}) => {
    return (
      /^(nav|form|footer|dialog|button|noscript)$/.test(tagName) || 'inert' in properties || properties.role === 'img'
    );
  }).flatMap((element) => [element, ...findAll(element, () => true)]);
  return findAll(content, ({tagName}) => tags.test(tagName)).filter((element) => !unread.includes(element));
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
  /** Letters and signs alone: how words are set apart is another matter. */
  const letters = (text: string) => plain(text).replaceAll(/[\s\u200b|#-]+/g, '');
  const twin = letters(markdownOf(path));

  test('every heading of the page, at its level', () => {
    const headings = partsOf(path, /^h[2-6]$/);
    expect(headings.length).toBeGreaterThan(1);
    const lines = markdownOf(path)
      .split('\n')
      .map((line) => line.replace(/^[\s\d.-]*(?=#)/, ''));
    for (const heading of headings) {
      const marks = '#'.repeat(Number(heading.tagName[1]));
      const line = lines.find((one) => one.startsWith(`${marks} `) && letters(one) === letters(textOf(heading)));
      expect([textOf(heading), line]).toEqual([textOf(heading), expect.any(String)]);
    }
  });

  test('every link of the page but that to itself', () => {
    const hrefs = partsOf(path, /^a$/)
      .filter((link) => textOf(link) && !String(link.properties.className ?? '').includes('hash-link'))
      .map(({properties}) => String(properties.href))
      .filter((href) => href !== markdownPath(path))
      .map((href) => (/^[a-z]+:/.test(href) ? href : new URL(href, siteUrl + path).href));
    // An address that is its own text is written once.
    for (const href of hrefs) expect(markdownOf(path)).toContain(href.replace(/^mailto:/, ''));
  });

  test('every table, cell by cell, and every block of code', () => {
    for (const cell of partsOf(path, /^(td|th)$/)) {
      const seen = cell.children.filter((child) => child.type !== 'element' || !child.properties.ariaHidden);
      expect(twin).toContain(letters(textOf({...cell, children: seen})));
    }
    for (const block of partsOf(path, /^pre$/)) {
      expect(twin).toContain(letters(rawText(block)));
    }
  });

  test('nothing of header and footer', () => {
    for (const text of ['Pause animations', 'Skip to main content', 'Resources Docs'])
      expect(twin).not.toContain(letters(text));
  });
});
