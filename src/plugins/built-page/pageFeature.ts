import type {DocusaurusConfig} from '@docusaurus/types';
import type {ArticleMeta} from './articles';
import type {BuiltPage} from './builtPage';

/** What features know of the site while they read a page: plain data, which each thread gets a copy of. */
export type Site = {
  /** The site's origin and base path, without a trailing slash: `url` + the path of a page is its URL. */
  url: string;
  /** The path below which the site is served, such as `/` or `/sub/`. */
  baseUrl: string;
  /** The paths of the site's other locales, such as `/de/`, which are built separately. */
  otherLocales: readonly string[];
  /** The import map of all pages, which has the hash of the search's script. */
  importMap: string;
};

/** What features know of the whole build. */
export type SiteBuild = Site & {
  /** The build folder. */
  outDir: string;
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
 * A post-build feature. What its reader returns for a page is cached until the page, its articles, the site or the code
 * changes: settings, files, other pages and the date are used in its collector, which also writes files.
 */
export type PageFeature<Result = undefined> = {
  /** Returns a function that is called for changed pages, in any order and in any thread. */
  reader?: (site: Site) => PageReader<Result>;
  /** Returns what is called in the build's main thread for all pages. */
  collector?: (site: SiteBuild) => Collector<Result>;
};

/**
 * Reads a page.
 *
 * @param articles the metadata of the post, month or doc that the page shows; on the blog's first page, of its posts
 */
export type PageReader<Result = undefined> = (page: BuiltPage, articles: readonly ArticleMeta[]) => Output<Result>;

/** What a reader returns for a page: tags, and the result that the collector gets. Both must be valid JSON. */
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
