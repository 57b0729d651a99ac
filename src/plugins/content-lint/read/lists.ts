import {join, posix} from 'node:path';
import {getTagsFile} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import {readText} from './files';
import type {ContentSettings} from './settings';

/** Authors and tags that the posts in `folder` may use, and the URLs of the pages that the blog generates for them. */
export type Lists = {folder: string; authors: string[]; tags: string[]; urls: string[]};

type Author = {page?: boolean | {permalink?: string}} | null;

/** Reads `authors.yml` and `tags.yml` of the first blog. Invalid files count as empty: Docusaurus reports them. */
export async function readLists(root: string, {folders}: ContentSettings): Promise<Lists> {
  const blog = folders.find(({kind}) => kind === 'post');
  if (!blog) return {folder: '', authors: [], tags: [], urls: []};
  const {folder, routeBasePath} = blog;
  const authors = readAuthors(root, folder);
  const contentPaths = {contentPath: join(root, folder), contentPathLocalized: ''};
  const tags = (await getTagsFile({tags: undefined, contentPaths}).catch(() => null)) ?? {};
  const urls = [
    posix.join(routeBasePath, 'tags'),
    posix.join(routeBasePath, 'authors'),
    ...Object.values(tags).map(({permalink}) => posix.join(routeBasePath, 'tags', permalink)),
    ...Object.entries(authors).flatMap(([name, author]) => {
      if (!author?.page) return [];
      return [posix.join(routeBasePath, 'authors', (author.page === true ? undefined : author.page.permalink) ?? name)];
    }),
  ];
  return {folder, authors: Object.keys(authors), tags: Object.keys(tags), urls};
}

/** Reads `authors.yml` of a blog, with the names as keys. A missing or invalid file counts as empty. */
export function readAuthors(root: string, folder = 'blog'): Record<string, Author> {
  try {
    return (load(readText(root, `${folder}/authors.yml`)) ?? {}) as Record<string, Author>;
  } catch {
    return {};
  }
}
