import {createSlugger} from '@docusaurus/utils';
import sidebars from '../../sidebars';
import type {Document} from './documents';
import {linesOf, namesIn, textOf} from './files';
import type {Mistake} from './mistake';

const file = 'sidebars.ts';

/** What the sidebar calls each section, by its folder in `docs`. */
const names = new Map(
  sidebars.docs.flatMap((shown) =>
    typeof shown === 'string' ? [] : shown.items.map(({dirName}): [string, string] => [dirName, shown.label]),
  ),
);

/** The folders of `docs` that the sidebar shows. */
export const sections = [...names.keys()];

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

/** Sections that the overview does not name: it stands for them on the way to their pages that search engines show. */
export function unnamedSections(documents: readonly Document[]): Mistake[] {
  const overview = documents.find(({path}) => path === '/docs');
  if (!overview) return [];
  return [...names]
    .filter(([folder]) => documents.some(({file}) => file.startsWith(`docs/${folder}/`)))
    .filter(([, name]) => !overview.headings.some(({id}) => id === createSlugger().slug(name)))
    .map(([folder, name]) => {
      const what = `the section "${name}" of sidebars.ts has no heading here`;
      return {
        file: overview.file,
        line: 1,
        what,
        remedy: `write "## ${name}", and below it what stands in docs/${folder}`,
      };
    });
}

function isDraft(text: string): boolean {
  const [, frontMatter = ''] = text.split(/^---/m);
  return /^draft: true/m.test(frontMatter);
}
