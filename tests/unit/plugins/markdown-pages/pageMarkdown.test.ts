import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {pageMarkdown} from '../../../../src/plugins/markdown-pages/pageMarkdown';

const siteUrl = 'https://example.com';
const markdownOf = (html: string) => pageMarkdown(readBuiltPage(html, '/pricing'), siteUrl);

/** The Markdown of a page whose main part is this. */
function of(main: string): string {
  const html = `<html><head><meta name="description" content="What it says."></head>
    <body><nav><a href="/">Home</a></nav><main><h1>The title</h1>${main}</main><footer>Footer</footer></body></html>`;
  return markdownOf(html).replace('# The title\n\n> What it says.\n\nhttps://example.com/pricing\n', '').trim();
}

test('title, description and address come first, and header and footer are left out', () => {
  expect(markdownOf('<main><h1>A <em>b</em></h1><p>Text.</p></main>')).toBe(
    '# A b\n\nhttps://example.com/pricing\n\nText.\n',
  );
  expect(of('<p>Text.</p>')).toBe('Text.');
});

test.each<[what: string, html: string, markdown: string]>([
  ['headings keep their level', '<h2>Two</h2><h3>Three</h3>', '## Two\n\n### Three'],
  ['a heading’s own link is left out', '<h2>Two<a class="hash-link" href="#two">\u200b</a></h2>', '## Two'],
  [
    'links are absolute',
    '<p><a href="/faq#a">A</a>, <a href="#b">B</a></p>',
    '[A](https://example.com/faq#a), [B](https://example.com/pricing#b)',
  ],
  ['addresses elsewhere stay', '<p><a href="mailto:a@b.c">A</a></p>', '[A](mailto:a@b.c)'],
  [
    'closed answers are open, and the question is a heading',
    '<h3><button aria-expanded="false">Why?</button></h3><div hidden><p>So.</p></div>',
    '### Why?\n\nSo.',
  ],
  [
    'controls are left out',
    '<form><input><button>Send</button></form><button>Copy</button><div role="tablist"><button>A</button></div><p>Text.</p>',
    'Text.',
  ],
  [
    'a task keeps whether it is done',
    '<ul><li><input type="checkbox" disabled> A</li><li><input type="checkbox" disabled checked> B</li></ul>',
    '- [ ] A\n- [x] B',
  ],
  [
    'tabs stand one below the other, each behind its name',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></div></div>',
    '**A**\n\na\n\n**B**\n\nb',
  ],
  [
    'what is there for the eye only is left out',
    '<p><span aria-hidden="true">6.3K</span><span>6300</span></p><ul inert><li>clone</li></ul>',
    '6300',
  ],
  [
    'a picture of the product is one line',
    '<figure><div role="img" aria-label="A scan."><p>cell</p></div></figure>',
    'Picture: A scan.',
  ],
  [
    'pictures have absolute addresses, and go when they only decorate',
    '<p><img src="/a.png" alt="A"><img src="/b.png" alt=""></p>',
    '![A](https://example.com/a.png)',
  ],
  [
    'tables',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><span>Yes</span><span>today</span></td></tr></tbody></table>',
    '| A | B         |\n| - | --------- |\n| 1 | Yes today |',
  ],
  [
    'terms and what they mean',
    '<dl><div><dt>Credits</dt><dd>5,000</dd></div><div><dt>QA</dt><dd>10</dd></div></dl>',
    '- Credits: 5,000\n- QA: 10',
  ],
  [
    'a term that means two things keeps both',
    '<dl><div><dt>Severity</dt><dd>Critical</dd><dd>It blocks the merge.</dd></div><div><dt>Line</dt><dd>57</dd></div></dl>',
    '- Severity: Critical. It blocks the merge.\n- Line: 57',
  ],
  [
    'a term that is a sentence has its own end',
    '<dl><dt>It waits.</dt><dd>It does not.</dd></dl>',
    '- It waits. It does not.',
  ],
  [
    'a list of controls is left out with them',
    '<p>Text.</p><ul><li><button>A</button></li> <li><button>B</button></li></ul><ul><li><button>C</button></li><li>D</li></ul>',
    'Text.\n\n- D',
  ],
  [
    'the menu that hands out this Markdown is left out, other details stay',
    '<details><summary>Markdown</summary><a href="/pricing.md">View</a></details><details><summary>More</summary><p>Text.</p></details>',
    'More\n\nText.',
  ],
  [
    'code with its language and blanks',
    '<pre class="language-ts"><code><div class="token-line">if (a) {<br></div><div class="token-line">  b();<br></div></code></pre>',
    '```ts\nif (a) {\n  b();\n```',
  ],
  [
    'words of neighbours do not run together',
    '<p><strong>$49</strong><s><span>was </span>$40</s></p>',
    '**$49** ~~was $40~~',
  ],
  ['signs that look like Markdown stay signs', '<p>a * b _c_ [d]</p>', 'a \\* b \\_c\\_ \\[d]'],
])('%s', (_what, html, markdown) => {
  expect(of(html)).toBe(markdown);
});

test('a page without a main part is an error that names it', () => {
  expect(() => markdownOf('<p>Text.</p>')).toThrow('/pricing has no main part');
});
