import {months} from '../lib/format';
import {title} from './titles';

export const kinds = ['post', 'doc', 'changelog', 'landing', 'comparison'] as const;
export type Kind = (typeof kinds)[number];

type NewFile = {
  /** From the project's folder. */
  path: string;
  text: string;
};

/** What is in the project already. */
export type Place = {
  /** The folder of `docs` that a new page goes into, and those that there are. */
  section: string;
  sections: readonly string[];
  /** The numbers that the blog's posts have, or had. */
  postNumbers: readonly number[];
  /** Of the authors and of the tags that there are the first. */
  author: string;
  tag: string;
  /** The positions of the pages in the section. */
  docPositions: readonly number[];
  /** The numbers that landing pages have, or had. */
  landingNumbers: readonly number[];
};

type Template = (title: string, place: Place & {today: Date}) => NewFile[];

/** How the sentence begins that asks for a description; the page's title ends it. */
export const askedDescription = 'Say here, in 50 to 160 characters, what somebody can do after reading';

/**
 * Stands where a sentence is missing; long enough to be one, so that the file is correct as it is, and of each page's
 * own, as no two may share theirs.
 */
function descriptionOf(title: string): string {
  return `${askedDescription} ${title}.`.slice(0, 160);
}

const post: Template = (title, {postNumbers, author, tag, today}) => [
  {
    path: `blog/${day(today)}-${slugOf(title)}/index.mdx`,
    text: `---
title: ${titleOf(title)}
slug: /${next(postNumbers)}
description: ${quoted(descriptionOf(title))}
date: ${day(today)}
authors: ${author}
tags: [${tag}]
draft: true
---

Say in two or three sentences what this is about and why now. The list of a tag’s posts shows this paragraph, /blog the description.

{/* truncate */}

## First heading

Pictures go beside this file: \`![What to see in it](./picture.png)\`. A scene of the product, \`<Scene name="codeReview" caption="What to see." />\`, stands on the post’s card, too. Figures are cited: \`<Fact of="offers.freeTrialDays" />\`. When it is finished, take \`draft: true\` out.

## Read on

- [The documentation](/docs)
`,
  },
];

const doc: Template = (title, {section, sections, docPositions}) => {
  if (!sections.includes(section))
    throw new Error(
      `${section} is no section of the docs: choose one of ${sections.join(', ')}, or name it in sidebars.ts first`,
    );
  return [
    {
      path: `docs/${section}/${slugOf(title)}.mdx`,
      text: `---
title: ${titleOf(title)}
sidebar_position: ${next(docPositions)}
description: ${quoted(descriptionOf(title))}
draft: true
---

Say what the reader gets from this page, and what they need before they start.

## First heading

<Steps>

1. **Do this.** And say how to see that it worked.
2. **Then this.**

</Steps>

When it is finished, take \`draft: true\` out.
`,
    },
  ];
};

const changelog: Template = (title) => {
  const [year, month] = monthOf(title);
  const id = `${year}-${month}`;
  const name = `${months[Number(month) - 1]} ${year}`;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return [
    {
      path: `src/changelog/${id}.mdx`,
      text: `---
title: ${name}
slug: /${id}
date: ${id}-${lastDay}
description: ${descriptionOf(name)}
draft: true
---

## New {/* #${id}-new */}

- **What it is called.** What one can do with it now.

## Improvements {/* #${id}-improvements */}

- What got better, and for whom.

## Fixes {/* #${id}-fixes */}

- What no longer goes wrong.
`,
    },
  ];
};

const landing: Template = (title, {landingNumbers}) => {
  const number = next(landingNumbers);
  const name = nameOf(title);
  return [
    {
      path: `src/data/landing/${name}.ts`,
      text: `import {claims} from '../facts';
import type {LandingPage} from '../schema/landing';

/**
 * /landingpage${number}
 *
 * When all of it is written, take \`sample: true\` away: until then sitemap and search leave the page out.
 */
export const ${name} = {
  sample: true,
  surface: 'dark',
  campaign: 'green',
  pageUrl: ${text(title)},
  meta: {
    path: '/landingpage${number}',
    title: ${text(title)},
    description: ${text(descriptionOf(title))},
    heading: ${text(title)},
    intro: 'Say in two sentences what changes for the people who read this.',
    actions: [{label: 'See it in a demo', to: '/landingpage${number}#demo'}],
  },
  scene: 'codeReview',
  sections: [
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {icon: 'check', title: 'First benefit', text: 'What somebody notices, and when.'},
        {icon: 'clock', title: 'Second benefit', text: 'What somebody notices, and when.'},
        {icon: 'lock', title: claims.codeNotStored, text: 'What somebody can rely on.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'Say what the film shows', id: 'ovamai-${String(number).padStart(4, '0')}'},
    },
    {kind: 'tools', heading: 'Works with your existing tools', tools: ['GitHub', 'Jira', 'Slack']},
    {kind: 'testimonials'},
    {kind: 'demo', heading: 'See it on your own work', intro: 'Say what to bring to the call.'},
  ],
  closing: {
    heading: 'Get started',
    text: 'Say the one thing that should be remembered.',
    primary: {label: 'Get started', to: '/landingpage${number}#demo'},
  },
} satisfies LandingPage;
`,
    },
    route(`landingpage${number}`, 'LandingPage', 'landing', name),
  ];
};

const comparison: Template = (title, {today}) => {
  const name = nameOf(title);
  const path = slugOf(title);
  return [
    {
      path: `src/data/comparisons/${name}.ts`,
      text: `import {brand} from '../brand';
import {own, page, unknown, yes} from '../cells';
import type {ComparisonPage} from '../schema/comparison';

const theirFeatures = page(${text(`${title}: features`)}, 'https://example.com/features', '${day(today)}');

/**
 * /${path}
 *
 * When all of it is written, take \`sample: true\` away: until then sitemap and search leave the page out. Then link to
 * it from \`src/site/footer.ts\`.
 */
export const ${name} = {
  sample: true,
  rival: ${text(title)},
  meta: {
    path: '/${path}',
    title: \`\${brand.name} and ${inTemplate(title)}\`,
    description: ${text(descriptionOf(title))},
    heading: \`\${brand.name} compared with ${inTemplate(title)}\`,
    intro: 'Say in two sentences what each of the two sets out to do.',
    actions: [{label: 'View Pricing', to: '/pricing'}],
  },
  before: [
    {kind: 'scene', scene: 'codeReview', heading: 'Where the two are alike', intro: 'Say it in two sentences.'},
  ],
  table: {
    heading: 'Feature by feature',
    rivals: [${text(title)}],
    groups: [
      {
        group: 'The review',
        rows: [
          {feature: 'Comments on the lines of a pull request', ours: yes(own.review), theirs: [unknown(theirFeatures)]},
        ],
      },
      {
        group: 'Around it',
        rows: [{feature: 'Single sign-on', ours: yes(own.trust), theirs: [unknown(theirFeatures)]}],
      },
    ],
  },
  choice: {
    heading: 'Which one, then?',
    theirs: {title: ${text(`Choose ${title} if`)}, points: ['say when they are the better choice', 'and why']},
    ours: {title: \`Choose \${brand.name} if\`, points: ['say when we are the better choice', 'and why']},
  },
  faq: {
    heading: 'Questions about the two',
    questions: [
${['both', 'fair', 'hosts', 'switch', 'try'].map((id) => `      {id: '${path}-${id}', question: 'What do people ask?', answer: 'Answer it in two sentences.'},`).join('\n')}
    ],
  },
  closing: {heading: 'See it on your own code', text: 'The quickest comparison is the next pull request you open.'},
} satisfies ComparisonPage;
`,
    },
    route(path, 'ComparisonPage', 'comparisons', name),
  ];
};

/** The route of a page that has siblings. */
function route(path: string, template: string, folder: string, name: string): NewFile {
  return {
    path: `src/pages/${path}.tsx`,
    text: `import type {ReactNode} from 'react';
import {${template}} from '../components/templates/${template}';
import {${name}} from '../data/${folder}/${name}';

export default function ${name.charAt(0).toUpperCase()}${name.slice(1)}Page(): ReactNode {
  return <${template} page={${name}} />;
}
`,
  };
}

export const templates: Record<Kind, Template> = {post, doc, changelog, landing, comparison};

/** A title as it stands in the front matter of a page. */
function titleOf(words: string): string {
  const fault = title.safeParse(words).error?.issues[0];
  if (fault) throw new Error(`"${words}" is no title: ${fault.message}`);
  return quoted(words);
}

/** A title as addresses have it: `What’s new in É2E?` becomes `whats-new-in-e2e`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new Error(`"${title}" has no letter or digit to make an address of: choose another title`);
  return slug;
}

/** `October 2026` as `2026` and `10`. */
function monthOf(title: string): [year: string, month: string] {
  const [name = '', year = ''] = title.split(' ');
  const month = months.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  if (month === 0 || !/^\d{4}$/.test(year)) throw new Error(`"${title}" is not a month: write it as "October 2026"`);
  return [year, String(month).padStart(2, '0')];
}

function next(taken: readonly number[]): number {
  return Math.max(0, ...taken) + 1;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A title as a constant is called: `Data agents` becomes `dataAgents`. */
function nameOf(title: string): string {
  const name = slugOf(title).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `page${name}` : name;
}

/** As TypeScript takes any text. */
function text(words: string): string {
  return `'${words.replace(/[\\']/g, '\\$&')}'`;
}

/** As it stands between the backticks of TypeScript. */
function inTemplate(words: string): string {
  return words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

/** As YAML takes any text. */
function quoted(text: string): string {
  return /^[\w][\w ,.’()/-]*$/.test(text) ? text : JSON.stringify(text);
}
