import type {DocusaurusConfig} from '@docusaurus/types';
import type {ArticleMeta} from './articles';
import type {BuiltPage} from './builtPage';

/** What features know of the site while they read a page: plain data, which each thread gets a copy of. */
export type Site = {
  /** The build folder. */
  outDir: string;
  /** The site's origin and base path, without a trailing slash: `url` + the path of a page is its URL. */
  url: string;
  /** The path below which the site is served, such as `/` or `/sub/`. */
  baseUrl: string;
  /** The paths of the site's other locales, such as `/de/`, which are built separately. */
  otherLocales: readonly string[];
  /** Metadata of posts, changelog months and docs, newest first within a blog. */
  articles: readonly ArticleMeta[];
  /** The import map of all pages, which has the hash of the search's script. */
  importMap: string;
};

/** What features know of the whole build. */
export type SiteBuild = Site & {
  /** The paths of routes with parameters or without `exact`, up to the parameter: pages below them have no file. */
  openPaths: readonly string[];
  /** Whether the site's scripts work under Trusted Types. */
  trustedTypes: boolean;
  /** Whether all scripts of the bundle are loaded with their hashes. */
  integrity: boolean;
  /** Docusaurus' configuration. */
  config: DocusaurusConfig;
};

/**
 * A post-build feature. Several threads read large sites, so a feature collects what it learns of all pages from the
 * results of its reader, which must be plain data.
 */
export type PageFeature<Result = undefined> = {
  /** Returns a function that is called for each page, in any order. */
  reader?: (site: Site) => PageReader<Result>;
  /** Returns what is called in the build's main thread. */
  collector?: (site: SiteBuild) => Collector<Result>;
};

export type PageReader<Result = undefined> = (page: BuiltPage) => Output<Result> | Promise<Output<Result>>;

/** What a reader returns for a page: tags, and the result that the collector gets. */
type Output<Result> = {
  /** Tags for the page's head. They are added to the HTML only, so they cost visitors no script. */
  tags?: string | undefined;
} & (undefined extends Result ? {result?: Result} : {result: Result});

type Collector<Result = undefined> = {
  /** Called once for each page, in the order of their paths. Not awaited before the next page's. */
  add?: (result: Result) => void | Promise<void>;
  /** Called after all pages. */
  end?: () => void | Promise<void>;
};
