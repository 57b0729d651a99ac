import sidebars from '../../sidebars';
import type {Mistake} from './documents';
import {linesOf, namesIn, textOf} from './files';

const file = 'sidebars.ts';

/** The folders of `docs` that the sidebar shows. */
export const sections = [...JSON.stringify(sidebars).matchAll(/"dirName":"([^"]+)"/g)].map(([, folder = '']) => folder);

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
