import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {indexPointer, pageMarkdown} from '../../../../src/plugins/markdown-pages/pageMarkdown';

const siteUrl = 'https://example.com';
const pointer = indexPointer(siteUrl);
const markdownOf = (html: string) => pageMarkdown(readBuiltPage(html, '/pricing'), siteUrl);

/** Returns the Markdown of a page with this main content. */
function of(main: string): string {
  const html = `<html><head><meta name="description" content="What it says."></head>
    <body><nav><a href="/">Home</a></nav><main><h1>The title</h1>${main}</main><footer>Footer</footer></body></html>`;
  return markdownOf(html)
    .replace(`# The title\n\n> What it says.\n\nhttps://example.com/pricing\n\n${pointer}\n`, '')
    .trim();
}

test('title, description, URL and the URL of llms.txt come first, and header and footer are left out', () => {
  expect(markdownOf('<main><h1>A <em>b</em></h1><p>Text.</p></main>')).toBe(
    `# A b\n\nhttps://example.com/pricing\n\n${pointer}\n\nText.\n`,
  );
  expect(of('<p>Text.</p>')).toBe('Text.');
});

test.each<[what: string, html: string, markdown: string]>([
  ['headings retain their level', '<h2>Two</h2><h3>Three</h3>', '## Two\n\n### Three'],
  ['the anchor link of a heading is left out', '<h2>Two<a class="hash-link" href="#two">\u200b</a></h2>', '## Two'],
  [
    'links are absolute',
    '<p><a href="/faq#a">A</a>, <a href="#b">B</a></p>',
    '[A](https://example.com/faq#a), [B](https://example.com/pricing#b)',
  ],
  ['absolute URLs are unchanged', '<p><a href="mailto:a@b.c">A</a></p>', '[A](mailto:a@b.c)'],
  [
    'a collapsed answer is included, and its question is a heading',
    '<h3><button aria-expanded="false">Why?</button></h3><div hidden><p>So.</p></div>',
    '### Why?\n\nSo.',
  ],
  [
    'controls are left out',
    '<form><input><button>Send</button></form><button>Copy</button><div role="tablist"><button>A</button></div><p>Text.</p>',
    'Text.',
  ],
  [
    'a task shows whether it is done',
    '<ul><li><input type="checkbox" disabled> A</li><li><input type="checkbox" disabled checked> B</li></ul>',
    '- [ ] A\n- [x] B',
  ],
  [
    'tabs are shown one below the other, each after its label',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></div></div>',
    '**A**\n\na\n\n**B**\n\nb',
  ],
  [
    'elements hidden from assistive technology are left out',
    '<p><span aria-hidden="true">6.3K</span><span>6300</span></p><ul inert><li>clone</li></ul>',
    '6300',
  ],
  [
    'a scene is one line',
    '<figure><div role="img" aria-label="A scan."><p>cell</p></div></figure>',
    'Picture: A scan.',
  ],
  [
    'images have absolute URLs, and decorative ones are left out',
    '<p><img src="/a.png" alt="A"><img src="/b.png" alt=""></p>',
    '![A](https://example.com/a.png)',
  ],
  [
    'a table is a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><span>Yes</span><span>today</span></td></tr></tbody></table>',
    '| A | B         |\n| - | --------- |\n| 1 | Yes today |',
  ],
  [
    'a definition list is a list of terms and definitions',
    '<dl><div><dt>Credits</dt><dd>5,000</dd></div><div><dt>QA</dt><dd>10</dd></div></dl>',
    '- Credits: 5,000\n- QA: 10',
  ],
  [
    'a term with two definitions has both',
    '<dl><div><dt>Severity</dt><dd>Critical</dd><dd>It blocks the merge.</dd></div><div><dt>Line</dt><dd>57</dd></div></dl>',
    '- Severity: Critical. It blocks the merge.\n- Line: 57',
  ],
  [
    'a term that ends with punctuation gets no colon',
    '<dl><dt>It waits.</dt><dd>It does not.</dd></dl>',
    '- It waits. It does not.',
  ],
  [
    'list items that contain only controls are left out',
    '<p>Text.</p><ul><li><button>A</button></li> <li><button>B</button></li></ul><ul><li><button>C</button></li><li>D</li></ul>',
    'Text.\n\n- D',
  ],
  [
    'an element with data-markdown-ignore is left out',
    '<details data-markdown-ignore><summary>Markdown</summary><a href="/pricing.md">View</a></details><details><summary>More</summary><p>Text.</p></details>',
    'More\n\nText.',
  ],
  [
    'code has its language and whitespace',
    '<pre class="language-ts"><code><div class="token-line">if (a) {<br></div><div class="token-line">  b();<br></div></code></pre>',
    '```ts\nif (a) {\n  b();\n```',
  ],
  [
    'words of adjacent elements do not run together',
    '<p><strong>$49</strong><s><span>was </span>$40</s></p>',
    '**$49** ~~was $40~~',
  ],
  ['Markdown characters are escaped', '<p>a * b _c_ [d]</p>', 'a \\* b \\_c\\_ \\[d]'],
])('%s', (_what, html, markdown) => {
  expect(of(html)).toBe(markdown);
});
