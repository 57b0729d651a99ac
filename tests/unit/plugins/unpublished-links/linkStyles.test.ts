/** @jest-environment jsdom */
import type {AllContent} from '@docusaurus/types';
import {linkStyles} from '../../../../src/plugins/unpublished-links/linkStyles';

const now = new Date('2026-11-01T12:00:00Z');
const page = (permalink: string, frontMatter: object = {}, date?: string) => ({
  permalink,
  frontMatter,
  ...(date && {date: new Date(date)}),
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [{docs: [page('/docs/a'), page('/docs/draft', {draft: true})]}, {docs: [page('/docs/1/a')]}],
    },
    handbook: {loadedVersions: [{docs: [page('/handbook/', {unlisted: true})]}]},
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {metadata: page('/blog/today', {}, '2026-11-01')},
        {metadata: page('/blog/later', {draft: true}, '2026-11-02')},
      ],
    },
  },
  'docusaurus-plugin-content-pages': {default: [{permalink: '/pricing'}, page('/legal/"new"', {unlisted: true})]},
} as unknown as AllContent;

/** Returns the mark of each link in a page with this content. jsdom has no styles of pseudo-elements. */
function marksIn(html: string, allContent = content): string[] {
  document.head.innerHTML = `<style>${linkStyles(allContent, now)}</style>`;
  document.body.innerHTML = html;
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSStyleRule[];
  return [...document.querySelectorAll('a')].map((link) => {
    const matching = rules.filter(({selectorText}) =>
      selectorText.split(',\n').some((selector) => link.matches(selector.replace('::before', ''))),
    );
    return matching.map(({style}) => style.content).find(Boolean) ?? '';
  });
}

test('links to drafts, unlisted pages and posts of a later day have a mark that says why', () => {
  const paths = [
    '/docs/a',
    '/docs/draft',
    '/docs/1/a',
    '/handbook',
    '/handbook/',
    '/blog/today',
    '/blog/later',
    '/pricing',
  ];
  expect(marksIn(paths.map((path) => `<li><a href="${path}">Page</a></li>`).join(''))).toEqual([
    '',
    '"Draft"',
    '',
    '"Unlisted"',
    '"Unlisted"',
    '',
    '"Draft, Scheduled for November 2, 2026"',
    '',
  ]);
});

test('links in paragraphs have no mark', () => {
  expect(marksIn('<p><a href="/docs/draft">Page</a></p>')).toEqual(['']);
});

test('a path with quotes does not end the rule', () => {
  expect(marksIn(`<a href='/legal/"new"'>Page</a>`)).toEqual(['"Unlisted"']);
});

test('without such pages, the stylesheet is empty', () => {
  expect(linkStyles({}, now)).toBe('');
});
