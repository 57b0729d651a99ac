import {faqs} from '../../src/data/faqs';
import {plans} from '../../src/data/plans';
import {formatLimit} from '../../src/lib/format';
import {markdownPath} from '../../src/lib/markdownTwin';
import {plainText} from '../../src/lib/richText';
import {assetBytes, htmlOf, pathsFromSitemap, wordsOf} from '../support/build';

const markdownOf = (path: string) => assetBytes(markdownPath(path)).toString();
/** Markdown without its code. */
const proseOf = (path: string) =>
  markdownOf(path)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]+`/g, '');
/** Words without Markdown's signs. */
const plain = (text: string) => text.replaceAll(/[\\*_~>`[\]]|\(https?:[^)]*\)/g, '').replaceAll(/\s+/g, ' ');

test.each(pathsFromSitemap())('%s has a Markdown twin, and says where', (path) => {
  const markdown = markdownOf(path);
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? [];
  expect(plain(markdown.split('\n')[0] ?? '').slice(2)).toBe(
    plain(title.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")),
  );
  expect(htmlOf(path)).toContain(`type=text/markdown href=${markdownPath(path)}`);
  expect(proseOf(path)).not.toMatch(/<\/?[a-z][a-z0-9-]*(\s[^>]*)?>/i);
  expect(proseOf(path)).not.toMatch(/\[\]\(|\]\(\)|\]\(\//);
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
  expect(markdownOf('/landingpage1').match(/^Picture: .+$/gm)?.length).toBeGreaterThan(0);
  expect(markdownOf('/landingpage1')).not.toContain('src/billing/collect.ts');
});

test('site content holds the marketing and legal pages, word for word, and not what grows', () => {
  const words = wordsOf('/site-content');
  for (const path of ['/', '/pricing', '/landingpage6', '/sourcegraph', '/dpa']) {
    for (const line of markdownOf(path)
      .split('\n')
      .filter((text) => /^[A-Z][a-z ,.’]{20,}$/.test(text))) {
      expect(words).toContain(line);
    }
    expect(htmlOf('/site-content')).toContain(`id="${path === '/' ? 'home' : path.slice(1)}"`);
  }
  expect(htmlOf('/site-content')).not.toContain('id="blog/1"');
});
