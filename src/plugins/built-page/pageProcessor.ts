import type {DocusaurusConfig} from '@docusaurus/types';
import type {ContentType} from '../../lib/contentTypes';
import type {ArticleMeta} from './articles';
import type {BuiltPage} from './builtPage';

export type Site = {
  /** The build folder. */
  outDir: string;
  /** The site's origin and base path, without a trailing slash: `url` + the path of a page is its URL. */
  url: string;
  /** The path below which the site is served, such as `/` or `/sub/`. */
  baseUrl: string;
  /** The paths of the site's other locales, such as `/de/`, each of which is a build of its own. */
  otherLocales: readonly string[];
  /** The paths of routes with parameters or without `exact`, up to the parameter: pages below them have no file. */
  openPaths: readonly string[];
  /** Whether the site's scripts work under Trusted Types. */
  trustedTypes: boolean;
  /** Whether all scripts of the bundle are loaded with their hashes. */
  integrity: boolean;
  /** Docusaurus' configuration. */
  config: DocusaurusConfig;
  /** Returns the content type of the page at a path. */
  kindOf: (path: string) => ContentType;
  /** Metadata of posts, changelog months and docs, newest first within a blog. */
  articles: readonly ArticleMeta[];
  /** Queues slow work to run while later pages are read; the build awaits it before `end`. */
  enqueue: (work: () => Promise<unknown>) => Promise<void>;
};

/** A post-build feature: `page` is called once for each page, then `end` once. */
export type PageProcessor = {
  /** May return tags for the page's head. They are added to the HTML only, so they cost visitors no script. */
  page: (page: BuiltPage) => HeadTags | Promise<HeadTags>;
  end?: () => void | Promise<void>;
};

type HeadTags = string | undefined;
