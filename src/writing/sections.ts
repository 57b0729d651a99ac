import sidebars from '../../sidebars';
import {linesOf, namesIn, textOf} from './files';
import type {Mistake} from './mistake';

const file = 'sidebars.ts';

/** What the sidebar calls each section, by its folder in `docs`. */
export const sectionNames = new Map(
  sidebars.docs.flatMap((shown) =>
    typeof shown === 'string' ? [] : shown.items.map(({dirName}): [string, string] => [dirName, shown.label]),
  ),
);

/** The folders of `docs` that the sidebar shows. */
export const sections = [...sectionNames.keys()];

/**
 * Sections without a page: Docusaurus would make no sidebar, and end with a stack. A draft is a page only where `drafts`
 * are shown, as by `npm start`.
 */
export function emptySections(root: string, drafts = false): Mistake[] {
  const text = textOf(root, file);
  if (text === '') return [];
  return sections
    .filter((section) => !namesIn(root, `docs/${section}`).some((name) => isShown(`docs/${section}/${name}`)))
    .map((section) => {
      const line = linesOf(text).find(({words}) => words.includes(section))?.line ?? 1;
      const remedy = 'publish a page there first, name the folder as it is, or take the section out';
      return {file, line, what: `docs/${section} has no page that is published`, remedy};
    });

  function isShown(page: string): boolean {
    return page.endsWith('.mdx') && (drafts || !isDraft(textOf(root, page)));
  }
}

function isDraft(text: string): boolean {
  const [, frontMatter = ''] = text.split(/^---/m);
  return /^draft: true/m.test(frontMatter);
}
