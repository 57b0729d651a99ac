import config from '../../../../docusaurus.config';
import {offers} from '../../../../src/data/facts';
import {plans} from '../../../../src/data/plans';
import {formerNames} from '../../../../src/data/search/formerNames';
import {contentFolders} from '../../../../src/plugins/content-lint/read/folders';
import {redirectProblems} from '../../../../src/plugins/content-lint/rules/publishedUrls';
import {check, doc, type Files, file} from './project';

const words = 'src/plugins/content-lint/words.txt';

const lite = plans.find(({id}) => id === 'lite')?.monthly.price;

/** Returns a PNG header, padded to `bytes`. `image-size` reads the dimensions from the header alone. */
function png(width: number, height: number, bytes = 100): Buffer {
  const header = Buffer.alloc(bytes);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const month = (name: string, text: string) =>
  `---\ntitle: ${name}\nslug: /${name}\ndate: 2025-01-31\ndescription: What changed for users in this month of the year, in one sentence.\n---\n${text}\n`;

const rules: Record<string, {files: Files | string; expected: (string | RegExp)[]}> = {
  'an unclosed brace': {
    files: 'Fine.\n\nA {brace.',
    expected: [
      /^docs\/a\.mdx:7: warning: The page does not parse: .*\. Close the brace, or escape a literal \{ as \\\{\.$/,
    ],
  },
  'an unclosed tag': {
    files: 'Fine.\n\nUse <T> here.',
    expected: [
      /^docs\/a\.mdx:7: warning: The page does not parse: Expected a closing tag .*escape a literal < as \\<\.$/,
    ],
  },
  'a heading id in braces': {
    files: '## Words {#own-id}',
    expected: [/^docs\/a\.mdx:5: .* Write the heading id as a comment: ## Title \{\/\* #id \*\/\}\.$/],
  },
  'an HTML comment': {
    files: '<!-- later -->',
    expected: [/^docs\/a\.mdx:5: .*\. Write comments as \{\/\* … \*\/\}\.$/],
  },
  'a merge conflict': {
    files: '<<<<<<< HEAD',
    expected: [/^docs\/a\.mdx:5: .*\. Resolve the merge conflict and remove its markers\.$/],
  },
  'invalid YAML': {
    files: {[file]: '---\ntitle: one: two\nslug: /own\n---\n', 'docs/b.mdx': doc('[To it](/docs/own)')},
    expected: [/^docs\/a\.mdx:2: warning: The page does not parse: bad indentation of a mapping entry\. Put a space/],
  },
  'an unknown component': {
    files: '<Step>\n\n1. One\n\n</Step>\n\n<Chart />',
    expected: [
      `${file}:5: Unknown component <Step>. Did you mean Steps? Otherwise import it, use a known component, or escape a literal < as \\<.`,
      `${file}:11: Unknown component <Chart>. Import it, use a known component, or escape a literal < as \\<.`,
    ],
  },
  'an unknown fact and an unknown scene': {
    files: '<Fact of="offers.freeTrialDay" />\n\n<Scene name="codeReviews" caption="A review." />',
    expected: [
      `${file}:5: Unknown fact "offers.freeTrialDay". Did you mean offers.freeTrialDays? Otherwise run npm run facts to list all facts.`,
      /^docs\/a\.mdx:7: Unknown scene "codeReviews"\. Did you mean codeReview\?/,
    ],
  },
  'an unknown fact in a partial': {
    files: {[file]: doc("import Part from './_part.mdx';\n\n<Part />"), 'docs/_part.mdx': 'Text.\n\n<Fact of="x" />\n'},
    expected: ['docs/_part.mdx:3: Unknown fact "x". Run npm run facts to list all facts.'],
  },
  'an unknown fact in a draft, as a warning': {
    files: {[file]: doc('<Fact of="x" />', 'draft: true\n')},
    expected: [`${file}:6: warning: Unknown fact "x". Run npm run facts to list all facts.`],
  },
  'a link to a path and to a file that do not exist': {
    files: {[file]: doc('[One](/docs/bb), [two](./report.pdf)'), 'docs/b.mdx': doc('B.')},
    expected: [
      `${file}:5: warning: Broken link /docs/bb. Did you mean /docs/b? Otherwise correct it, or remove the link.`,
      `${file}:5: warning: Broken link ./report.pdf. Add docs/report.pdf, or correct the path.`,
    ],
  },
  'a broken anchor of the page and of another one': {
    files: {[file]: doc('[One](#part-on)\n\n## Part one\n\n[Two](./b.mdx#none)'), 'docs/b.mdx': doc('## Part two')},
    expected: [
      `${file}:5: warning: Broken anchor: docs/a.mdx has no #part-on. Did you mean part-one? Otherwise use one of part-one.`,
      `${file}:9: warning: Broken anchor: docs/b.mdx has no #none. Use one of part-two.`,
    ],
  },
  'a link to a draft': {
    files: {[file]: doc('[One](./b.mdx)'), 'docs/b.mdx': doc('B.', 'draft: true\n')},
    expected: [
      `${file}:5: warning: Broken link ./b.mdx: docs/b.mdx is a draft. Publish that page, or remove the link.`,
    ],
  },
  'an unencrypted link': {
    files: '[Example](http://example.com)',
    expected: [
      `${file}:5: warning: The link http://example.com is not encrypted. Write https: if the site supports it.`,
    ],
  },
  'images that are too large, of an unsupported type, invalid, or on another site': {
    files: {
      [file]: doc(
        ['./wide.png', './heavy.png', './move.gif', './text.png', 'https://example.com/a.png']
          .map((url) => `![A diff](${url})`)
          .join('\n\n'),
      ),
      'docs/wide.png': png(5000, 10),
      'docs/heavy.png': png(10, 10, 600_000),
      'docs/move.gif': 'GIF89a',
      'docs/text.png': 'no picture',
    },
    expected: [
      `${file}:5: warning: The image ./wide.png is too large (5000 × 10 pixels). Scale it to at most 4000 × 4000 pixels.`,
      `${file}:7: warning: The image ./heavy.png is too large (600 kB). Reduce it to at most 500 kB.`,
      `${file}:9: warning: The image ./move.gif has an unsupported type. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      `${file}:11: warning: The image ./text.png cannot be decoded. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      /^docs\/a\.mdx:13: warning: The Content Security Policy blocks the image https:\/\/example\.com\/a\.png of another/,
    ],
  },
  'images without alternative text': {
    files: {[file]: doc('![](/a.png)\n\n<img src="/a.png" />'), 'static/a.png': png(1, 1)},
    expected: [
      `${file}:5: warning: The image /a.png has no alternative text. Describe the image in the brackets: ![A diff](./diff.png).`,
      `${file}:7: warning: <img> has no alternative text. Add alt="What it shows", or alt="" for a decorative image.`,
    ],
  },
  'a misspelled draft key and an unknown one': {
    files: {[file]: doc('Text.', 'is_draft: true\nsidebar_positon: 2\n')},
    expected: [
      `${file}:4: warning: Front matter: unknown key "is_draft". Write draft.`,
      `${file}:5: warning: Front matter: unknown key "sidebar_positon". Did you mean sidebar_position? Otherwise remove it.`,
    ],
  },
  'a day of review that does not exist': {
    files: {[file]: doc('Text.', 'review_by: 2027-02-30\n')},
    expected: [
      `${file}:4: warning: Front matter: invalid value "2027-02-30" for review_by. Write an existing date, such as 2026-10-31.`,
    ],
  },
  'a page without title and description': {
    files: {[file]: 'Text.\n'},
    expected: [
      `${file}:1: warning: The page has no title. Add title: to the front matter.`,
      `${file}:1: warning: The page has no description. Write one sentence about what the page offers.`,
    ],
  },
  'a heading that skips a level': {
    files: '## One\n\n#### Two',
    expected: [`${file}:7: warning: The heading skips a level. Write "###", or add a heading of the level between.`],
  },
  'an id on two headings of a page': {
    files: '## One {/* #part */}\n\n## Two {/* #part */}',
    expected: [`${file}:7: warning: Duplicate heading id #part. Give one of the two headings another id.`],
  },
  'an id on the pages of two months': {
    files: {
      'src/changelog/2025-01.mdx': month('2025-01', '## New'),
      'src/changelog/2025-02.mdx': month('2025-02', '## New'),
    },
    expected: [
      'src/changelog/2025-02.mdx:7: warning: Duplicate id #new on /changelog, also in src/changelog/2025-01.mdx. Write ## New {/* #2025-02-new */}.',
    ],
  },
  'a published URL and a published anchor that no longer exist': {
    files: {
      [file]: doc('## New words'),
      'src/site/publishedUrls.json': '{"/docs/a": ["old-words"], "/docs/gone": []}',
    },
    expected: [
      `${file}:1: warning: The published URL /docs/a#old-words no longer exists. Add {/* #old-words */} to its heading, or add {from: '/docs/a#old-words', to: '…'} to src/site/redirects.ts.`,
      "src/site/redirects.ts:1: warning: The published URL /docs/gone no longer exists. Restore the page, or add {from: '/docs/gone', to: '…'} to src/site/redirects.ts.",
    ],
  },
  'a control character': {
    files: 'One\u000btwo.',
    expected: [`${file}:5: warning: The control character U+000B after "One" breaks feeds. Delete it.`],
  },
  'an unknown word, once with its count': {
    files: 'A frobnicator.\n\nThe frobnicator, and a frobnicator.',
    expected: [`${file}:5: warning: Unknown word "frobnicator" (3 times). Correct it, or add it to ${words}.`],
  },
  'a missing link definition, and an unused one': {
    files: 'See [the guide][guide].\n\n[other]: /docs/a',
    expected: [
      /^docs\/a\.mdx:5: warning: Unexpected reference to undefined definition.*guide/,
      /^docs\/a\.mdx:7: warning: Unexpected unused definition/,
    ],
  },
  'a code language that the highlighter does not support': {
    files: '```bassh\nls\n```\n\n```console\n$ ls\n```',
    expected: [
      /^docs\/a\.mdx:5: warning: Unknown code language "bassh"\. Did you mean bash\?/,
      /^docs\/a\.mdx:9: warning: Unknown code language "console"/,
    ],
  },
  placeholders: {
    files: 'TODO: write it.\n\nThe date is tbd.\n\nLorem ipsum dolor.',
    expected: [
      `${file}:5: warning: Placeholder "TODO". Replace it with the final text, or mark it as code.`,
      `${file}:7: warning: Placeholder "tbd". Replace it with the final text, or mark it as code.`,
      `${file}:9: warning: Placeholder "Lorem ipsum". Replace it with the final text, or mark it as code.`,
    ],
  },
  'a typed number that equals a fact, in a sentence with its words': {
    files: `A ${offers.freeTrialDays}-day trial. We met on the ${offers.freeTrialDays}th.\n\nLite is $${lite} a month.`,
    expected: [
      `${file}:5: warning: The typed number "${offers.freeTrialDays}" equals the fact offers.freeTrialDays. If it is this fact, write <Fact of="offers.freeTrialDays" />; in front matter, update it when the fact changes.`,
      `${file}:7: warning: The typed number "${lite}" equals the fact plans.lite.monthly.price. If it is this fact, write <Fact of="plans.lite.monthly.price" />; in front matter, update it when the fact changes.`,
    ],
  },
};

test.each(Object.entries(rules))('reports %s', async (_, {files, expected}) => {
  const lines = await check(typeof files === 'string' ? {[file]: doc(files)} : files);
  expect(lines).toEqual(expected.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
});

test('problems are sorted by file and line, errors and warnings together', async () => {
  const lines = await check({
    'docs/b.mdx': doc('<Fact of="x" />\n\nTODO'),
    [file]: doc('TODO\n\n<Fact of="x" />'),
    [words]: '',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    `${file}:5:`,
    `${file}:7:`,
    'docs/b.mdx:5:',
    'docs/b.mdx:7:',
  ]);
});

test('a former name is a warning in docs and components, and allowed in posts', async () => {
  const names = formerNames as Record<string, string>;
  names['Bug Agent'] = 'Code Agent';
  try {
    const lines = await check({
      [file]: doc('Ask the Bug Agent.'),
      'blog/2025-01-02-a/index.mdx': doc('Ask the Bug Agent.'),
      'src/components/A.tsx': '// Bug Agent\n\n<p>Bug Agent</p>\n',
    });
    expect(lines).toEqual([
      `${file}:5: warning: Bug Agent is a former name. Write Code Agent.`,
      'src/components/A.tsx:3: warning: Bug Agent is a former name. Write Code Agent.',
    ]);
  } finally {
    delete names['Bug Agent'];
  }
});

test.each([
  ['/docs/a b', '/docs/b', 'Invalid redirect path "/docs/a b"'],
  ['/docs/old', '/docs/gone', 'Redirect to the missing page /docs/gone'],
  ['/docs/b', '/docs/c', 'Redirect from the existing page /docs/b'],
  ['/docs/loop', '/docs/loop', 'Redirect loop at /docs/loop'],
])('a redirect from %s to %s is an error', (from, to, message) => {
  const problems = redirectProblems('.', [{from, to}], new Set(['/docs/b', '/docs/c']));
  expect(problems.map(({severity, ...problem}) => [severity, problem.message])).toEqual([['error', message]]);
});

test('the folders of the check are those of the configuration', () => {
  const blogs = (config.plugins as [string, {path: string; routeBasePath: string}][])
    .filter(([plugin]) => String(plugin).includes('blogPlugin'))
    .map(([, {path, routeBasePath}]) => ({folder: path, routeBasePath: `/${routeBasePath}`}));
  expect(contentFolders).toMatchObject([{folder: 'docs'}, ...blogs, {folder: 'src/pages'}]);
});

/** Valid paragraphs: syntax that Docusaurus documents, and sentences with numbers that are not our facts. */
const paragraphs: string[] = [
  // Prices and trials of other products.
  'GitHub Copilot Business is $19 a month.',
  'Jira has a 7-day trial.',
  'It is $2 cheaper to fix a bug in review than in production.',
  'Their annual plan has a 15% discount; ours is described under [pricing](/pricing).',
  'A two-week free trial. Free trial: 30 days. Yearly plans are a third cheaper.',
  'Between 9 a.m. and 5 p.m. we answer within 30 minutes; after that, within 72 hours.',
  // Code with brackets, braces, colons, and all languages and aliases.
  'Call `fetch("https://example.com/a?b={c}")`, then `map[key]`, then `a: b`.',
  '```sh\nls -la | grep "{x}" > out.txt\n```',
  '```graphql\nquery { user { id } }\n```',
  '```\nNo language at all.\n```',
  '```ts title="src/a.ts" {1,3-4} showLineNumbers\nconst a = 1;\n```',
  // Admonitions.
  ':::note\n\nWithout a title.\n\n:::',
  ':::tip Title without brackets\n\nText with *emphasis*.\n\n:::',
  '::::note\n\nOuter.\n\n:::tip\n\nInner.\n\n:::\n\n::::',
  // HTML, components, imports and exports.
  '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  '<div style={{color: "red"}} className="a">Text with <kbd>Ctrl</kbd> and <br /> a break.</div>',
  '<img src="https://example.com/badge.svg" alt="" />',
  'import Link from \'@docusaurus/Link\';\n\n<Link to="/pricing">Pricing</Link>',
  'export const Box = ({children}) => <span>{children}</span>;\n\n<Box>Text</Box>',
  '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
  'The trial runs for <Fact of="offers.freeTrialDays" /> days.',
  'A sum: {1 + 1}, and a comment {/* for writers */}.',
  // Tables, lists, footnotes, quotations.
  '| Left | Right |\n| :--- | ---: |\n| `a \\| b` | 1 |\n| c | |',
  '1. One\n   - Two\n     1. Three\n\n   Text of one.\n2. Four',
  '- [x] Done\n- [ ] Not done',
  'A claim.[^1]\n\n[^1]: Its source. [Up](#user-content-fnref-1).',
  // Languages, names, emoji, URLs, headings.
  'Ask Vercel and PostHog, naïve café.',
  'A todo list for the team.',
  'It works 🎉 👩🏽‍💻 and :tada: is a short code.',
  '[Encrypted](https://example.com), [mail](mailto:a@example.com), [call](tel:+123), [file](pathname:///feed.xml).',
  '## A heading {/* #own-id */}\n\nText.\n\n### `code` in a *heading*\n\nText.\n\n[Back](#own-id)',
  '![Data](data:image/png;base64,AAAA)\n\n![Own path](pathname:///img/a.svg)',
];

test('valid paragraphs cause no problems', async () => {
  expect(await check({[file]: doc(paragraphs.join('\n\n')), 'src/pages/pricing.tsx': ''})).toEqual([]);
});

test('partials and front matter that Docusaurus documents cause no problems', async () => {
  const keys = [
    'id: own',
    'sidebar_label: Short',
    'sidebar_position: 2.5',
    'hide_title: true',
    'pagination_next: null',
    'keywords: [a, b]',
    'tags: [one, two]',
    'custom_edit_url: null',
    'last_update: {date: 2025-01-02, author: Ada}',
    'toc_max_heading_level: 4',
    'unlisted: true',
  ].map((key) => `${key}\n`);
  const lines = await check({
    [file]: doc(
      "import Part from './_part.mdx';\n\n## One\n\n<Part />\n\n[To its heading](#in-the-part)",
      keys.join(''),
    ),
    'docs/_part.mdx': '### In the part\n\nText.\n',
    'blog/2999-01-02-later.md': doc('Text.\n\n{/* truncate */}\n\nMore.'),
  });
  expect(lines).toEqual([]);
});

test('links by file, by the paths of Docusaurus and to generated pages cause no problems', async () => {
  const links = [
    './b.mdx',
    'x/c.mdx',
    './report.pdf',
    '/r.pdf',
    './b.mdx?a=1#part-one',
    '/docs/own',
    '/docs/r/2025-09-notes',
    '/docs/r/s',
    '/blog/2025/01/02/folder',
    '/blog/2025/01/02/y',
    '/blog/tags/code-review',
    '/blog/authors/ada',
    '/docs/category/guides',
    '/script',
    '/s',
  ];
  const lines = await check({
    [file]: doc(links.map((url) => `[A link](${url})`).join('\n\n')),
    'docs/b.mdx': doc('## Part one'),
    'docs/x/c.mdx': doc('Text.'),
    'docs/report.pdf': '',
    'static/r.pdf': '',
    'docs/named.mdx': doc('Text.', 'id: own\n'),
    'docs/r/2025-09-notes.mdx': doc('Text.'),
    'docs/01-r/b.mdx': doc('Text.', 'slug: s\n'),
    'blog/2025-01-02-folder/index.mdx': doc('Text.'),
    'blog/2025-01-02/y.mdx': doc('Text.'),
    'src/pages/script.jsx': '',
    'src/pages/p.mdx': doc('Text.', 'slug: /s\n'),
  });
  expect(lines).toEqual([]);
});
