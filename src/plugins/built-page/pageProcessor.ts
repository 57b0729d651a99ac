import type {ContentType} from '../../lib/contentTypes';
import type {ArticleMeta} from './articles';
import type {BuiltPage} from './builtPage';

export type Site = {
  /** Where the build stands. */
  outDir: string;
  /** The site's origin. */
  url: string;
  /** What kind of page stands at a path. */
  kindOf: (path: string) => ContentType;
  /** What was written in MDX, with its days and authors, newest first within a blog. */
  writings: readonly ArticleMeta[];
  /** Does what takes long and what nobody waits for before the end beside the reading of further pages. */
  enqueue: (work: () => Promise<unknown>) => Promise<void>;
};

/**
 * Something that the build makes out of its own pages: it is shown each of them once, and then told that it was all.
 */
export type PageProcessor = {
  /** May return tags for the page's head: what only machines read there costs visitors no script. */
  page: (page: BuiltPage) => HeadTags | Promise<HeadTags>;
  end?: () => void | Promise<void>;
};

type HeadTags = string | undefined;
