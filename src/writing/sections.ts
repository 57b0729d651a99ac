import sidebars from '../../sidebars';
import type {Mistake} from './documents';
import {linesOf, namesIn, textOf} from './files';

const file = 'sidebars.ts';

/** The folders of `docs` that the sidebar shows. */
export const sections = [...JSON.stringify(sidebars).matchAll(/"dirName":"([^"]+)"/g)].map(([, folder = '']) => folder);

/** Sections without a page: Docusaurus would make no sidebar, and end with a stack. */
export function emptySections(root: string): Mistake[] {
  const text = textOf(root, file);
  if (text === '') return [];
  return sections
    .filter((section) => !namesIn(root, `docs/${section}`).some((name) => name.endsWith('.mdx')))
    .map((section) => {
      const line = linesOf(text).find(({words}) => words.includes(section))?.line ?? 1;
      const remedy = 'write a page there first, name the folder as it is, or take the section out';
      return {file, line, what: `docs/${section} has no page`, remedy};
    });
}
