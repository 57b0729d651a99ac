import {fillSiteContent, isSiteContent} from '../../../../src/plugins/markdown-pages/siteContent';

const twins = [
  {path: '/', markdown: '# Home & more\n\nText <b>.\n'},
  {path: '/pricing', markdown: '# Plans\n\nText.\n'},
];

test('a section a page, with its source as text, a copy button and a place in the index', () => {
  const html = fillSiteContent('<main><div class="a" data-site-content=""></div></main>', twins);
  expect(html).toContain('<a href="#home">/</a>');
  expect(html).toContain('<section id="pricing"');
  expect(html).toContain('<a href="/pricing.md">/pricing.md</a>');
  expect(html).toContain('aria-label="Copy Plans"');
  expect(html).toContain('# Home &#38; more\n\nText &#60;b&#62;.\n</pre>');
});

test('a page without a place for them is an error', () => {
  expect(() => fillSiteContent('<main></main>', twins)).toThrow('no element with data-site-content');
});

test.each([
  ['/pricing', true],
  ['/dpa', true],
  ['/', true],
  ['/docs/a', false],
  ['/blog/1', false],
  ['/changelog', false],
  ['/site-content', false],
])('%s: %j', (path, included) => {
  expect(isSiteContent(path)).toBe(included);
});
