export type PageKind = 'doc' | 'post' | 'month' | 'page' | 'partial';

/** A folder with pages, as `docusaurus.config.ts` sets it for a plugin. */
export type ContentFolder = {
  /** Relative to the project's root. */
  folder: string;
  kind: Exclude<PageKind, 'partial'>;
  /** The path of its pages. */
  routeBasePath: string;
};

export const contentFolders: readonly ContentFolder[] = [
  {folder: 'docs', kind: 'doc', routeBasePath: '/docs'},
  {folder: 'blog', kind: 'post', routeBasePath: '/blog'},
  {folder: 'src/changelog', kind: 'month', routeBasePath: '/changelog'},
  {folder: 'src/pages', kind: 'page', routeBasePath: '/'},
];
