import {offers} from '../../../../src/data/facts';
import {plans} from '../../../../src/data/plans';
import {formerNames} from '../../../../src/data/search/formerNames';
import {check, doc, type Files, file} from './project';

const words = 'src/plugins/content-lint/words.txt';

const lite = plans.find(({id}) => id === 'lite')?.monthly.price;

/** A PNG of one colour: image-size reads the sides from its header. */
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

const errors: Record<string, {files: Files; says: (string | RegExp)[]}> = {
  'MDX that does not parse': {
    files: {[file]: doc('Fine.\n\nA {brace.')},
    says: [
      /^docs\/a\.mdx:7: MDX does not parse at line 7, column 10: .*\. Close the brace, or write \\\{ for one that is text\.$/,
    ],
  },
  'a tag that does not end': {
    files: {[file]: doc('Fine.\n\nUse <T> here.')},
    says: [/^docs\/a\.mdx:7: MDX does not parse at line 7, column 5: Expected a closing tag .*write \\< for text\.$/],
  },
  'a heading id in the form of Docusaurus 2': {
    files: {[file]: doc('## Words {#own-id}')},
    says: [
      /^docs\/a\.mdx:5: MDX does not parse .* Write the explicit id of a heading as a comment: ## Title \{\/\* #id \*\/\}\.$/,
    ],
  },
  'HTML comments': {
    files: {[file]: doc('<!-- later -->')},
    says: [/^docs\/a\.mdx:5: MDX does not parse .*\. Write comments as \{\/\* … \*\/\}\.$/],
  },
  'a merge conflict': {
    files: {[file]: doc('<<<<<<< HEAD')},
    says: [/^docs\/a\.mdx:5: MDX does not parse .*Keep one side of the merge conflict and remove its marks\.$/],
  },
  'front matter that does not parse': {
    files: {[file]: '---\ntitle: one: two\n---\n'},
    says: [/^docs\/a\.mdx:2: The front matter does not parse: bad indentation of a mapping entry\. Put a space/],
  },
  'front matter that does not end': {
    files: {[file]: '---\ntitle: A page\n\nText.\n'},
    says: [`${file}:1: The front matter does not end. Write --- on a line below its last key.`],
  },
  'a draft that is text counts as published': {
    files: {[file]: doc('Text.', 'draft: "true"\n')},
    says: [`${file}:4: Front matter: draft is "true". Write true or false, without quotes.`],
  },
  'a key that is nearly draft': {
    files: {[file]: doc('Text.', 'Draft: true\ndarft: true\n')},
    says: [
      `${file}:4: Front matter: there is no key "Draft". Write draft.`,
      `${file}:5: Front matter: there is no key "darft". Write draft.`,
      `${file}:5: warning: Unknown word "darft". Correct it, or add it to ${words}.`,
    ],
  },
  'unlisted that cannot be read': {
    files: {[file]: doc('Text.', 'unlisted: yes please\n')},
    says: [`${file}:4: Front matter: unlisted is "yes please". Write true or false, without quotes.`],
  },
  'a day that does not exist': {
    files: {'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-02-30\n')},
    says: [
      'blog/2025-01-02-a/index.mdx:4: Front matter: date is "2025-02-30". Write a day that exists, as 2026-10-31.',
    ],
  },
  'an author and a tag that are not in the lists': {
    files: {
      'blog/authors.yml': 'ada:\n  name: Ada\n',
      'blog/tags.yml': 'review:\n  label: Review\n',
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-01-02\nauthors: [adaa]\ntags: [nothing]\n'),
    },
    says: [
      'blog/2025-01-02-a/index.mdx:5: Front matter: "adaa" is not in blog/authors.yml. Did you mean ada? Otherwise add it to blog/authors.yml.',
      'blog/2025-01-02-a/index.mdx:6: Front matter: "nothing" is not in blog/tags.yml. Add it to blog/tags.yml.',
    ],
  },
  'an unknown component, with the nearest name': {
    files: {[file]: doc('<Step>\n\n1. One\n\n</Step>\n\n<Chart />')},
    says: [
      `${file}:5: There is no component <Step>. Did you mean Steps? Otherwise import it, use a known component, or write \\< for text.`,
      `${file}:11: There is no component <Chart>. Import it, use a known component, or write \\< for text.`,
    ],
  },
  'an unknown fact and an unknown scene': {
    files: {[file]: doc('<Fact of="offers.freeTrialDay" />\n\n<Scene name="codeReviews" caption="A review." />')},
    says: [
      `${file}:5: There is no fact "offers.freeTrialDay". Did you mean offers.freeTrialDays? Otherwise run npm run facts for the names of all facts.`,
      /^docs\/a\.mdx:7: There is no scene "codeReviews"\. Did you mean codeReview\?/,
    ],
  },
  'dead links, with the nearest': {
    files: {
      [file]: doc('[One](/docs/bb), [two](./bb.mdx), [three](/report.pdf), [four](www.example.com).'),
      'docs/b.mdx': doc('B.'),
    },
    says: [
      `${file}:5: The link /docs/bb is dead. Did you mean /docs/b? Otherwise correct it, or remove the link.`,
      `${file}:5: The link ./bb.mdx is dead. Did you mean /docs/b? Otherwise correct it, or remove the link.`,
      `${file}:5: The link /report.pdf is dead. Put the file at static/report.pdf, or write pathname:///report.pdf if the build makes it.`,
      `${file}:5: The link www.example.com is dead. Write https://www.example.com.`,
    ],
  },
  'a dead anchor, of this page and of another one': {
    files: {[file]: doc('[One](#part-on)\n\n## Part one\n\n[Two](./b.mdx#none)'), 'docs/b.mdx': doc('## Part two')},
    says: [
      `${file}:5: docs/a.mdx has no heading #part-on. Did you mean part-one? Otherwise use one of part-one.`,
      `${file}:9: docs/b.mdx has no heading #none. Use one of part-two.`,
    ],
  },
  'a link to a draft': {
    files: {[file]: doc('[One](./b.mdx)'), 'docs/b.mdx': doc('B.', 'draft: true\n')},
    says: [`${file}:5: The link ./b.mdx is dead. docs/b.mdx is a draft: publish both, or remove the link.`],
  },
  'a heading that skips a level': {
    files: {[file]: doc('## One\n\n#### Two')},
    says: [`${file}:7: The heading skips a level. Write "###", or add the level between.`],
  },
  'an id that two headings of a page have': {
    files: {[file]: doc('## One {/* #part */}\n\n## Two {/* #part */}')},
    says: [`${file}:7: The id #part is taken by another heading. Give one of the two another id.`],
  },
  'an id that two months have': {
    files: {
      'src/changelog/2025-01.mdx': month('2025-01', '## New'),
      'src/changelog/2025-02.mdx': month('2025-02', '## New'),
    },
    says: [
      'src/changelog/2025-02.mdx:7: src/changelog/2025-01.mdx has the id #new too, on /changelog. Write ## New {/* #2025-02-new */}.',
    ],
  },
  'two pages with one URL': {
    files: {'docs/a.mdx': doc('A.', 'slug: /same\n'), 'docs/b.mdx': doc('B.', 'slug: /same\n')},
    says: ['docs/b.mdx:4: docs/a.mdx has the URL /docs/same too. Give one of the two another slug.'],
  },
  'images without alternative text': {
    files: {[file]: doc('![](./a.png)\n\n<img src="/a.png" />'), 'docs/a.png': png(1, 1), 'static/a.png': png(1, 1)},
    says: [
      `${file}:5: The image ./a.png has no alternative text. Say in the brackets what it shows: ![A diff](./diff.png).`,
      `${file}:7: <img> has no alternative text. Write alt="What it shows", or alt="" for decoration.`,
    ],
  },
  'images that are missing, too large, of another type, unreadable, or of another site': {
    files: {
      [file]: doc(
        ['./none.png', './wide.png', './heavy.png', './move.gif', './text.png', 'https://example.com/a.png']
          .map((url) => `![A diff](${url})`)
          .join('\n\n'),
      ),
      'docs/wide.png': png(5000, 10),
      'docs/heavy.png': png(10, 10, 600_000),
      'docs/move.gif': 'GIF89a',
      'docs/text.png': 'no picture',
    },
    says: [
      `${file}:5: The image ./none.png is missing. Put it at docs/none.png, or correct the name.`,
      `${file}:7: The image ./wide.png has 5000 × 10 pixels. Make each side at most 4000 pixels.`,
      `${file}:9: The image ./heavy.png has 600 kB. Make it smaller than 500 kB.`,
      `${file}:11: Images of the type of ./move.gif are not served. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      `${file}:13: The image ./text.png cannot be read. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      /^docs\/a\.mdx:15: Browsers refuse the image https:\/\/example\.com\/a\.png of another site\./,
    ],
  },
  'a published URL and a published anchor that are gone': {
    files: {
      [file]: doc('## New words'),
      'src/site/addresses.json': '{"/docs/a": ["old-words"], "/docs/gone": []}',
    },
    says: [
      `${file}:1: /docs/a#old-words was published and is gone. Write {/* #old-words */} behind its heading, or add {from: '/docs/a#old-words', to: '…'} to src/site/redirects.ts.`,
      "src/site/redirects.ts:1: /docs/gone was published and is gone. Bring it back, or add {from: '/docs/gone', to: '…'} to src/site/redirects.ts.",
    ],
  },
  'a control character': {
    files: {[file]: doc('One\u000btwo.')},
    says: [`${file}:5: The control character U+000B after "One" breaks feeds. Delete it.`],
  },
  'a file that is not UTF-8': {
    files: {[file]: Buffer.from('\ufeff# Title', 'utf16le')},
    says: [`${file}:1: The file is not UTF-8. Save it with the encoding UTF-8.`],
  },
  'front matter that does not begin on the first line': {
    files: {[file]: '\n---\n\ntitle: A page\ndraft: true\n\n---\n\nText.\n'},
    says: [`${file}:1: The front matter does not begin on the first line. Begin the file with a line of three dashes.`],
  },
  'a key that holds draft, and a moment of a day that does not exist': {
    files: {
      [file]: doc('Text.', 'is_draft: true\n'),
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-02-30 10:00\n'),
    },
    says: [
      'blog/2025-01-02-a/index.mdx:4: Front matter: date is "2025-02-30 10:00". Write a day that exists, as 2026-10-31.',
      `${file}:4: Front matter: there is no key "is_draft". Write draft.`,
    ],
  },
  'authors and tags written out, which the blog refuses': {
    files: {
      'blog/authors.yml': 'ada:\n  name: Ada\n',
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'authors: {name: Bob}\ntags: one\n'),
    },
    says: [
      'blog/2025-01-02-a/index.mdx:4: Front matter: "{ name: \'Bob\' }" is not in blog/authors.yml. Add it to blog/authors.yml.',
      'blog/2025-01-02-a/index.mdx:5: Front matter: tags is "one". Write a list, as [code-review].',
    ],
  },
  'published URLs that cannot be read': {
    files: {'src/site/addresses.json': '{'},
    says: [
      'src/site/addresses.json:1: The file is not JSON. Restore it from Git, then run npm run build and npm run addresses.',
    ],
  },
  'image URLs that no file system takes': {
    files: {[file]: doc(`![A](./${'x'.repeat(300)}.png)\n\n![B](b%00.png)`)},
    says: [/^docs\/a\.mdx:5: The image .* is missing\./, /^docs\/a\.mdx:7: The image b%00\.png is missing\./],
  },
  'a mistake in a partial that a page imports': {
    files: {[file]: doc("import Part from './_part.mdx';\n\n<Part />"), 'docs/_part.mdx': 'Text.\n\n<Fact of="x" />\n'},
    says: ['docs/_part.mdx:3: There is no fact "x". Run npm run facts for the names of all facts.'],
  },
};

test.each(Object.entries(errors))('%s', async (_, {files, says}) => {
  const lines = await check(files);
  expect(lines).toHaveLength(says.length);
  for (const [index, line] of says.entries()) {
    if (typeof line === 'string') expect(lines[index]).toBe(line);
    else expect(lines[index]).toMatch(line);
  }
});

test('problems come in the order of files and lines, errors and warnings together', async () => {
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

test('what is wrong with a draft is a warning: a build leaves it out', async () => {
  expect(await check({[file]: doc('<Fact of="x" />', 'draft: true\n')})).toEqual([
    `${file}:6: warning: There is no fact "x". Run npm run facts for the names of all facts.`,
  ]);
});

test('what a build leaves out has no error: partials that no page imports, and the URL of a draft', async () => {
  const files = {
    'docs/_part.mdx': '<Fact of="x" />\n',
    'docs/_other.mdx': 'A {brace\n',
    [file]: doc('A.', 'slug: /same\ndraft: true\n'),
    'docs/b.mdx': doc('[Itself](/docs/same)', 'slug: /same\n'),
  };
  expect(await check(files)).toEqual([]);
});

test('a draft that does not parse is a warning', async () => {
  const [line] = await check({[file]: doc('A {brace', 'draft: true\n')});
  expect(line).toMatch(/^docs\/a\.mdx:6: warning: MDX does not parse/);
});

const warnings: Record<string, {text: string; keys?: string; says: (string | RegExp)[]}> = {
  'an unknown word once, with its count': {
    text: 'A frobnicator.\n\nThe frobnicator, and a frobnicator.',
    says: [`${file}:5: warning: Unknown word "frobnicator" (3 times). Correct it, or add it to ${words}.`],
  },
  'an unknown key, with the nearest': {
    text: 'Text.',
    keys: 'sidebar_positon: 2\n',
    says: [
      /^docs\/a\.mdx:4: warning: Front matter: there is no key "sidebar_positon"\. Did you mean sidebar_position\?/,
    ],
  },
  'a definition that is missing, and one that nothing uses': {
    text: 'See [the guide][guide].\n\n[other]: /docs/a',
    says: [
      /^docs\/a\.mdx:5: warning: Unexpected reference to undefined definition.*guide/,
      /^docs\/a\.mdx:7: warning: Unexpected unused definition/,
    ],
  },
  'a row with more cells than its header': {
    text: '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
    says: [/^docs\/a\.mdx:7: warning: The row has more cells than the header: they are not shown\./],
  },
  'a language that the highlighter does not know': {
    text: '```bassh\nls\n```\n\n```console\n$ ls\n```',
    says: [
      /^docs\/a\.mdx:5: warning: "bassh" is shown as plain text\. Did you mean bash\?/,
      /^docs\/a\.mdx:9: warning: "console" is shown/,
    ],
  },
  'an admonition of an unknown kind': {
    text: ':::tipp\n\nText.\n\n:::',
    says: [/^docs\/a\.mdx:5: warning: There is no admonition :::tipp\. Did you mean tip\?/],
  },
  'a link that is not encrypted': {
    text: '[Example](http://example.com)',
    says: [`${file}:5: warning: http://example.com is not encrypted. Write https: if the site has it.`],
  },
  placeholders: {
    text: 'TODO: write it.\n\nThe date is tbd.\n\nLorem ipsum dolor.',
    says: [
      `${file}:5: warning: "TODO" says that something is missing. Write it, or mark the word as code.`,
      `${file}:7: warning: "tbd" says that something is missing. Write it, or mark the word as code.`,
      `${file}:9: warning: "Lorem ipsum" says that something is missing. Write it, or mark the word as code.`,
    ],
  },
  'a number that equals a fact, beside its words': {
    text: `A ${offers.freeTrialDays}-day trial. We met on the ${offers.freeTrialDays}th.\n\nLite is $${lite} a month.`,
    says: [
      `${file}:5: warning: "${offers.freeTrialDays}" is typed and equals offers.freeTrialDays. If it is ours, write <Fact of="offers.freeTrialDays" />; in front matter, check it when the fact changes.`,
      `${file}:7: warning: "${lite}" is typed and equals plans.lite.monthly.price. If it is ours, write <Fact of="plans.lite.monthly.price" />; in front matter, check it when the fact changes.`,
    ],
  },
};

test.each(Object.entries(warnings))('%s', async (_, {text, keys, says}) => {
  const lines = await check({[file]: doc(text, keys)});
  expect(lines).toHaveLength(says.length);
  for (const [index, line] of says.entries()) {
    if (typeof line === 'string') expect(lines[index]).toBe(line);
    else expect(lines[index]).toMatch(line);
  }
});

test('a page without a title, and one without a description', async () => {
  expect(await check({[file]: 'Text.\n'})).toEqual([
    `${file}:1: warning: The page has no title. Write title: in the front matter.`,
    `${file}:1: warning: The page has no description. Say in one sentence what the page offers.`,
  ]);
});

test('docs and components warn of a former name, posts may keep it', async () => {
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

/** Correct paragraphs as writers write them: what Docusaurus documents, and true sentences about others. */
const paragraphs: string[] = [
  // Prices and trials of other products.
  'GitHub Copilot Business is $19 a month.',
  'Jira has a 7-day trial, and Confluence a 14-day trial.',
  'It is $2 cheaper to fix a bug in review than in production.',
  'Their annual plan has a 15% discount; ours is described under [pricing](/pricing).',
  'A two-week free trial. Free trial: 30 days. Lite is 25 bucks. Yearly plans are a third cheaper.',
  'When you import a repository, the agent\nimport your team’s settings.',
  'Vitamin A a day keeps nobody away; the the is a typo that no check stops.',
  'The value arr[0][1] is the second of the first row, and see [1][2] for more.',
  'Between 9 a.m. and 5 p.m. we answer within 30 minutes; after that, within 72 hours.',
  // Code with brackets, braces, colons, and all languages and aliases.
  'Call `fetch("https://example.com/a?b={c}")`, then `map[key]`, then `a: b`.',
  '```sh\nls -la | grep "{x}" > out.txt\n```',
  '```console\n$ npm ci\n```',
  '```graphql\nquery { user { id } }\n```',
  '```less\n@color: #fff;\n```',
  '```scss\n$color: #fff;\n```',
  '```jsonc\n{"a": 1} // one\n```',
  '```vue\n<template><p>{{ text }}</p></template>\n```',
  '```\nNo language at all.\n```',
  '```ts title="src/a.ts" {1,3-4} showLineNumbers\nconst a = 1;\n```',
  '~~~python\nprint("{}".format(1))\n~~~',
  '    indented code is a paragraph in MDX',
  // Admonitions in both forms, as many as a writer wants.
  ':::note\n\nWithout a title.\n\n:::',
  ':::tip Title without brackets\n\nText with *emphasis*.\n\n:::',
  ':::info[Title in brackets]\n\nText.\n\n:::',
  ':::warning\n\nText.\n\n:::\n\n:::danger\n\nMore.\n\n:::',
  '::::note\n\nOuter.\n\n:::tip\n\nInner.\n\n:::\n\n::::',
  // HTML.
  '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  '<h3>A heading of HTML</h3>',
  '<pre>  spaces  </pre>',
  '<div>\n  An indented paragraph inside a div.\n</div>',
  '<div style={{color: "red"}} className="a">Text with <kbd>Ctrl</kbd> and <br /> a break.</div>',
  '<img src="https://example.com/badge.svg" alt="" />',
  '<iframe src="https://example.com" title="An example" />',
  '<Head><title>Own title</title><meta name="robots" content="noindex" /><link rel="canonical" href="https://example.com/" /></Head>',
  // Components, imports and exports.
  'import Link from \'@docusaurus/Link\';\n\n<Link to="/pricing">Pricing</Link>',
  'export const Box = ({children}) => <span>{children}</span>;\n\n<Box>Text</Box>',
  '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
  'The trial runs for <Fact of="offers.freeTrialDays" /> days.',
  'A sum: {1 + 1}, and a comment {/* for writers */}.',
  // Tables, lists, footnotes, quotations.
  '| Left | Right |\n| :--- | ---: |\n| `a \\| b` | 1 |\n| c | |',
  '1. One\n   - Two\n     1. Three\n\n   Text of one.\n2. Four',
  '- [x] Done\n- [ ] Not done',
  'A claim.[^1]\n\n[^1]: Its source.',
  '> A quotation\n> of two lines.\n>\n> > Inside another.',
  'Term  \nwith a break of two spaces.',
  // Languages, names, emoji, URLs, headings.
  'Привет, 世界, héllo, Zażółć gęślą jaźń, Ærøskøbing and naïve café.',
  'Ask Siobhán O’Connor, Jürgen, Nguyễn or Søren of Qwik, Zod, Vercel, SonarQube and PostHog.',
  'A todo list for the team.',
  'It works 🎉 👩🏽‍💻 and :tada: is a short code.',
  'See https://example.com/a/very/long/path?with=query&and=more#fragment and <span>me@example.com</span>.',
  '[Encrypted](https://example.com), [mail](mailto:a@example.com), [call](tel:+123), [file](pathname:///feed.xml).',
  '[Not encrypted](http://example.com)',
  '## A heading {/* #own-id */}\n\nText.\n\n### `code` in a *heading*\n\nText.\n\n[Back](#own-id)',
  'Colour and color, organise and organize, behaviour, dialog and analyzer.',
  'A price of 1,000,000.50 € or ¥5 000, a ratio of 3:2, a range of 10–20%, a version 1.2.3-beta.4.',
];

test('there are at least forty', () => {
  expect(paragraphs.length).toBeGreaterThanOrEqual(40);
});

const isError = (line: string) => !line.includes(': warning: ');

test.each(paragraphs)('%j has no error', async (text) => {
  const lines = await check({[file]: doc(text), 'src/pages/pricing.tsx': ''});
  expect(lines.filter(isError)).toEqual([]);
});

test('many admonitions, partials, and front matter that Docusaurus documents have no error', async () => {
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
  });
  expect(lines).toEqual([]);
});

test('links by file, to files and to pages that Docusaurus makes have no error', async () => {
  const links = [
    './b.mdx',
    'x/c.mdx',
    '/x/c.mdx',
    '@site/docs/b.mdx',
    './report.pdf',
    '@site/static/r.pdf',
    '/r.pdf',
    './b.mdx?a=1#part-one',
    '/docs/own',
    '/docs/r/2025-09-notes',
    '/docs/r/3.1-release',
    '/docs/r/s',
    '/blog/2025/01/02/folder',
    '/blog/2025/01/02/y',
    '/blog/2025/01/02/sub/z',
    '/blog/tags/code-review',
    '/blog/authors/ada',
    '/docs/category/guides',
    '/docs/tags/one',
    '/script',
    '/s',
  ];
  const lines = await check({
    [file]: doc(
      `${links.map((url) => `[A link](${url})`).join('\n\n')}\n\n<a href="/blog/rss.xml">Feed</a>\n\n<Range to="5" />\n\nexport const {Range} = {};`,
    ),
    'docs/b.mdx': doc('## Part one'),
    'docs/x/c.mdx': doc('[Up](x/c.mdx)'),
    'docs/report.pdf': '',
    'static/r.pdf': '',
    'docs/named.mdx': doc('Text.', 'id: own\n'),
    'docs/r/2025-09-notes.mdx': doc('Text.'),
    'docs/r/3.1-release.mdx': doc('Text.'),
    'docs/01-r/b.mdx': doc('Text.', 'slug: s\n'),
    'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
    'blog/tags.yml': 'codeReview: {}\n',
    'blog/2025-01-02-folder/index.mdx': doc('Text.'),
    'blog/2025-01-02/y.mdx': doc('Text.'),
    'blog/sub/2025-01-02-z.mdx': doc('Text.'),
    'src/pages/script.jsx': '',
    'src/pages/p.mdx': doc('Text.', 'slug: /s\n'),
  });
  expect(lines.filter(isError)).toEqual([]);
});

test('headings, ids, images and values that Docusaurus accepts have no error', async () => {
  const text = [
    '## ![Alt](./a.svg) Pic',
    '## V {/* #v1.2 */}',
    '## Title {/* see #12 */}',
    '<h3>Three</h3>',
    '#### Four',
    '[To all](#alt-pic), [two](#v1.2), [three](#title--see-12-), [four](#user-content-fn-1).[^1]',
    '[^1]: A note.',
    '![Data](data:image/png;base64,AAAA)',
    '![Own path](pathname:///img/a.svg)',
    "```mdx-code-block\nimport {Box} from 'x';\n\n<Box />\n```",
  ].join('\n\n');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8000 8000"></svg>';
  const keys =
    'slug: 5\nkeywords: [2025, ai]\ntags: [2025]\nsidebar_position: "2"\nhide_title: "true"\ndata: {a: 1}\nlisted: 1\n';
  const lines = await check({
    [file]: doc(text, keys).replace('title: A page', 'title: 404'),
    'docs/a.svg': svg,
    'static/img/a.svg': svg,
    'docs/no-title.mdx': '## Begins with a second level\n',
    'blog/2025-01-02-a.mdx': doc('Text.', 'date: 2025/01/02\n'),
  });
  expect(lines.filter(isError)).toEqual([]);
});

test('a post of a day to come, without authors and tags, has no error', async () => {
  expect(await check({'blog/2999-01-02-later.md': doc('Text.\n\n{/* truncate */}\n\nMore.')})).toEqual([]);
});
