import {type ChildProcess, fork, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {brand} from '../../../src/data/brand';
import {offers} from '../../../src/data/facts';
import {pricing} from '../../../src/data/marketing/pricing';
import {plans} from '../../../src/data/plans';
import {formatPrice} from '../../../src/lib/format';
import type {ContentReport} from '../../../src/writing/contentReport';

const tsx = require.resolve('tsx');
let pages = 0;

/** A page that is right, with the given front matter and text in the place of its own. */
function page(text: string, frontMatter = ''): string {
  pages += 1;
  const own = [
    `title: Page ${pages}`,
    `description: A sentence that says what a reader gets from page ${pages}.`,
  ].filter((line) => !frontMatter.includes(line.slice(0, line.indexOf(':') + 1)));
  return `---\n${[...own, frontMatter].filter(Boolean).join('\n')}\n---\n\n${text}\n`;
}

const post = (number: number, text: string) =>
  page(`${text}\n\n{/* truncate */}`, `slug: /90${number}\ndate: 2026-01-01\nauthors: ovam\ntags: [support]`);

/** A month of the changelog, such as `2026-02`, with the title of one and the address of one. */
function month(title: string, id: string, part = 'New'): string {
  const name = new Date(title).toLocaleDateString('en', {month: 'long', year: 'numeric', timeZone: 'UTC'});
  const fragment = `${id}-${part.toLowerCase()}`;
  return page(`## ${part} {/* #${fragment} */}\n\n- Text.`, `title: ${name}\nslug: /${id}\ndate: ${id}-01`);
}

/** A small project in which everything is right. */
const right = {
  'docs/index.mdx': page(
    '## Start\n\n## Core Features\n\n## Integrations\n\nRead on [the next page](./integrations/next.mdx#there).',
    'slug: /',
  ),
  'docs/integrations/next.mdx': page('## There\n\nThe trial runs for <Fact of="offers.freeTrialDays" /> days.'),
  'blog/2026-01-01-one/index.mdx': post(1, 'See [the start](/docs#start).\n\n## More\n\nText.'),
  'src/changelog/2026-01.mdx': page(
    '## New {/* #2026-01-new */}\n\n- Text.',
    'title: January 2026\nslug: /2026-01\ndate: 2026-01-31',
  ),
  'blog/authors.yml': 'ovam:\n  name: The team\n',
  'blog/tags.yml': 'support:\n  label: Support\ncode-review:\n  label: Code review\n',
  'src/pages/about.tsx': '',
  'src/data/facts.ts': '',
  'src/data/links.ts': "export const link = {to: '/about'};\n",
  'src/data/never.ts': "export const a = {shown: {from: '2020-11-02', until: '2020-10-01'}};\n",
  'src/data/landing/sample.ts':
    "export const sample = {\n  sample: true,\n  intro: 'Say what to bring to the call.',\n};\n",
  'src/writing/words.txt': '# none\n',
};

/** How a PNG of this size begins. */
function png(width: number, height: number): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'), sides]);
}

/** A trial that is not ours. */
const otherDays = offers.freeTrialDays + 1;

const lite = formatPrice(plans.find(({id}) => id === 'lite')?.monthly.price ?? 0);

/** The last plan, and the names of those before it. */
const last = plans.at(-1);
const others = plans.slice(0, -1).map(({name}) => name);

function tableOf(head: string[], ...rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What each faulty file should be told, by file; the line is the first one's that is wrong. */
const wrong: {file: string; text: string; says: string}[] = [
  {
    file: 'src/data/landing/one.ts',
    text: "export const one = {\n  closing: {text: 'Say the one thing that should be remembered.'},\n};\n",
    says: ':2: "Say the one thing that should be remembered." is the template’s: write your own, or leave sample: true',
  },
  {
    file: 'src/data/landing/cards.ts',
    text: "export const cards = {\n  cards: [{title: 'Say the first benefit'}],\n};\n",
    says: ':2: "Say the first benefit" is the template’s',
  },
  {
    file: 'src/data/comparisons/why.ts',
    text: "export const why = {\n  points: ['It costs less', 'say why'],\n};\n",
    says: ':2: "say why" is the template’s',
  },
  {file: 'src/writing/words.txt', text: 'word\n<<<<<<< HEAD\n', says: ':2: "<<<<<<< HEAD" is no word: two versions'},
  {file: 'docs/integrations/parse.mdx', text: page('Text with { a brace.'), says: ':6: MDX does not parse:'},
  {
    file: 'docs/integrations/brace-pair.mdx',
    text: page('Text with {a brace}.'),
    says: ':6: MDX does not parse: what stands in the braces is no code: write \\{ for a brace that is meant as text',
  },
  {
    file: 'docs/integrations/brace-value.mdx',
    text: page('It takes <Fact of={offers.} /> days.'),
    says: ':6: MDX does not parse: what stands in the braces is no code: put the value in quotes, name="value", or',
  },
  {
    file: 'docs/integrations/import-unclosed.mdx',
    text: page("import {a from '@site/src/data/facts';\n\nText."),
    says: ':6: MDX does not parse: the line that begins with import or export is no code: write import {name} from',
  },
  {
    file: 'docs/integrations/tag.mdx',
    text: page('<Steps>\n\n1. One'),
    says: ':6: MDX does not parse: Expected a closing tag',
  },
  {
    file: 'docs/integrations/yaml.mdx',
    text: '---\ntitle: a: b\n---\n\nText.\n',
    says: ':2: front matter does not parse',
  },
  {
    file: 'docs/integrations/no-description.mdx',
    text: '---\ntitle: A page\n---\n\nText.\n',
    says: 'description is missing: say in one sentence',
  },
  {
    file: 'docs/integrations/unknown-key.mdx',
    text: page('Text.', 'colour: red'),
    says: ':4: front matter has an unknown key "colour"',
  },
  {
    file: 'blog/2026-01-01-no-number/index.mdx',
    text: post(2, 'Text.').replace('/902', '/two'),
    says: 'number the post',
  },
  {
    file: 'docs/integrations/misspelt-key.mdx',
    text: page('Text.', 'sidebar_positon: 2'),
    says: 'did you mean sidebar_position?',
  },
  {
    file: 'docs/integrations/no-key.mdx',
    text: '---\ntitle = "A page"\n---\n\nText.\n',
    says: ':2: front matter holds no keys: write a key and its value on each line',
  },
  {
    file: 'docs/integrations/blank-title.mdx',
    text: page('Text.', 'title: "     "'),
    says: ':3: front matter: title is wrong: write a title',
  },
  {
    file: 'docs/integrations/bold-title.mdx',
    text: page('Text.', 'title: The **bold** page'),
    says: ':3: front matter: title is wrong: write it without signs of Markdown',
  },
  {
    file: 'docs/integrations/emoji.mdx',
    text: page('Text.', 'title: A page 🚀'),
    says: ':3: front matter: title is wrong: write it without 🚀: the font of social cards has no such sign',
  },
  {
    file: 'docs/integrations/undrawn.mdx',
    text: page('Text.', 'title: Build → test in ≤ 3 hours ✓'),
    says: ':3: front matter: title is wrong: write it without →, ≤ and ✓: the font of social cards',
  },
  {
    file: 'docs/integrations/cut-off.mdx',
    text: page('Text.', 'description: A sentence about pull requests that goes on behind the number #4.'),
    says: ':3: front matter: description ends before its #: put it in quotes',
  },
  {file: 'docs/integrations/no-text.mdx', text: page(''), says: ':2: the page has no text'},
  {
    file: 'docs/integrations/no-label.mdx',
    text: page('Text.', 'sidebar_label:'),
    says: 'write a shorter title, or take',
  },
  {
    file: 'blog/2026-01-01-other-century/index.mdx',
    text: post(7, 'Text.').replace('2026-01-01', '0206-01-01'),
    says: ':5: front matter: date is wrong',
  },
  {
    file: 'blog/2026-01-01-nobody/index.mdx',
    text: post(8, 'Text.').replace('ovam', '[]'),
    says: 'authors is wrong: name an author',
  },
  {
    file: 'blog/2026-01-01-twice/index.mdx',
    text: post(11, 'Text.').replace('authors: ovam', 'authors: [ovam, ovam]'),
    says: ':6: front matter: authors is wrong: name each author once',
  },
  {
    file: 'blog/2026-01-01-no-slug/index.mdx',
    text: post(9, 'Text.').replace(/slug.*\n/, ''),
    says: 'slug is missing: number',
  },
  {
    file: 'blog/2026-01-01-no-slug-either/index.mdx',
    text: post(9, 'Text.').replace(/slug.*\n/, ''),
    says: 'slug is missing: number',
  },
  {file: 'docs/integrations/no-front-matter.mdx', text: `\n${page('Text.')}`, says: ':1: there is no front matter'},
  {
    file: 'blog/2026-01-01-no-such-day/index.mdx',
    text: post(3, 'Text.').replace('2026-01-01', '2999-02-30'),
    says: ':5: front matter: date is wrong: write the day as YYYY-MM-DD',
  },
  {
    file: 'docs/integrations/old-fragment.mdx',
    text: page('## One {#one}'),
    says: 'write the fragment of a heading as a comment',
  },
  {
    file: 'docs/integrations/page.md',
    text: page('Text.'),
    says: ':1: its name does not end as that of a page: rename it',
  },
  {
    file: 'docs/integrations/like-data.mdx',
    text: page('Text.').replace(/^title: .*$/m, `title: ${pricing.meta.title}`),
    says: ':2: /pricing has the same title: write another',
  },
  {file: 'docs/integrations/My Page.md', text: page('Text.'), says: 'rename it to my-page.mdx'},
  {file: 'docs/integrations/Some Page.mdx', text: page('Text.'), says: 'rename it to some-page.mdx'},
  {file: 'docs/integrations/_page.mdx', text: page('Text.'), says: 'rename it to page.mdx'},
  {file: 'docs/integrations/01-page.mdx', text: page('Text.'), says: ':1: its address is without the number'},
  {file: 'docs/elsewhere.mdx', text: page('Text.'), says: 'or name a new one in sidebars.ts'},
  {file: 'docs/integrations/_category_.json', text: '{}', says: ':1: sections are not made by such files: take it out'},
  {file: 'docs/integrations/unended', text: page('Text.'), says: ':1: its name does not end as that of a page: rename'},
  {
    file: 'docs/integrations/deep/page.mdx',
    text: page('Text.'),
    says: ':1: the sidebar would show "deep" as a section inside the section: move it to docs/integrations',
  },
  {
    file: 'docs/integrations/slug.mdx',
    text: page('Text.', 'slug: /integrations/next'),
    says: ':4: /docs/integrations/next is the address of docs/integrations/next.mdx',
  },
  {
    file: 'docs/integrations/same.mdx',
    text: page('Text.', 'description: The description of a page that stands on another page as well.'),
    says: ':3: docs/integrations/as-well.mdx has the same description',
  },
  {
    file: 'docs/integrations/same-title.mdx',
    text: page('Text.', 'title: On another page, too'),
    says: ':3: docs/integrations/as-well.mdx has the same title',
  },
  {
    file: 'blog/2026-01-01-misnamed/index.mdx',
    text: post(4, 'Text.').replace('ovam', 'jane'),
    says: '"jane" is not in blog/authors.yml',
  },
  {
    file: 'blog/2026-01-01-tag/index.mdx',
    text: post(5, 'Text.').replace('[support]', '[suport]'),
    says: ':7: "suport" is not in blog/tags.yml: use one of support',
  },
  {
    file: 'blog/another/index.mdx',
    text: post(13, 'Text.'),
    says: ':1: it stands in no folder of its day and name: move it to blog/2026-01-01-another/index.mdx',
  },
  {
    file: 'blog/記事/index.mdx',
    text: post(17, 'Text.'),
    says: ':1: it stands in no folder of its day and name: move it to blog/2026-01-01-slug/index.mdx',
  },
  {
    file: 'blog/2026-01-01-My Post/index.mdx',
    text: post(18, 'Text.'),
    says: ':1: it stands in no folder of its day and name: move it to blog/2026-01-01-my-post/index.mdx',
  },
  {
    file: 'blog/2026-11-20-another.mdx',
    text: post(14, 'Text.'),
    says: ':1: it stands in no folder of its day and name: move it to blog/2026-01-01-another/index.mdx',
  },
  {
    file: 'blog/2026-01-01-other/other.mdx',
    text: post(15, 'Text.'),
    says: ':1: it stands in no folder of its day and name: move it to blog/2026-01-01-other/index.mdx',
  },
  {
    file: 'blog/2026-01-02-day/index.mdx',
    text: post(16, 'Text.'),
    says: ':5: the date is 2026-01-01, and the folder’s name says 2026-01-02: write the folder’s day, or rename the folder to 2026-01-01-day',
  },
  {
    file: 'docs/integrations/position-b.mdx',
    text: page('Text.', 'sidebar_position: 7'),
    says: ':4: docs/integrations/position-a.mdx has the same sidebar_position: write another number',
  },
  {
    file: 'blog/2026-01-01-beginning/index.mdx',
    text: post(10, '').trimStart(),
    says: 'an author’s page would show nothing of it',
  },
  {
    file: 'blog/2026-01-01-ends-twice/index.mdx',
    text: post(12, 'Text.\n\n{/* truncate */}\n\nMore.'),
    says: ':16: its beginning ends twice: take one of the two out',
  },
  {file: 'src/changelog/june.mdx', text: month('2026-08', '2026-08'), says: 'rename the file to 2026-08.mdx'},
  {
    file: 'src/changelog/2026-09.mdx',
    text: month('2026-09', '2026-09').replace(/## .*\n/, ''),
    says: ':3: the month has no parts: write one of "## New"',
  },
  {
    file: 'src/changelog/2026-10.mdx',
    text: month('2026-10', '2026-10').replace('- Text.', ''),
    says: ':8: the part says nothing: write its changes, or take it out',
  },
  {
    file: 'blog/2026-01-01-whole/index.mdx',
    text: post(6, 'Text.').replace('truncate', ''),
    says: 'write {/* truncate */}',
  },
  {file: 'src/changelog/2026-03.mdx', text: month('2026-02', '2026-03'), says: 'than 2026-03: write March 2026'},
  {
    file: 'src/changelog/2026-04.mdx',
    text: month('2026-05', '2026-05'),
    says: ':1: the file’s name is of another month than 2026-05: rename the file to 2026-05.mdx',
  },
  {
    file: 'src/changelog/2026-06.mdx',
    text: month('2026-06', '2026-06', 'Bugs'),
    says: ':8: a month has no part "Bugs"',
  },
  {
    file: 'src/changelog/2026-07.mdx',
    text: month('2026-07', '2026-07').replace('#2026', '#2025'),
    says: ':8: the fragment does not name the month: write ## New {/* #2026-07-new */}',
  },
  {
    file: 'docs/integrations/component.mdx',
    text: page('Text.\n\n<Stepps>\n\n1. One\n\n</Stepps>'),
    says: ':8: there is no component <Stepps>: use one of',
  },
  {
    file: 'docs/integrations/fact.mdx',
    text: page('It takes <Fact of="offers.trialDays" /> days.'),
    says: ':6: there is no fact "offers.trialDays", or no longer: write what holds now',
  },
  {
    file: 'docs/integrations/fact-near.mdx',
    text: page('It takes <Fact of="offers.freeTrialDay" /> days.'),
    says: ':6: there is no fact "offers.freeTrialDay", or no longer: did you mean offers.freeTrialDays?',
  },
  {
    file: 'docs/integrations/scene.mdx',
    text: page('<Scene name="suport" caption="Text." />'),
    says: ':6: there is no scene "suport"',
  },
  {file: 'docs/integrations/caption.mdx', text: page('<Scene name="support" />'), says: ':6: <Scene> has no caption'},
  {
    file: 'docs/integrations/empty-caption.mdx',
    text: page('<Scene name="support" caption="" />'),
    says: ':6: <Scene> has no caption',
  },
  {
    file: 'docs/integrations/unquoted.mdx',
    text: page('It takes <Fact of={offers.freeTrialDays} /> days.'),
    says: ':6: of={offers.freeTrialDays} is read as code: write of="offers.freeTrialDays"',
  },
  {
    file: 'docs/integrations/curly.mdx',
    text: page('It takes <Fact of=“offers.freeTrialDays” /> days.'),
    says: ': write straight quotes around values',
  },
  {
    file: 'docs/integrations/bullets.mdx',
    text: page('<Steps>\n\n- One\n\n</Steps>'),
    says: ':6: <Steps> holds no numbered list',
  },
  {
    file: 'docs/integrations/figure-empty.mdx',
    text: page('<Figure caption="What to see."></Figure>'),
    says: ':6: <Figure> holds nothing: put a picture, a table or code into it, between blank lines',
  },
  {
    file: 'docs/integrations/anew.mdx',
    text: page('<Steps>\n\n1. One\n\n```text\ncode\n```\n\n2. Two\n\n</Steps>'),
    says: ':14: the steps are cut in two: move what stands above it three spaces further in',
  },
  {
    file: 'docs/integrations/apart-outside.mdx',
    text: page('Ask\n[them] (https://example.com) first.'),
    says: ':7: the link or the picture is not taken as one',
  },
  {
    file: 'docs/integrations/swapped-outside.mdx',
    text: page('Ask (them)[https://example.com] first.'),
    says: ':6: the link or the picture is not taken as one',
  },
  {
    file: 'docs/integrations/theirs.mdx',
    text: page('On [Github](https://github.com/ovam-ai), and at github.com.'),
    says: ':6: "Github" is called GitHub: write GitHub',
  },
  {file: 'docs/integrations/dots.mdx', text: page('Two:\n· One\n· Two'), says: ':7: the list is not taken as one'},
  {
    file: 'docs/integrations/tabbed.mdx',
    text: page('A\tB\nOne\tTwo'),
    says: ':6: the table is not taken as one: put | around its cells',
  },
  {
    file: 'docs/integrations/tab-amid-words.mdx',
    text: page('One line.\nAnother one with\ta tab.\nThe last one.'),
    says: ':7: there is a tab in the text: write a space',
  },
  {file: 'docs/integrations/formula.mdx', text: page('It is $x^2$.'), says: ':6: formulas are not drawn'},
  {
    file: 'docs/integrations/water.mdx',
    text: page('It takes H~2~O, and ~~not~~ this.'),
    says: ':6: the words between ~ and ~ are struck out: write ~~',
  },
  {
    file: 'docs/integrations/hasty.mdx',
    text: page('See [them](//example.com/a.pdf).'),
    says: ':6: //example.com/a.pdf is no address: write https://example.com/a.pdf',
  },
  {
    file: 'docs/integrations/spaced.mdx',
    text: page('Read [the plan](/Plan%202026.docx).'),
    says: 'leads nowhere: give the file a name without a space',
  },
  {
    file: 'docs/integrations/near.mdx',
    text: page('Open [it](http://192.168.0.1/) first.'),
    says: ':6: http://192.168.0.1/ is on the computer, or in the network, of whoever reads it',
  },
  {file: 'docs/integrations/copy.mdx~', text: page('Text.'), says: ':1: another program left it behind: take it out'},
  {file: 'docs/integrations/tabs.mdx', text: page('<Tabs>\n\nText.\n\n</Tabs>'), says: ':6: <Tabs> holds no <TabItem>'},
  {
    file: 'docs/integrations/tab.mdx',
    text: page('<TabItem value="a" label="A">\n\nText.\n\n</TabItem>'),
    says: ':6: <TabItem> stands outside <Tabs>',
  },
  {
    file: 'docs/integrations/tabs-alike.mdx',
    text: page(
      '<Tabs>\n<TabItem value="a" label="A">\n\nA\n\n</TabItem>\n<TabItem value="a" label="B">\n\nB\n\n</TabItem>\n</Tabs>',
    ),
    says: ':12: two tabs have the value "a"',
  },
  {
    file: 'docs/integrations/tabs-and-text.mdx',
    text: page('<Tabs>\n\n<TabItem value="a" label="A">\n\nA\n\n</TabItem>\n\nText.\n\n</Tabs>'),
    says: ':14: <Tabs> holds more than its alternatives',
  },
  {
    file: 'docs/integrations/details.mdx',
    text: page('<details>\n<summary>More</summary>\nText.\n</details>'),
    says: ':7: text stands right beside <summary>: leave a blank line behind </summary>',
  },
  {
    file: 'docs/integrations/style.mdx',
    text: page('<b style="color: red">A</b>'),
    says: ':6: the site has its own style',
  },
  {
    file: 'docs/integrations/import.mdx',
    text: page("import {a} from '@site/src/data/gone';\n\nText."),
    says: ':6: there is no src/data/gone to import',
  },
  {
    file: 'docs/integrations/late-import.mdx',
    text: page("Text.\nimport A from '@site/src/data/gone';"),
    says: ':7: the import is not taken as one: leave a blank line',
  },
  {
    file: 'docs/integrations/generic.mdx',
    text: page('A List<String> is right.'),
    says: 'write \\< for a sign that is meant as text',
  },
  {
    file: 'docs/integrations/picture-tag.mdx',
    text: page('<img src="./a.png" />'),
    says: ':6: <img> is not looked after: write ![',
  },
  {file: 'docs/integrations/heading-tag.mdx', text: page('<h2>A</h2>'), says: ':6: <h2> is not looked after: write it'},
  {
    file: 'docs/integrations/small-tag.mdx',
    text: page('Go to <yourname/> now.'),
    says: 'write \\< for a sign that is meant as text',
  },
  {
    file: 'docs/integrations/brace.mdx',
    text: page('Dear {name}, hello.'),
    says: ':6: {name} is read as code: write \\{',
  },
  {
    file: 'docs/integrations/imported-fact.mdx',
    text: page("import {offers} from '@site/src/data/facts';\n\n{offers.trialDays} days."),
    says: ':8: there is no fact "offers.trialDays"',
  },
  {
    file: 'docs/integrations/note-kind.mdx',
    text: page(':::hint[Title]\n\nText.\n\n:::'),
    says: ':6: there is no kind of note "hint"',
  },
  {
    file: 'docs/integrations/note-title.mdx',
    text: page(':::tip Title\n\nText.\n\n:::'),
    says: ':6: the note is not taken as one',
  },
  {
    file: 'docs/integrations/note-empty-title.mdx',
    text: page(':::tip[]\n\nText.\n\n:::'),
    says: ':6: the tip has no title',
  },
  {
    file: 'docs/integrations/note-quote.mdx',
    text: page('> [!NOTE]\n> Text.'),
    says: ':6: the note is not taken as one',
  },
  {file: 'docs/integrations/note-two.mdx', text: page('::tip[Title]'), says: ':6: the note is not taken as one'},
  {
    file: 'docs/integrations/note-nested.mdx',
    text: page(':::tip[One]\n\n:::note[Two]\n\nText.\n\n:::\n\n:::'),
    says: ':14: nothing is open that ::: could end',
  },
  {file: 'docs/integrations/note-end.mdx', text: page(':::tip[Title]\n\nText.'), says: ':6: the tip does not end'},
  {
    file: 'docs/integrations/note-third.mdx',
    text: page([':::tip[One]', ':::note[Two]', ':::info[Three]'].map((note) => `${note}\n\nText.\n\n:::`).join('\n\n')),
    says: ':18: a third note stands out: let two on a page do so at most, and write the others as text',
  },
  {
    file: 'docs/integrations/heading-nbsp.mdx',
    text: page('##\u00a0Heading'),
    says: ':6: the heading, the list or the quotation is not taken as one: type the space behind its sign anew',
  },
  {
    file: 'docs/integrations/footnote-empty.mdx',
    text: page('A word.[^1]\n\n[^1]:'),
    says: ':8: the footnote [^1] says nothing',
  },
  {
    file: 'docs/integrations/footnote-left.mdx',
    text: page('A word.\n\n[^1]: A note.'),
    says: ':8: no text asks for the footnote [^1]',
  },
  {
    file: 'docs/integrations/footnote-twice.mdx',
    text: page('A word.[^1]\n\n[^1]: A note.\n\n[^1]: Another one.'),
    says: ':10: there are two footnotes [^1]',
  },
  {
    file: 'docs/integrations/later.mdx',
    text: page('Text.\n\nTODO: write this.'),
    says: ':8: "TODO" says that something is missing: write it, or draft: true',
  },
  {
    file: 'docs/integrations/curly-title.mdx',
    text: page('Text.').replace(/^title: .*$/m, 'title: “Curly title”'),
    says: ':2: front matter: the quotes around title are part of it: write " at both ends',
  },
  {file: 'docs/integrations/list-space.mdx', text: page('-One\n-Two'), says: ':6: the list is not taken as one'},
  {file: 'docs/integrations/list-number.mdx', text: page('First:\n1.One'), says: ':7: the list is not taken as one'},
  {file: 'docs/integrations/list-bullet.mdx', text: page('• One'), says: ':6: the list is not taken as one'},
  {file: 'docs/integrations/heading-space.mdx', text: page('##Heading'), says: ':6: the heading is not taken as one'},
  {
    file: 'docs/integrations/heading-dashes.mdx',
    text: page('Text.\n---'),
    says: ':6: the line below makes a heading of this text',
  },
  {file: 'docs/integrations/heading-empty.mdx', text: page('##'), says: ':6: the heading has no words'},
  {
    file: 'docs/integrations/table.mdx',
    text: page('| a | b |\n| - |\n| c | d |'),
    says: ':6: the table is not taken as one',
  },
  {
    file: 'docs/integrations/cells.mdx',
    text: page('| a | b |\n| - | - |\n| `c | d` | e |'),
    says: ':8: the row has more cells than the head of its table',
  },
  {file: 'docs/integrations/apart.mdx', text: page('See [this] (/about).'), says: 'the address right behind them'},
  {file: 'docs/integrations/swapped.mdx', text: page('See (this)[/about].'), says: 'the address right behind them'},
  {
    file: 'docs/integrations/space.mdx',
    text: page('![A picture](./a picture.png)'),
    says: 'there is a space in its address',
  },
  {
    file: 'docs/integrations/reference.mdx',
    text: page('See [this][nowhere].'),
    says: ':6: the link or the footnote is not taken',
  },
  {file: 'docs/integrations/bold.mdx', text: page('Some ** words**.'), says: ':6: bold type is not taken as such'},
  {
    file: 'docs/integrations/emphasis.mdx',
    text: page('Some *words * here.'),
    says: ':6: emphasis is not taken as such',
  },
  {file: 'docs/integrations/uneven.mdx', text: page('Some **words* here.'), says: ':6: bold type is not taken as such'},
  {file: 'docs/integrations/uneven-end.mdx', text: page('Some *words** here.'), says: ':6: bold type is not taken as'},
  {
    file: 'docs/integrations/twice.mdx',
    text: page('It is the\nthe end.'),
    says: ':6: a word stands there twice',
  },
  {
    file: 'docs/integrations/emoji-name.mdx',
    text: page('Ready :rocket:'),
    says: ':6: the emoji is not taken as one',
  },
  {file: 'docs/integrations/indented.mdx', text: page('Type:\n\n    npm start'), says: ':8: code is not taken as such'},
  {
    file: 'docs/integrations/space-outside.mdx',
    text: page('See [this](https://example.com/a b).'),
    says: ':6: the link or the picture is not taken as one: there is a space',
  },
  {file: 'docs/integrations/struck.mdx', text: page('An ~~old ~~ one.'), says: ':6: what is struck out is not taken'},
  {file: 'docs/integrations/mark.mdx', text: page('A ==new== one.'), says: ':6: the mark is not taken as one'},
  {file: 'docs/integrations/wiki.mdx', text: page('See [[Next]].'), says: ':6: the link is not taken as one: write it'},
  {file: 'docs/integrations/tick.mdx', text: page('Type `npm now.'), says: ':6: code is not taken as such: write `'},
  {
    file: 'docs/integrations/unseen.mdx',
    text: page('Text.\n\nThe trial runs for\u200B some days, and no\u00ADbody asks.'),
    says: ':8: there is a sign that nobody sees, U+200B between "trial runs for" and "some days, and", and 1 more in the line: take it out',
  },
  {
    file: 'docs/integrations/unseen-code.mdx',
    text: page('```ts\na =\u200B1;\n```'),
    says: ':7: there is a sign that nobody sees, U+200B between "a =" and "1;"',
  },
  {
    file: 'docs/integrations/unseen-key.mdx',
    text: page('Text.', 'description: A sentence that says what a reader gets,\u000Band in two lines.'),
    says: ':3: there is a sign that nobody sees, U+000B between "a reader gets," and "and in two"',
  },
  {
    file: 'docs/integrations/unseen-title.mdx',
    text: page('Text.', 'title: Words to read\u2060'),
    says: ':3: there is a sign that nobody sees, U+2060 behind "Words to read"',
  },
  {
    file: 'docs/integrations/unseen-heading.mdx',
    text: page('##\u200E Words'),
    says: ':6: there is a sign that nobody sees, U+200E between "##" and "Words"',
  },
  {
    file: 'src/changelog/2026-11.mdx',
    text: month('2026-11', '2026-11').replace('- Text.', '- Te\u00ADxt.'),
    says: ':10: there is a sign that nobody sees, U+00AD between "- Te" and "xt."',
  },
  {
    file: 'src/data/unseen.ts',
    text: "export const a = 'A sentence\u00AD.';\n",
    says: ':1: there is a sign that nobody sees, U+00AD between',
  },
  {
    file: 'docs/integrations/latin.mdx',
    text: page('Caf\uFFFD, or a caf\uFFFD.'),
    says: ':6: a letter cannot be read: save the file as UTF-8',
  },
  {file: 'docs/integrations/language.mdx', text: page('```\na\n```'), says: ':6: the code names no language'},
  {file: 'docs/integrations/languages.mdx', text: page('```typscript\na\n```'), says: 'does not know "typscript"'},
  {file: 'docs/integrations/shell.mdx', text: page('```sh\na\n```'), says: 'know "sh": did you mean "bash"?'},
  {
    file: 'docs/integrations/code-title.mdx',
    text: page('```ts title=src/a.ts\na\n```'),
    says: ':6: the title of the code is not taken as one',
  },
  {file: 'docs/integrations/fence.mdx', text: page('```ts\na\n\n## Next'), says: ':6: the code does not end'},
  {
    file: 'docs/integrations/quote.mdx',
    text: page('```ts\nf();\nconst a = ‘b’;\n```'),
    says: ':8: a curly quote in code',
  },
  {
    file: 'docs/integrations/dash.mdx',
    text: page('```bash\nnpm run new –help\n```'),
    says: ':7: a long dash in code begins no option: write - or --',
  },
  {file: 'docs/integrations/no-break.mdx', text: page('```ts\na =\u00a01;\n```'), says: ':7: a no-break space in code'},
  {
    file: 'docs/integrations/marked.mdx',
    text: page('```ts {1,2-9}\na();\nb();\n```'),
    says: ':6: the code has no line 9 to mark: it ends with line 2',
  },
  {
    file: 'docs/integrations/level.mdx',
    text: page('## Two\n\n#### Four'),
    says: ':8: a heading level is skipped: write "###" here',
  },
  {
    file: 'docs/integrations/note.mdx',
    text: page(':::tip\n\nText.\n\n:::'),
    says: ':6: the tip has no title: give it one',
  },
  {file: 'docs/integrations/title.mdx', text: page('# A second title'), says: ':6: a second title'},
  {
    file: 'docs/integrations/fragment.mdx',
    text: page('## One {/* #same */}\n\n## Two {/* #same */}'),
    says: ':8: the fragment #same is taken',
  },
  {
    file: 'docs/integrations/comment-bare.mdx',
    text: page('## Third {/* third */}'),
    says: ':6: the comment in the heading is not taken as its fragment: write {/* #third */} at its end, or take',
  },
  {
    file: 'docs/integrations/comment-words.mdx',
    text: page('## Third {/* #Not Good */}'),
    says: ':6: the comment in the heading is not taken as its fragment: write {/* #not-good */} at its end, or take',
  },
  {
    file: 'docs/integrations/comment-first.mdx',
    text: page('## {/* #third */} Third'),
    says: ':6: the comment in the heading is not taken as its fragment: write {/* #third */} at its end, or take',
  },
  {
    file: 'docs/integrations/comment-stop.mdx',
    text: page('## Third {/* #v1.2 */}'),
    says: ':6: the comment in the heading is not taken as its fragment: write {/* #v12 */} at its end, or take',
  },
  {file: 'docs/integrations/alt.mdx', text: page('![](/there.svg)'), says: ':6: /there.svg has no alternative text'},
  {
    file: 'docs/integrations/image.mdx',
    text: page('![A picture](./gone.png)'),
    says: ':6: the picture ./gone.png is not there: put it at docs/integrations/gone.png',
  },
  {
    file: 'docs/integrations/static.mdx',
    text: page('![A picture](/static/there.svg)'),
    says: ':6: the picture /static/there.svg is not there: leave /static out: write /there.svg',
  },
  {
    file: 'docs/integrations/link.mdx',
    text: page('Read [this](/docs/integrations/nex).'),
    says: ':6: the link to /docs/integrations/nex leads nowhere: did you mean /docs/integrations/next',
  },
  {
    file: 'docs/integrations/across.mdx',
    text: page('See [this](../../blog/2026-01-01-one/index.mdx#more).'),
    says: ':6: ../../blog/2026-01-01-one/index.mdx#more is in another part of the site: write /blog/901#more',
  },
  {file: 'docs/integrations/slip.mdx', text: page('Read [this](/abot).'), says: 'did you mean /about?'},
  {file: 'docs/integrations/own.mdx', text: page('[A](https://ovamai.example/about)'), says: 'names this site'},
  {file: 'docs/integrations/http.mdx', text: page('[A](http://example.com)'), says: 'write https://example.com'},
  {
    file: 'docs/integrations/here.mdx',
    text: page('[A](http://localhost:3000/about)'),
    says: 'is on the computer, or in the network, of',
  },
  {file: 'docs/integrations/protocol.mdx', text: page('[A](htps://example.com)'), says: ':6: htps://example.com is no'},
  {file: 'docs/integrations/mail.mdx', text: page('[A](a@example.com)'), says: 'write mailto:a@example.com'},
  {
    file: 'docs/integrations/no-mail.mdx',
    text: page('[A](mailto:ada)'),
    says: ':6: mailto:ada is no address: write it',
  },
  {file: 'docs/integrations/hash.mdx', text: page('[A](/about#)'), says: ':6: /about# names no heading'},
  {file: 'docs/integrations/empty.mdx', text: page('[Words]()'), says: ':6: the link leads nowhere: write an address'},
  {file: 'docs/integrations/wordless.mdx', text: page('[](/about)'), says: ':6: the link to /about has no words'},
  {
    file: 'docs/integrations/to-draft.mdx',
    text: page('See [this](./draft.mdx).'),
    says: ':6: the link to ./draft.mdx leads to a draft, which is not published',
  },
  {
    file: 'docs/integrations/by-reference.mdx',
    text: page('![A tree][tree]\n\n[tree]: ./tree.png'),
    says: ':6: the picture is not looked after: write the address in parentheses',
  },
  {
    file: 'docs/integrations/heavy.mdx',
    text: page('![Noise](./heavy.png)'),
    says: ':6: ./heavy.png weighs 501 kB: make it',
  },
  {
    file: 'docs/integrations/wide.mdx',
    text: page('![A long strip](./wide.png)'),
    says: ':6: ./wide.png is 4001 × 10 pixels large: let no side of it have more than 4000 pixels',
  },
  {
    file: 'docs/integrations/text.mdx',
    text: page('![A text](./text.png)'),
    says: ':6: there is no picture in ./text.png: save it anew as PNG, JPEG, SVG, WebP or AVIF',
  },
  {
    file: 'docs/integrations/unclosed.mdx',
    text: page('![A tree](./unclosed.svg)'),
    says: ':6: ./unclosed.svg is not shown right, as its <g> of line 2 does not end: mend the file, or save',
  },
  {
    file: 'docs/integrations/kind.mdx',
    text: page('![A tree](./tree.heic)'),
    says: './tree.heic is of no kind that pages show: save it as PNG',
  },
  {file: 'docs/integrations/moving.mdx', text: page('![A tree](/tree.gif)'), says: '/tree.gif is of no kind that'},
  {
    file: 'docs/integrations/percent.mdx',
    text: page('![A tree](./100%.png)'),
    says: ':6: the picture ./100%.png is not',
  },
  {
    file: 'docs/integrations/pressed.mdx',
    text: page('[![A tree](/there.svg)](/about)'),
    says: ':6: the picture /there.svg is a link, and a press enlarges it: write the link in words',
  },
  {
    file: 'docs/integrations/badge.mdx',
    text: page('[![A tree](/there.svg)][us]\n\n[us]: /about'),
    says: ':6: the picture /there.svg is a link, and a press enlarges it: write the link in words',
  },
  {file: 'docs/integrations/pasted.mdx', text: page('![image](/there.svg)'), says: 'has no alternative text'},
  {file: 'docs/integrations/remote.mdx', text: page('![A](https://example.com/a.png)'), says: 'browsers do not load'},
  {file: 'docs/integrations/named.mdx', text: page('![there.svg](/there.svg)'), says: 'has no alternative text'},
  {
    file: 'docs/integrations/anchor.mdx',
    text: page('Read [this](/docs/integrations/next#here).'),
    says: ':6: /docs/integrations/next has no #here: link to one of there',
  },
  {
    file: 'docs/integrations/react-anchor.mdx',
    text: page('Read [this](/about#nothing).'),
    says: ':6: /about has no #nothing: link to one of team',
  },
  {
    file: 'docs/integrations/element.mdx',
    text: page('Read <a href="/docs/gone">this</a>.'),
    says: ':6: the link to /docs/gone leads nowhere: correct it, write the page first, or take the link out',
  },
  {
    file: 'docs/integrations/spelling.mdx',
    text: page('This is a mistaek.'),
    says: ':6: "mistaek" is not in the dictionary: write mistake',
  },
  {
    file: 'docs/integrations/spelling-compound.mdx',
    text: page('An availabe tool.'),
    says: ':6: "availabe" is not in the dictionary: write available',
  },
  {
    file: 'docs/integrations/spelling-short.mdx',
    text: page('Open teh page.'),
    says: ':6: "teh" is not in the dictionary: write the',
  },
  {
    file: 'docs/integrations/spelling-line.mdx',
    text: page('It runs,\nand is\nno mistaek.'),
    says: ':8: "mistaek" is not in the dictionary',
  },
  {
    file: 'docs/integrations/spelling-capital.mdx',
    text: page('Definately so.'),
    says: ':6: "Definately" is not in the dictionary: write Definitely or',
  },
  {
    file: 'docs/integrations/agent-capitals.mdx',
    text: page('Ask the Itsm Agent.'),
    says: ':6: "Itsm" is called ITSM: write ITSM',
  },
  {
    file: 'docs/integrations/to-do-line.mdx',
    text: page('It runs,\nTODO and stops.'),
    says: ':7: "TODO" says that something is missing',
  },
  {
    file: 'docs/integrations/insert.mdx',
    text: page('Ask [insert name here] first.'),
    says: ':6: "[insert name here]" says that something is missing',
  },
  {
    file: 'docs/integrations/fact-words.mdx',
    text: page('It runs for <Fact of="offers.freeTrialDays">14</Fact> days.'),
    says: ':6: what stands in <Fact> is not shown: write <Fact of="…" />',
  },
  {
    file: 'docs/integrations/mailto.mdx',
    text: page('Write to [us](mailto:).'),
    says: ':6: mailto: is no address: write it whole, such as mailto:name@example.com',
  },
  {
    file: 'docs/integrations/first-part.mdx',
    text: page('## Say what the first part is about\n\nIt runs.'),
    says: ':6: "Say what the first part is about" is the template’s',
  },
  {
    file: 'blog/2026-01-01-author-key/index.mdx',
    text: post(77, 'Text.').replace('authors:', 'author:'),
    says: ':6: front matter has an unknown key "author": did you mean authors?',
  },
  {
    file: 'src/changelog/2025-11.mdx',
    text: month('2025-11', '2025-11').replace('November', 'Nov'),
    says: ':3: front matter: title is wrong: write "November 2025"',
  },
  {
    file: 'src/changelog/2025-12.mdx',
    text: month('2025-12', '2025-12').replace('title:', 'titel:'),
    says: ':3: front matter has an unknown key "titel": did you mean title?',
  },
  {
    file: 'src/changelog/2025-08.mdx',
    text: month('2025-08', '2025-08').replace('August 2025', 'What is new'),
    says: ':3: front matter: title is wrong: write "August 2025"',
  },
  {
    file: 'docs/integrations/spelling-wrapped.mdx',
    text: page(`We use ${brand.name},\nsays @jdoee-bot, and then\na mistaek.`),
    says: ':8: "mistaek" is not in the dictionary',
  },
  {
    file: 'docs/integrations/spelling-first.mdx',
    text: page('Teh page is open.'),
    says: ':6: "Teh" is not in the dictionary: write The',
  },
  {
    file: 'docs/integrations/spelling-theirs.mdx',
    text: page('Ask Gitub first.'),
    says: ':6: "Gitub" is not in the dictionary: write GitHub or G',
  },
  {
    file: 'docs/integrations/spelling-caption.mdx',
    text: page('Text.\n\n<Scene name="support" caption="A mistaek." />'),
    says: ':8: "mistaek" is not in the dictionary',
  },
  {
    file: 'docs/integrations/spelling-picture.mdx',
    text: page('![A mistaek](/there.svg)'),
    says: ':6: "mistaek" is not in the dictionary',
  },
  {
    file: 'docs/integrations/figure-caption.mdx',
    text: page(`<Scene name="support" caption="The ${otherDays}-day trial." />`),
    says: `:6: "${otherDays}-day trial" contradicts the facts (${offers.freeTrialDays}): write what holds now`,
  },
  {
    file: 'docs/integrations/figure.mdx',
    text: page(`The ${otherDays}-day trial is free.`),
    says: `:6: "${otherDays}-day trial" contradicts the facts (${offers.freeTrialDays}): cite it: <Fact of="offers.freeTrialDays" />`,
  },
  {
    file: 'docs/integrations/length.mdx',
    text: page(`The free trial lasts ${otherDays} days.`),
    says: `:6: "trial lasts ${otherDays} days" contradicts the facts (${offers.freeTrialDays}): cite it: <Fact of="offers.freeTrialDays" />`,
  },
  {
    file: 'docs/integrations/typed.mdx',
    text: page(`This plan costs ${lite} a month.`),
    says: `:6: "${lite} a month" is typed: cite it: <Fact of="plans.lite.monthly.price" />`,
  },
  {
    file: 'docs/integrations/plans.mdx',
    text: page(tableOf(['A month', ...others], ['Price', ...others.map(() => '–')])),
    says: `:6: the table of plans leaves out ${last?.name}: give it a column: <Fact of="plans.${last?.id}.monthly.price" />`,
  },
  {
    file: 'src/pages/about.mdx',
    text: '---\ntitle: About\ndescription: A page that stands at the address of one that is there already.\n---\n\n# About\n',
    says: ':1: src/pages/about.tsx has the same address',
  },
  {file: 'src/data/wrong.ts', text: "export const a = {to: '/abuot'};\n", says: ':1: the link to /abuot leads nowhere'},
  {
    file: 'src/data/over.ts',
    text: "export const a = {\n  shown: {from: '2020-10-01', until: '2020-11-02'},\n};\n",
    says: ':2: it was over on 2020-11-02',
  },
  {
    file: 'src/data/spelling.ts',
    text: "export const a = {\n  lang: 'de', sentence: 'Ich verschiebe es.',\n  name: 'Zaphod Beeblebrox',\n  text: 'A mistaek.',\n};\n",
    says: ':4: "mistaek" is not in the dictionary: write mistake',
  },
  {
    file: 'src/data/citing.ts',
    text: 'export const a = {title: claims.everything};\n',
    says: ':1: there is no fact "claims.everything", or no longer: write what holds now',
  },
  {
    file: 'src/data/citing-near.ts',
    text: 'export const a = {title: offers.freeTrialDay};\n',
    says: ':1: there is no fact "offers.freeTrialDay", or no longer: did you mean offers.freeTrialDays?',
  },
  {
    file: 'src/data/prose.ts',
    text: "export const a = 'You get 10 days’ notice.';\n",
    says: `:1: "10 days’ notice" contradicts the facts (${offers.priceChangeNoticeDays}): cite it: \`$`,
  },
];

let folder: string;
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'content-'));
  folder = project;
  write(right);
  write({
    'static/there.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'src/site/addresses.json': '{"/about": ["team"]}',
  });
});
afterEach(() => rmSync(project, {recursive: true}));

/** Writes files, with a link to each new doc below its section of the overview, unless this is among them. */
function write(files: Record<string, string | Buffer>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
    const [, doc] = /^docs\/(.+\.mdx)$/.exec(path) ?? [];
    if (!doc || 'docs/index.mdx' in files || text.includes('draft: true')) continue;
    const section = doc.startsWith('core-features/') ? '## Core Features' : '## Integrations';
    const overview = readFileSync(join(folder, 'docs/index.mdx'), 'utf8');
    writeFileSync(join(folder, 'docs/index.mdx'), overview.replace(section, `$&\n\n[A page](<./${doc}>)`));
  }
}

/** The check in a process of its own, which all tests share: Jest cannot import the spell checker, and it starts slowly. */
let checker: ChildProcess;
beforeAll(() => {
  checker = fork(resolve('tests/support/contentCheck.ts'), {
    execArgv: ['--import', tsx],
    env: {...process.env, SITE_URL: ''},
  });
});
afterAll(() => checker.kill());

/** What `npm run check:content` says of the project in the folder, and how it ends. */
async function check(...flags: '--published'[]): Promise<{status: number; lines: string[]}> {
  checker.send({folder, published: flags.length > 0});
  const [{ok, output, warnings}] = (await once(checker, 'message')) as [ContentReport];
  return {status: ok ? 0 : 1, lines: `${output}${warnings}`.trimEnd().split('\n')};
}

test('content that is right is said to be, and how long it took', async () => {
  expect(await check()).toEqual({status: 0, lines: [expect.stringMatching(/^All is well \(\d+\.\d s\)\.$/)]});
});

test('a file from Windows is right, and words of other scripts are not spelt', async () => {
  write({'blog/2026-01-01-two/index.mdx': `\uFEFF${post(2, 'A عنوان.')}`.replaceAll('\n', '\r\n')});
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('a link to a file of static is right, whatever it is, and one to a number that sends messages', async () => {
  write({
    'static/notes.txt': 'Notes.',
    'static/data.json': '{}',
    'docs/integrations/files.mdx': page('See [notes](/notes.txt), [data](/data.json) or [write](sms:+4930123456).'),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('what only looks like a mistake is right', async () => {
  write({
    'docs/integrations/looks.mdx': page(
      [
        '-\tA list with a tab\n-\tand `A\tB` in code.',
        'Press [Esc] ([why](/docs)), says [the team] ([source](https://example.com)).',
        'See https://example.com/?ref=github&by=hubspot, https://10.dev and https://localhost.run now.',
        'It is 20% offset, costs $5 to $6 and asks two Microsoft teams.',
        '● is for open, ○ for closed.',
        'The DPO asks which EDRs write to the SOC’s queue, under NIS2.',
      ].join('\n\n'),
    ),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('words of the trade are no misspelt words', async () => {
  write({
    'src/writing/words.txt': readFileSync('src/writing/words.txt', 'utf8'),
    'docs/integrations/trade.mdx': page(
      [
        'Udo’s timezone is set in his profile; passwordless sign-in and the helpdesk’s wishlist follow the kickoff.',
        'After the handoff a pentest of the datacentre is a workstream of its own; the SIEM reads SCIM groups.',
      ].join('\n\n'),
    ),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('what emoji are joined with, and other scripts, are no signs that nobody sees', async () => {
  write({'docs/integrations/signs.mdx': page('Two 👩\u200D💻 with \u2764\uFE0F, and עברית.')});
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('each line with a sign that nobody sees is told, also of a page that cannot be read otherwise', async () => {
  write({'docs/integrations/signs.mdx': page('A\u0007 word.\n\n\u0007\n\nA { brace,\u000C and more.')});
  expect((await check()).lines.slice(0, -1)).toEqual([
    expect.stringContaining('docs/integrations/signs.mdx:6: there is a sign that nobody sees, U+0007 between "A" and'),
    expect.stringContaining('docs/integrations/signs.mdx:8: there is a sign that nobody sees, U+0007: take it out'),
    expect.stringContaining('docs/integrations/signs.mdx:10: there is a sign that nobody sees, U+000C'),
    expect.stringContaining('docs/integrations/signs.mdx:10: MDX does not parse'),
  ]);
});

test('a sign that nobody sees is told of the lists of authors and tags, and nothing else of these', async () => {
  write({'blog/authors.yml': 'ovam:\n  name: The\u000Bteam\n', 'blog/tags.yml': `${right['blog/tags.yml']}\u200B\n`});
  expect((await check()).lines.slice(0, -1)).toEqual([
    expect.stringContaining('blog/authors.yml:2: there is a sign that nobody sees, U+000B between "name: The" and'),
    expect.stringContaining('blog/tags.yml:5: there is a sign that nobody sees, U+200B: take it out'),
  ]);
});

test.each(['\uFEFF', ''])(
  'a file in UTF-16 is to be saved as UTF-8, with a mark at its beginning or without (%j)',
  async (mark) => {
    const file = 'blog/2026-01-01-two/index.mdx';
    write({'docs/integrations/second.mdx': page('Read [this](/blog/902).')});
    const littleEndian = Buffer.from(mark + post(2, 'Text.'), 'utf16le');
    for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
      write({[file]: bytes});
      expect((await check()).lines).toEqual([
        `${file}:1: the file cannot be read: save the file as UTF-8`,
        expect.anything(),
      ]);
    }
  },
);

test('a picture may have 4000 pixels on a side', async () => {
  write({
    'docs/integrations/large.png': png(4000, 4000),
    'docs/integrations/large.mdx': page('![A map](./large.png)'),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('a link may lead to the page of a tag or of an author', async () => {
  write({
    'blog/tags.yml': 'support:\n  label: Support\ncode-review:\n  label: Code review\n  permalink: /reviews\n',
    'blog/authors.yml': `${right['blog/authors.yml']}ada:\n  name: Ada\n  page: true\n`,
    'docs/integrations/links.mdx': page(
      '[Support](/blog/tags/support), [reviews](/blog/tags/reviews), [Ada](/blog/authors/ada).',
    ),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('a link may lead to a question, a story or a role that data has just been given', async () => {
  write({
    'src/data/stories.ts': "export const stories = [{id: 'a-bank'}];\n",
    'docs/integrations/story.mdx': page('Read [what a bank says](/about#a-bank), not [this](/docs#a-bank).'),
  });
  expect((await check()).lines).toEqual([
    expect.stringContaining('docs/integrations/story.mdx:6: /docs has no #a-bank'),
    expect.anything(),
  ]);
});

test('a link may lead to a section that a page has just been given', async () => {
  write({
    'src/site/addresses.json': '{"/about": ["team"]}',
    'src/pages/about.tsx': '<Section {...about.jobs} id="jobs" />',
    'docs/integrations/jobs.mdx': page(
      'See [the team](/about#team) and [the jobs](/about#jobs), not [this](/about#no).',
    ),
  });
  expect((await check()).lines).toEqual([expect.stringContaining('jobs.mdx:6: /about has no #no'), expect.anything()]);
});

test('a link may lead to a file that the build makes', async () => {
  const files = ['/llms.txt', '/llms-full.txt', '/robots.txt', '/changelog/feed.json', '/docs/integrations/next.md'];
  write({'docs/integrations/files.mdx': page(files.map((path) => `[A file](pathname://${path})`).join(', '))});
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('tabs may stand in a line each', async () => {
  const tab = (name: string) => `<TabItem value="${name}" label="${name}">Press ${name}.</TabItem>`;
  write({'docs/integrations/tabs.mdx': page(`<Tabs>\n${tab('One')}\n${tab('Two')}\n</Tabs>`)});
  expect((await check()).lines).toEqual([expect.stringContaining('All is well')]);
});

test('a banner that has gone by itself is told, and keeps no build back', async () => {
  write({'src/data/over.ts': "export const a = {\n  shown: {from: '2020-10-01', until: '2020-11-02'},\n};\n"});
  expect((await check()).status).toBe(1);
  expect(await check('--published')).toEqual({
    status: 0,
    lines: [expect.stringContaining('All is well'), expect.stringContaining('src/data/over.ts:2: it was over on 2020')],
  });
});

test('what is not published is named, and is no mistake', async () => {
  write({
    'docs/integrations/draft.mdx': page('Text.', 'draft: true'),
    'blog/2999-01-01-later/index.mdx': post(2, 'Text.').replace('2026-01-01', '2999-01-01'),
  });
  expect(await check()).toEqual({
    status: 0,
    lines: [
      'docs/integrations/draft.mdx is a draft: only npm start shows it.',
      'blog/2999-01-01-later/index.mdx is a page of 2999-01-01: only npm start shows it.',
      expect.stringContaining('All is well'),
    ],
  });
});

test('what is wrong in a draft is told to its writer, and keeps no build back', async () => {
  write({'docs/integrations/draft.mdx': page('See [this](./nowhere.mdx).', 'draft: true')});
  expect((await check()).lines).toContainEqual(expect.stringMatching(/^docs\/integrations\/draft\.mdx:7: .*nowhere/));
  expect((await check()).status).toBe(1);
  expect(await check('--published')).toMatchObject({
    status: 0,
    lines: ['docs/integrations/draft.mdx is a draft: only npm start shows it.', expect.stringContaining('All is well')],
  });
});

test('a new page is right as it is made, and unfinished once it is no draft', async () => {
  const make = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', tsx, resolve('src/writing/newContent.ts'), ...args], {cwd: folder});
  make('post', 'What we learned');
  make('doc', 'Connect a tool', '--section', 'integrations');
  make('landing', 'Release notes');
  make('comparison', 'Veqtrix');
  write({'src/pages/pricing.tsx': ''});
  make('changelog', 'March 2026');
  expect((await check()).status).toBe(0);
  const [made = ''] = readdirSync(join(folder, 'blog')).filter((name) => name.endsWith('what-we-learned'));
  for (const file of ['src/changelog/2026-03.mdx', 'docs/integrations/connect-a-tool.mdx', `blog/${made}/index.mdx`]) {
    write({[file]: readFileSync(join(folder, file), 'utf8').replace('draft: true\n', '')});
  }
  const landing = 'src/data/landing/releaseNotes.ts';
  write({[landing]: readFileSync(join(folder, landing), 'utf8').replace(/^ {2}sample: true,\n/m, '')});
  const {lines} = await check();
  expect(lines).toContainEqual(
    expect.stringMatching(/^docs\/.*:4: "Say here, in 50 .* is the template’s: write your own/),
  );
  for (const folder of ['blog', 'src/changelog', 'src/data/landing']) {
    expect(lines).toContainEqual(expect.stringMatching(`^${folder}/.*"Say here, in 50 .* is the template’s`));
  }
  expect(lines).toContainEqual(
    expect.stringMatching(/^src\/changelog\/.*"What no longer goes wrong." is the template’s/),
  );
});

test('each mistake is told with file, line and remedy', async () => {
  write({
    'docs/integrations/draft.mdx': page('See [the other](./draft-too.mdx).', 'draft: true'),
    'docs/integrations/draft-too.mdx': page('Text.', 'draft: true'),
    'docs/integrations/heavy.png': '.'.repeat(500_001),
    'docs/integrations/wide.png': png(4001, 10),
    'docs/integrations/text.png': 'The page that was asked for is not there.',
    'docs/integrations/unclosed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<g><path/>\n</svg>',
    'docs/integrations/position-a.mdx': page('Text.', 'sidebar_position: 7'),
    'docs/integrations/as-well.mdx': page(
      'Text.',
      'title: On another page, too\ndescription: The description of a page that stands on another page as well.',
    ),
  });
  write(Object.fromEntries(wrong.map(({file, text}) => [file, text])));
  const {status, lines} = await check();
  expect(status).toBe(1);
  for (const {file, says} of wrong) {
    expect(lines.filter((line) => line.startsWith(file))).toEqual([expect.stringContaining(says)]);
  }
  expect(lines.at(-1)).toMatch(new RegExp(`^${wrong.length} to mend`));
});

test('what two pages share is told of the one that is not published yet, and not of the one that is', async () => {
  const shared =
    'title: A page\ndescription: A sentence that two pages have, which is one too many.\nsidebar_position: 3';
  write({
    'src/site/addresses.json': '{"/about": ["team"], "/docs/integrations/old": []}',
    'docs/integrations/new.mdx': page('Text.', shared),
    'docs/integrations/old.mdx': page('Text.', shared),
  });
  const says = (key: string) => expect.stringContaining(`docs/integrations/old.mdx has the same ${key}: write another`);
  expect((await check()).lines.slice(0, -1)).toEqual([says('title'), says('description'), says('sidebar_position')]);
  expect((await check()).lines.every((line) => !line.startsWith('docs/integrations/old.mdx'))).toBe(true);
});

test('a route whose data was taken away is to go, too', async () => {
  const route = (data: string) => `import {Page} from '../components/Page';\nimport {one} from '../data/${data}';\n`;
  write({
    'src/pages/kept.tsx': route('landing/sample'),
    'src/pages/landingpage9.tsx': route('landing/gone'),
    'src/pages/rival.tsx': route('comparisons/rival'),
  });
  const remedy = 'take this route away as well, and say in src/site/redirects.ts where its visitors go';
  expect((await check()).lines.slice(0, -1)).toEqual([
    `src/pages/landingpage9.tsx:2: src/data/landing/gone.ts, which it shows, is there no more: ${remedy}`,
    `src/pages/rival.tsx:2: src/data/comparisons/rival.ts, which it shows, is there no more: ${remedy}`,
  ]);
});

test('a place in the sidebar that a draft takes as well is told of the draft, and keeps no build back', async () => {
  write({
    'docs/integrations/a-draft.mdx': page('Text.', 'sidebar_position: 3\ndraft: true'),
    'docs/integrations/shown.mdx': page('Text.', 'sidebar_position: 3'),
    'docs/core-features/shown.mdx': page('Text.', 'sidebar_position: 3'),
  });
  expect((await check()).lines[0]).toContain(
    'docs/integrations/a-draft.mdx:4: docs/integrations/shown.mdx has the same',
  );
  expect((await check('--published')).status).toBe(0);
});

test('a published page or heading that vanishes is a mistake until a redirect leads on from it', async () => {
  write({
    'src/site/addresses.json': JSON.stringify({'/about': ['team'], '/docs': ['start', 'gone'], '/docs/gone': []}),
  });
  expect((await check()).lines.slice(0, -1)).toEqual([
    expect.stringContaining(
      '/docs#gone was published and is gone: write {/* #gone */} behind its heading, or say where it went',
    ),
    expect.stringContaining('/docs/gone was published and is gone'),
  ]);
});

test('what is wrong with the lists of authors and tags is told there, and not of the posts', async () => {
  write({
    'blog/authors.yml': 'ovam:\n  name: The "team\n ada:\n',
    'blog/tags.yml': 'support:\nother:\n  label: Other\n',
  });
  expect((await check()).lines.slice(0, -1)).toEqual([
    expect.stringMatching(/^blog\/authors\.yml:[23]: it does not parse: .*: leave a space behind/),
    expect.stringContaining(
      'blog/tags.yml:1: "support" has no label: write below it, two spaces further in, label: and',
    ),
  ]);
});

test('what Docusaurus would not take in a list is told there', async () => {
  write({'blog/tags.yml': `${right['blog/tags.yml']}  permalink: /support\n`});
  expect((await check()).lines[0]).toMatch(
    /^blog\/tags\.yml:1: it cannot be read: Duplicate permalinks .*: write names, /,
  );
});

test('what an author or a tag says that no page shows is told with its line', async () => {
  const author = (name: string, ...lines: string[]) => [`${name}:`, `name: ${name}`, ...lines].join('\n  ');
  write({
    'static/img/ada.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'blog/tags.yml': `${right['blog/tags.yml']}  discription: Text.\n`,
    'blog/authors.yml': [
      author('ovam', 'title: The team', 'url: https://example.com', 'image_url: /img/ada.svg', 'page: true'),
      author('ada', 'socials:\n    github: ada\n    x: https://x.com/ada', 'email: ada@example.com'),
      'cid: {name: Cid, titel: Engineer}',
      author('bob', 'titel: Engineer', 'url: http://example.com', 'image_url: https://example.com/bob.png'),
      author('eve', 'title: 5', 'image_url: ./eve.png', 'socials:\n    guthub: eve'),
      author('kim', 'image_url: /img/kim.png', 'page:\n    permalink: kim'),
      author('tom', 'image_url: /img/tom.png'),
    ].join('\n'),
  });
  expect((await check()).lines.slice(0, -1)).toEqual(
    [
      'blog/authors.yml:13: "cid" has an unknown key "titel": did you mean title?',
      'blog/authors.yml:16: "bob" has an unknown key "titel": did you mean title?',
      'blog/authors.yml:17: url of "bob" is wrong: write it whole, and with https://',
      'blog/authors.yml:18: image_url of "bob" is wrong: put the picture into static/img, and write /img/name.png',
      'blog/authors.yml:21: title of "eve" is wrong: write it as text, or take the line out',
      'blog/authors.yml:22: image_url of "eve" is wrong: put the picture into static/img, and write /img/name.png',
      'blog/authors.yml:24: "eve" has an unknown key "guthub": did you mean github?',
      'blog/authors.yml:29: page.permalink of "kim" is wrong: write a slash, then small',
      'blog/authors.yml:32: the picture /img/tom.png is not there: put it at static/img/tom.png, or correct its name',
      'blog/tags.yml:5: "code-review" has an unknown key "discription": did you mean description?',
    ].map((says) => expect.stringContaining(says)),
  );
});

test('a section of the docs without a page is told where the sections stand', async () => {
  write({
    'sidebars.ts': "const outline = {\n  'getting-started': 'Getting Started',\n  integrations: 'Integrations',\n};\n",
  });
  const {lines} = await check();
  expect(lines).toContainEqual(
    expect.stringMatching(/^sidebars\.ts:2: docs\/getting-started has no page that is published: publish a page/),
  );
  expect(lines).not.toContainEqual(expect.stringContaining('docs/integrations has no page'));
});

test('a section of drafts alone has no page, either: the build leaves them out', async () => {
  write({
    'sidebars.ts': 'integrations: {}',
    'docs/integrations/next.mdx': page('## Next', 'draft: true'),
  });
  expect((await check()).lines).toContainEqual(
    expect.stringContaining('docs/integrations has no page that is published'),
  );
});

test('a section that the overview of the docs does not name is told, once it has a page that is published', async () => {
  const says = expect.stringContaining('docs/index.mdx:1: the section "Core Features" of sidebars.ts has no heading');
  write({
    'docs/index.mdx': page('## Integrations', 'slug: /'),
    'docs/core-features/first.mdx': page('Text.', 'draft: true'),
  });
  expect((await check()).lines).not.toContainEqual(says);
  write({'docs/core-features/first.mdx': page('Text.')});
  expect((await check()).lines).toContainEqual(says);
  write({'docs/index.mdx': page('## Core Features', 'slug: /')});
  expect((await check()).lines).not.toContainEqual(says);
});

test('a page that the overview of the docs does not link to is told, once others may see and find it', async () => {
  const written = (text: string, frontMatter = '', links = '') =>
    write({
      'docs/index.mdx': `${right['docs/index.mdx']}${links}`,
      'docs/integrations/left.mdx': page(text, frontMatter),
    });
  written('Text.');
  expect((await check()).lines).toEqual([
    'docs/index.mdx:11: no link below "## Integrations" leads to docs/integrations/left.mdx: write one there: [What it is about](./integrations/left.mdx)',
    expect.anything(),
  ]);
  written('Text.', '', '\n## Elsewhere\n\n[Here](./integrations/left.mdx)\n');
  expect((await check()).lines[0]).toContain('no link below "## Integrations" leads to docs/integrations/left.mdx');
  written('Text.', 'unlisted: true');
  expect((await check()).status).toBe(0);
  written('Text.', 'draft: true');
  expect((await check()).status).toBe(0);
  written('## Top', '', '\n| Page |\n| --- |\n| [Here](/docs/integrations/left#top) |\n');
  expect((await check()).status).toBe(0);
});

test('what is wrong with a page is not said of what leads to it', async () => {
  write({
    'blog/2026-01-01-one/index.mdx': post(1, 'A { brace.'),
    'docs/integrations/next.mdx': page('## There\n\n[Read on](/blog/901#more).'),
    'blog/2026-01-01-two/index.mdx': post(2, 'See [the other](../2026-01-01-one/index.mdx#more).'),
  });
  write({'src/site/addresses.json': '{"/blog/901": ["more"]}'});
  expect((await check()).lines).toEqual([
    expect.stringContaining('blog/2026-01-01-one/index.mdx:10: MDX does not parse'),
    expect.anything(),
  ]);
});

test('the content of this project is right', async () => {
  folder = resolve('.');
  expect((await check()).lines.at(-1)).toContain('All is well');
});
