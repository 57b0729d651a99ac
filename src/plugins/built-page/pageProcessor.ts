import type {ContentType} from '../../lib/contentTypes';
import type {ArticleMeta} from './articles';
import type {BuiltPage} from './builtPage';

export type Site = {
  /** The build folder. */
  outDir: string;
  /** The site's origin. */
  url: string;
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
