/** Pages by where they are written. */
export type WritingKind = 'doc' | 'post' | 'month' | 'page';

/** The folders that hold pages, and the kind of each. */
export const folders: readonly {folder: string; kind: WritingKind}[] = [
  {folder: 'docs', kind: 'doc'},
  {folder: 'blog', kind: 'post'},
  {folder: 'src/changelog', kind: 'month'},
  {folder: 'src/pages', kind: 'page'},
];
