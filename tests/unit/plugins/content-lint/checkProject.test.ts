import {offers} from '../../../../src/data/facts';
import {plans} from '../../../../src/data/plans';
import {formerNames} from '../../../../src/data/search/formerNames';
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

async function expectProblems(files: Files, expected: (string | RegExp)[]): Promise<void> {
  const lines = await check(files);
  expect(lines).toHaveLength(expected.length);
  for (const [index, line] of expected.entries()) {
    if (typeof line === 'string') expect(lines[index]).toBe(line);
    else expect(lines[index]).toMatch(line);
  }
}

const errors: Record<string, {files: Files; expected: (string | RegExp)[]}> = {
  'MDX that does not parse': {
    files: {[file]: doc('Fine.\n\nA {brace.')},
    expected: [
      /^docs\/a\.mdx:7: MDX does not parse at line 7, column 10: .*\. Close the brace, or escape a literal \{ as \\\{\.$/,
    ],
  },
  'a tag that does not end': {
    files: {[file]: doc('Fine.\n\nUse <T> here.')},
    expected: [
      /^docs\/a\.mdx:7: MDX does not parse at line 7, column 5: Expected a closing tag .*escape a literal < as \\<\.$/,
    ],
  },
  'a heading id in the form of Docusaurus 2': {
    files: {[file]: doc('## Words {#own-id}')},
    expected: [
      /^docs\/a\.mdx:5: MDX does not parse .* Write the heading id as a comment: ## Title \{\/\* #id \*\/\}\.$/,
    ],
  },
  'HTML comments': {
    files: {[file]: doc('<!-- later -->')},
    expected: [/^docs\/a\.mdx:5: MDX does not parse .*\. Write comments as \{\/\* … \*\/\}\.$/],
  },
  'a merge conflict': {
    files: {[file]: doc('<<<<<<< HEAD')},
    expected: [/^docs\/a\.mdx:5: MDX does not parse .*Resolve the merge conflict and remove its markers\.$/],
  },
  'front matter that does not parse': {
    files: {[file]: '---\ntitle: one: two\n---\n'},
    expected: [/^docs\/a\.mdx:2: The front matter does not parse: bad indentation of a mapping entry\. Put a space/],
  },
  'front matter without an end': {
    files: {[file]: '---\ntitle: A page\n\nText.\n'},
    expected: [`${file}:1: The front matter has no end. Add --- on a line below the last key.`],
  },
  'a draft value that is neither true nor false counts as published': {
    files: {[file]: doc('Text.', 'draft: "yes"\n')},
    expected: [`${file}:4: Front matter: invalid value "yes" for draft. Write true or false.`],
  },
  'an invalid unlisted value': {
    files: {[file]: doc('Text.', 'unlisted: yes please\n')},
    expected: [`${file}:4: Front matter: invalid value "yes please" for unlisted. Write true or false.`],
  },
  'an author that is not in the list, and a warning about such a tag': {
    files: {
      'blog/authors.yml': 'ada:\n  name: Ada\n',
      'blog/tags.yml': 'review:\n  label: Review\n',
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-01-02\nauthors: [adaa]\ntags: [nothing]\n'),
    },
    expected: [
      'blog/2025-01-02-a/index.mdx:5: Front matter: "adaa" is not in blog/authors.yml. Did you mean ada? Otherwise add it to blog/authors.yml.',
      'blog/2025-01-02-a/index.mdx:6: warning: Front matter: "nothing" is not in blog/tags.yml. Add it to blog/tags.yml.',
    ],
  },
  'an unknown component, with a suggestion': {
    files: {[file]: doc('<Step>\n\n1. One\n\n</Step>\n\n<Chart />')},
    expected: [
      `${file}:5: Unknown component <Step>. Did you mean Steps? Otherwise import it, use a known component, or escape a literal < as \\<.`,
      `${file}:11: Unknown component <Chart>. Import it, use a known component, or escape a literal < as \\<.`,
    ],
  },
  'an unknown fact and an unknown scene': {
    files: {[file]: doc('<Fact of="offers.freeTrialDay" />\n\n<Scene name="codeReviews" caption="A review." />')},
    expected: [
      `${file}:5: Unknown fact "offers.freeTrialDay". Did you mean offers.freeTrialDays? Otherwise run npm run facts to list all facts.`,
      /^docs\/a\.mdx:7: Unknown scene "codeReviews"\. Did you mean codeReview\?/,
    ],
  },
  'broken links, with suggestions': {
    files: {
      [file]: doc('[One](/docs/bb), [two](./bb.mdx), [three](/report.pdf), [four](www.example.com).'),
      'docs/b.mdx': doc('B.'),
    },
    expected: [
      `${file}:5: Broken link /docs/bb. Did you mean /docs/b? Otherwise correct it, or remove the link.`,
      `${file}:5: Broken link ./bb.mdx. Did you mean /docs/b? Otherwise correct it, or remove the link.`,
      `${file}:5: Broken link /report.pdf. Add the file static/report.pdf, or write pathname:///report.pdf if the build generates it.`,
      `${file}:5: Broken link www.example.com. Write https://www.example.com.`,
    ],
  },
  'broken anchors on this page and on another one': {
    files: {[file]: doc('[One](#part-on)\n\n## Part one\n\n[Two](./b.mdx#none)'), 'docs/b.mdx': doc('## Part two')},
    expected: [
      `${file}:5: Broken anchor: docs/a.mdx has no #part-on. Did you mean part-one? Otherwise use one of part-one.`,
      `${file}:9: Broken anchor: docs/b.mdx has no #none. Use one of part-two.`,
    ],
  },
  'a link to a draft': {
    files: {[file]: doc('[One](./b.mdx)'), 'docs/b.mdx': doc('B.', 'draft: true\n')},
    expected: [`${file}:5: Broken link ./b.mdx: docs/b.mdx is a draft. Publish that page, or remove the link.`],
  },
  'two pages with one URL': {
    files: {'docs/a.mdx': doc('A.', 'slug: /same\n'), 'docs/b.mdx': doc('B.', 'slug: /same\n')},
    expected: ['docs/b.mdx:4: Duplicate URL /docs/same, also of docs/a.mdx. Give one of the two pages another slug.'],
  },
  'images that are missing, too large, of an unsupported type, invalid, or on another site': {
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
    expected: [
      `${file}:5: The image ./none.png does not exist. Add docs/none.png, or correct the path.`,
      `${file}:7: warning: The image ./wide.png is too large (5000 × 10 pixels). Scale it to at most 4000 × 4000 pixels.`,
      `${file}:9: warning: The image ./heavy.png is too large (600 kB). Reduce it to at most 500 kB.`,
      `${file}:11: warning: The image ./move.gif has an unsupported type. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      `${file}:13: warning: The image ./text.png cannot be decoded. Save it as PNG, JPEG, SVG, WebP or AVIF.`,
      /^docs\/a\.mdx:15: warning: The Content Security Policy blocks the image https:\/\/example\.com\/a\.png of another site\./,
    ],
  },
  'tags that are no list, and a warning about an author without a key': {
    files: {
      'blog/authors.yml': 'ada:\n  name: Ada\n',
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'authors: {name: Bob}\ntags: one\n'),
    },
    expected: [
      "blog/2025-01-02-a/index.mdx:4: warning: Front matter: { name: 'Bob' } is not in blog/authors.yml. Add it to blog/authors.yml.",
      'blog/2025-01-02-a/index.mdx:5: Front matter: invalid value "one" for tags. Write a list, such as [code-review].',
    ],
  },
  'an invalid file of published URLs': {
    files: {'src/site/publishedUrls.json': '{'},
    expected: [
      'src/site/publishedUrls.json:1: The file is not valid JSON. Restore it from Git, then run npm run build and npm run snapshot:urls.',
    ],
  },
  'image paths that the file system rejects': {
    files: {[file]: doc(`![A](./${'x'.repeat(300)}.png)\n\n![B](b%00.png)`)},
    expected: [
      /^docs\/a\.mdx:5: The image .* does not exist\./,
      /^docs\/a\.mdx:7: The image b%00\.png does not exist\./,
    ],
  },
  'a problem in a partial that a page imports': {
    files: {[file]: doc("import Part from './_part.mdx';\n\n<Part />"), 'docs/_part.mdx': 'Text.\n\n<Fact of="x" />\n'},
    expected: ['docs/_part.mdx:3: Unknown fact "x". Run npm run facts to list all facts.'],
  },
};

/** Rules of this site: Docusaurus accepts these. */
const houseRules: Record<string, {files: Files; expected: (string | RegExp)[]}> = {
  'a misspelled draft key': {
    files: {[file]: doc('Text.', 'Draft: true\ndarft: true\n')},
    expected: [
      `${file}:4: warning: Front matter: unknown key "Draft". Write draft.`,
      `${file}:5: warning: Front matter: unknown key "darft". Write draft.`,
      `${file}:5: warning: Unknown word "darft". Correct it, or add it to ${words}.`,
    ],
  },
  'a date that does not exist': {
    files: {'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-02-30\n')},
    expected: [
      'blog/2025-01-02-a/index.mdx:4: warning: Front matter: invalid value "2025-02-30" for date. Write an existing date, such as 2026-10-31.',
    ],
  },
  'a day of review that does not exist': {
    files: {[file]: doc('Text.', 'review_by: 2027-02-30\n')},
    expected: [
      `${file}:4: warning: Front matter: invalid value "2027-02-30" for review_by. Write an existing date, such as 2026-10-31.`,
    ],
  },
  'a heading that skips a level': {
    files: {[file]: doc('## One\n\n#### Two')},
    expected: [`${file}:7: warning: The heading skips a level. Write "###", or add a heading of the level between.`],
  },
  'an id on two headings of a page': {
    files: {[file]: doc('## One {/* #part */}\n\n## Two {/* #part */}')},
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
  'images without alternative text': {
    files: {[file]: doc('![](./a.png)\n\n<img src="/a.png" />'), 'docs/a.png': png(1, 1), 'static/a.png': png(1, 1)},
    expected: [
      `${file}:5: warning: The image ./a.png has no alternative text. Describe the image in the brackets: ![A diff](./diff.png).`,
      `${file}:7: warning: <img> has no alternative text. Add alt="What it shows", or alt="" for a decorative image.`,
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
    files: {[file]: doc('One\u000btwo.')},
    expected: [`${file}:5: warning: The control character U+000B after "One" breaks feeds. Delete it.`],
  },
  'a file that is not UTF-8': {
    files: {[file]: Buffer.from('\ufeff# Title', 'utf16le')},
    expected: [`${file}:1: warning: The file is not UTF-8. Save it as UTF-8.`],
  },
  'front matter that does not begin on the first line': {
    files: {[file]: '\n---\n\ntitle: A page\ndraft: true\n\n---\n\nText.\n'},
    expected: [
      `${file}:1: warning: The front matter does not begin on the first line. Move the opening --- to the first line.`,
    ],
  },
  'a key that contains draft, and a time on a date that does not exist': {
    files: {
      [file]: doc('Text.', 'is_draft: true\n'),
      'blog/2025-01-02-a/index.mdx': doc('Text.', 'date: 2025-02-30 10:00\n'),
    },
    expected: [
      'blog/2025-01-02-a/index.mdx:4: warning: Front matter: invalid value "2025-02-30 10:00" for date. Write an existing date, such as 2026-10-31.',
      `${file}:4: warning: Front matter: unknown key "is_draft". Write draft.`,
    ],
  },
};

test.each(Object.entries(houseRules))('warns about %s', (_, {files, expected}) => expectProblems(files, expected));

test.each(Object.entries(errors))('reports an error: %s', (_, {files, expected}) => expectProblems(files, expected));

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

test('errors in a draft are warnings, because a build does not publish it', async () => {
  expect(await check({[file]: doc('<Fact of="x" />', 'draft: true\n')})).toEqual([
    `${file}:6: warning: Unknown fact "x". Run npm run facts to list all facts.`,
  ]);
});

test('partials that no page imports and the URL of a draft cause no errors', async () => {
  const files = {
    'docs/_part.mdx': '<Fact of="x" />\n',
    'docs/_other.mdx': 'A {brace\n',
    [file]: doc('A.', 'slug: /same\ndraft: true\n'),
    'docs/b.mdx': doc('[Itself](/docs/same)', 'slug: /same\n'),
  };
  expect(await check(files)).toEqual([]);
});

test('a parse error in a draft is a warning', async () => {
  const [line] = await check({[file]: doc('A {brace', 'draft: true\n')});
  expect(line).toMatch(/^docs\/a\.mdx:6: warning: MDX does not parse/);
});

const warnings: Record<string, {text: string; keys?: string; expected: (string | RegExp)[]}> = {
  'an unknown word, once with its count': {
    text: 'A frobnicator.\n\nThe frobnicator, and a frobnicator.',
    expected: [`${file}:5: warning: Unknown word "frobnicator" (3 times). Correct it, or add it to ${words}.`],
  },
  'an unknown key, with a suggestion': {
    text: 'Text.',
    keys: 'sidebar_positon: 2\n',
    expected: [
      /^docs\/a\.mdx:4: warning: Front matter: unknown key "sidebar_positon"\. Did you mean sidebar_position\?/,
    ],
  },
  'a missing link definition, and an unused one': {
    text: 'See [the guide][guide].\n\n[other]: /docs/a',
    expected: [
      /^docs\/a\.mdx:5: warning: Unexpected reference to undefined definition.*guide/,
      /^docs\/a\.mdx:7: warning: Unexpected unused definition/,
    ],
  },
  'a row with more cells than its header': {
    text: '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
    expected: [/^docs\/a\.mdx:7: warning: The row has more cells than the header: the extra cells are not shown\./],
  },
  'a code language that the highlighter does not support': {
    text: '```bassh\nls\n```\n\n```console\n$ ls\n```',
    expected: [
      /^docs\/a\.mdx:5: warning: Unknown code language "bassh"\. Did you mean bash\?/,
      /^docs\/a\.mdx:9: warning: Unknown code language "console"/,
    ],
  },
  'an unknown admonition': {
    text: ':::tipp\n\nText.\n\n:::',
    expected: [/^docs\/a\.mdx:5: warning: Unknown admonition :::tipp\. Did you mean tip\?/],
  },
  'colons that open or close no admonition': {
    text: [
      ':::note\n\nToo few colons.\n::\n\n:::',
      '::::tip\n\n:::note\n\nText.\n\n:::\n\n::::\n\n:::',
      ':::note In one line :::\n:::',
      '::: note\n\nText.',
      '- An item\n\n  :::note\n\n  Text.\n\n:::',
      '::::note\n\nText.\n\n:::',
    ].join('\n\n'),
    expected: [8, 22, 24, 27, 37, 43].map(
      (line) =>
        `${file}:${line}: warning: These colons do not belong to an admonition, so readers see them. Write :::note to open one, and as many colons to close it; mark other colons as code.`,
    ),
  },
  'an unencrypted link': {
    text: '[Example](http://example.com)',
    expected: [
      `${file}:5: warning: The link http://example.com is not encrypted. Write https: if the site supports it.`,
    ],
  },
  placeholders: {
    text: 'TODO: write it.\n\nThe date is tbd.\n\nLorem ipsum dolor.',
    expected: [
      `${file}:5: warning: Placeholder "TODO". Replace it with the final text, or mark it as code.`,
      `${file}:7: warning: Placeholder "tbd". Replace it with the final text, or mark it as code.`,
      `${file}:9: warning: Placeholder "Lorem ipsum". Replace it with the final text, or mark it as code.`,
    ],
  },
  'a typed number that equals a fact, in a sentence with its words': {
    text: `A ${offers.freeTrialDays}-day trial. We met on the ${offers.freeTrialDays}th.\n\nLite is $${lite} a month.`,
    expected: [
      `${file}:5: warning: The typed number "${offers.freeTrialDays}" equals the fact offers.freeTrialDays. If it is this fact, write <Fact of="offers.freeTrialDays" />; in front matter, update it when the fact changes.`,
      `${file}:7: warning: The typed number "${lite}" equals the fact plans.lite.monthly.price. If it is this fact, write <Fact of="plans.lite.monthly.price" />; in front matter, update it when the fact changes.`,
    ],
  },
};

test.each(Object.entries(warnings))('warns about %s', (_, {text, keys, expected}) =>
  expectProblems({[file]: doc(text, keys)}, expected),
);

test('a page without title and description has a warning for each', async () => {
  expect(await check({[file]: 'Text.\n'})).toEqual([
    `${file}:1: warning: The page has no title. Add title: to the front matter.`,
    `${file}:1: warning: The page has no description. Write one sentence about what the page offers.`,
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

/** Valid paragraphs: syntax that Docusaurus documents, and sentences with numbers that are not our facts. */
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
  // Admonitions in both forms, in any number.
  ':::note\n\nWithout a title.\n\n:::',
  ':::tip Title without brackets\n\nText with *emphasis*.\n\n:::',
  ':::info[Title in brackets]\n\nText.\n\n:::',
  ':::warning\n\nText.\n\n:::\n\n:::danger\n\nMore.\n\n:::',
  '::::note\n\nOuter.\n\n:::tip\n\nInner.\n\n:::\n\n::::',
  ':::note\n\nMore colons at the end.\n\n::::',
  // Colons that are no admonition.
  'Write `:::note`, or escaped: \\:::note opens one. In Rust, std::mem is a path. **Lite**: <Fact of="offers.freeTrialDays" /> days.',
  '```md\n:::note\n\nText.\n\n::::\n```',
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

test('at least forty valid paragraphs are tested', () => {
  expect(paragraphs.length).toBeGreaterThanOrEqual(40);
});

const isError = (line: string) => !line.includes(': warning: ');

test.each(paragraphs)('%j has no error', async (text) => {
  const lines = await check({[file]: doc(text), 'src/pages/pricing.tsx': ''});
  expect(lines.filter(isError)).toEqual([]);
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
  });
  expect(lines).toEqual([]);
});

test('file links, links to static files and links to generated pages cause no errors', async () => {
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
    '/blog/tags/soc-2',
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
    'blog/tags.yml': 'codeReview: {}\nsoc2: {}\n',
    'blog/2025-01-02-folder/index.mdx': doc('Text.'),
    'blog/2025-01-02/y.mdx': doc('Text.'),
    'blog/sub/2025-01-02-z.mdx': doc('Text.'),
    'src/pages/script.jsx': '',
    'src/pages/p.mdx': doc('Text.', 'slug: /s\n'),
  });
  expect(lines.filter(isError)).toEqual([]);
});

test('headings, ids, images and values that Docusaurus accepts cause no errors', async () => {
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

test('a future post without authors and tags causes no problems', async () => {
  expect(await check({'blog/2999-01-02-later.md': doc('Text.\n\n{/* truncate */}\n\nMore.')})).toEqual([]);
});
