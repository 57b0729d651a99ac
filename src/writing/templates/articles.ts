import {months} from '../../lib/format';
import {ofFolder} from '../pageFolders';
import {title} from '../titles';
import {slugOf} from './names';
import {day, descriptionOf, next, type Template} from './template';

/** A post of the blog, with the number after the last one. */
export const post: Template = (title, {postNumbers, author, tag, today}) => [
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

Say in two or three sentences what this is about and why now. An author’s page shows this paragraph, the other lists the description.

{/* truncate */}

## Say what the first part is about

Pictures go beside this file: \`![What to see in it](./picture.png)\`. A scene of the product, \`<Scene name="codeReview" caption="What to see." />\`, stands on the post’s card, too. Figures are cited: \`<Fact of="offers.freeTrialDays" />\`. When it is finished, take \`draft: true\` out.

## Read on

- [The documentation](/docs)
`,
  },
];

/** A page of the docs, the last of its section. */
export const doc: Template = (title, {section, sections, docPositions}) => {
  if (!sections.includes(section))
    throw new Error(
      `${section} is no section of the docs: choose one of ${sections.join(', ')}, or name it in sidebars.ts first`,
    );
  const page = `docs/${section}/${slugOf(title)}`;
  if (ofFolder.test(page))
    throw new Error(`${page}.mdx would be the page of the whole section, /docs/${section}: choose another title`);
  return [
    {
      path: `${page}.mdx`,
      text: `---
title: ${titleOf(title)}
sidebar_position: ${next(docPositions)}
description: ${quoted(descriptionOf(title))}
draft: true
---

Say what the reader gets from this page, and what they need before they start.

## Say what the first part is about

<Steps>

1. **Do this.** And say how to see that it worked.
2. **Then this.**

</Steps>

When it is finished, take \`draft: true\` out.
`,
    },
  ];
};

/** A month of the changelog, dated by its last day. */
export const changelog: Template = (title) => {
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

/** A title as it stands in the front matter of a page. */
function titleOf(words: string): string {
  const fault = title.safeParse(words).error?.issues[0];
  if (fault) throw new Error(`"${words}" is no title: ${fault.message}`);
  return quoted(words);
}

/** `October 2026` as `2026` and `10`. */
function monthOf(title: string): [year: string, month: string] {
  const [name = '', year = ''] = title.split(' ');
  const month = months.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  if (month === 0 || !/^\d{4}$/.test(year)) throw new Error(`"${title}" is not a month: write it as "October 2026"`);
  return [year, String(month).padStart(2, '0')];
}

/** As YAML takes any text. */
function quoted(text: string): string {
  return /^[\w][\w ,.’()/-]*$/.test(text) ? text : JSON.stringify(text);
}
