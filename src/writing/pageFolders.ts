/** Pages by where they are written. */
export type WritingKind = 'doc' | 'post' | 'month' | 'page';

/** The folders that hold pages, and the kind of each. */
export const folders: readonly {folder: string; kind: WritingKind}[] = [
  {folder: 'docs', kind: 'doc'},
  {folder: 'blog', kind: 'post'},
  {folder: 'src/changelog', kind: 'month'},
  {folder: 'src/pages', kind: 'page'},
];

/** A file of `docs`, without its ending, that speaks for its folder, and has the folder's address. */
export const ofFolder = /\/(index|readme)$|(?<=\/([^/]+))\/\2$/;
