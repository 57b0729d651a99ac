import {fillSiteContent} from '../../../../src/plugins/markdown-pages/siteContent';

const markdownPages = [
  {path: '/', markdown: '# Home & more\n\nText <b>.\n'},
  {path: '/pricing', markdown: '# Plans\n\nText.\n'},
];

test('each page has a section with its Markdown, a copy button and a link in the index', () => {
  const html = fillSiteContent('<main><div class="a" data-site-content=""></div></main>', markdownPages);
  expect(html).toContain('<a href="#home">/</a>');
  expect(html).toContain('<section id="pricing"');
  expect(html).toContain('<a href="/pricing.md">/pricing.md</a>');
  expect(html).toContain('aria-label="Copy Plans"');
  expect(html).toContain('# Home &#38; more\n\nText &#60;b&#62;.\n</pre>');
});

test('a page without the element to fill is an error', () => {
  expect(() => fillSiteContent('<main></main>', markdownPages)).toThrow('no element with data-site-content');
});
