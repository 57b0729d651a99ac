import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';

/** What the settings of a content need beyond the project's: used by `site.config.ts` and `plain.config.ts` alike. */
export type Settings = {
  config: Partial<Config>;
  markdown: Config['markdown'];
  /** Options of docs, posts and pages. */
  content: Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins' | 'admonitions'>;
  docs: DocsOptions;
  blog: BlogOptions;
  themeConfig: Record<string, unknown>;
  prism: Record<string, unknown>;
  /** The sidebars file. */
  sidebars: Record<string, unknown[]>;
};

/** `has`: whether a row of the table is part of the content. */
export type CreateSettings = (has: (feature: string) => boolean) => Settings;
