import {join} from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pageFile, readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {siteNoIndexTag} from '../../../../src/plugins/built-page/siteNoIndex';
import {sitePath} from '../../../../src/plugins/built-page/sitePath';
import {temporaryFolder} from '../../../support/temporaryFolder';

const html = (head: string, main = '<h1>The <em>heading</em></h1>') =>
  `<html><head>${head}</head><body><nav>Nav</nav><main>${main}</main></body></html>`;

test('reads title, name, description and whether search engines may list the page', () => {
  const page = readBuiltPage(
    html('<title>Short | Ovam AI</title><meta name=description content="What it offers.">'),
    '/short',
  );
  expect(page).toMatchObject({path: '/short', title: 'The heading', name: 'Short', description: 'What it offers.'});
  expect(page.listed).toBe(true);
  expect(readBuiltPage(html('<meta name=robots content="noindex, follow">'), '/x').listed).toBe(false);
});

test('a page of a site with noIndex is listed in its own search, unless the page itself has noindex', () => {
  const site = renderToStaticMarkup(createElement('meta', siteNoIndexTag));
  expect(site).toContain('content="noindex, nofollow"');
  expect(readBuiltPage(html(site), '/x').listed).toBe(true);
  expect(readBuiltPage(html('<meta name=robots content="noindex, nofollow">'), '/x').listed).toBe(false);
});

test('in docs, only the article is content', () => {
  const page = readBuiltPage(
    html('', '<nav>Trail</nav><div class="theme-doc-markdown markdown"><h1>A</h1></div>'),
    '/docs',
  );
  expect(page.content.properties.className).toContain('theme-doc-markdown');
});

test('a page without a main element is an error that contains its path', () => {
  expect(() => readBuiltPage('<p>Text.</p>', '/odd')).toThrow('/odd has no <main> element');
});

test.each([
  ['/', 'index.html'],
  ['/docs/a', 'docs/a.html'],
  ['/docs/b', 'docs/b/index.html'],
  ['/docs/c.html', 'docs/c.html'],
])('the file of %s is %s', (path, file) => {
  const folder = temporaryFolder({[file]: ''});
  expect(pageFile(folder, path)).toBe(join(folder, file));
});

test.each([
  ['/', '/', '/'],
  ['/docs/a', '/', '/docs/a'],
  ['/sub/', '/sub/', '/'],
  ['/sub/docs/a/', '/sub/', '/docs/a'],
])('%s below %s is the page %s', (pathname, baseUrl, path) => {
  expect(sitePath(pathname, baseUrl)).toBe(path);
});
