import {pageFile, readBuiltPage, withHeadTags} from '../../../../src/plugins/built-page/builtPage';

const html = (head: string, main = '<h1>The <em>heading</em></h1>') =>
  `<html><head>${head}</head><body><nav>Nav</nav><main>${main}</main></body></html>`;

test('a page says what it is called, what it offers and whether it may be listed', () => {
  const page = readBuiltPage(
    html('<title>Short | Ovam AI</title><meta name=description content="What it offers.">'),
    '/short',
  );
  expect(page).toMatchObject({path: '/short', title: 'The heading', name: 'Short', description: 'What it offers.'});
  expect(page.listed).toBe(true);
  expect(readBuiltPage(html('<meta name=robots content="noindex, follow">'), '/x').listed).toBe(false);
});

test('of the docs only the article is read', () => {
  const page = readBuiltPage(
    html('', '<nav>Trail</nav><div class="theme-doc-markdown markdown"><h1>A</h1></div>'),
    '/docs',
  );
  expect(page.content.properties.className).toContain('theme-doc-markdown');
});

test('a page without a main part is named', () => {
  expect(() => readBuiltPage('<p>Text.</p>', '/odd')).toThrow('/odd has no main part');
});

test('tags come last in the head', () => {
  expect(withHeadTags(html('<title>A</title>'), '<meta name=b>')).toContain('<title>A</title><meta name=b></head>');
});

test.each([
  ['/', 'index.html'],
  ['/docs/a', '/docs/a.html'],
])('%s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
