import {join} from 'node:path';
import {getTagsFile} from '@docusaurus/utils-validation';
import {load} from 'js-yaml';
import {readText} from './files';

/** Authors and tags that posts may use, and the URLs of the pages that the blog generates for them. */
export type Lists = {authors: string[]; tags: string[]; urls: string[]};

type Author = {page?: boolean | {permalink?: string}} | null;

/** Reads `blog/authors.yml` and `blog/tags.yml`. Invalid files count as empty: Docusaurus reports them. */
export async function readLists(root: string): Promise<Lists> {
  const authors = readAuthors(root);
  const contentPaths = {contentPath: join(root, 'blog'), contentPathLocalized: ''};
  const tags = (await getTagsFile({tags: undefined, contentPaths}).catch(() => null)) ?? {};
  const urls = [
    ...Object.values(tags).map(({permalink}) => `/blog/tags${permalink}`),
    ...Object.entries(authors).flatMap(([name, author]) => {
      if (!author?.page) return [];
      return [`/blog/authors${(author.page === true ? undefined : author.page.permalink) ?? `/${name}`}`];
    }),
  ];
  return {authors: Object.keys(authors), tags: Object.keys(tags), urls};
}

/** Reads `blog/authors.yml`, with the names as keys. A missing or invalid file counts as empty. */
export function readAuthors(root: string): Record<string, Author> {
  try {
    return (load(readText(root, 'blog/authors.yml')) ?? {}) as Record<string, Author>;
  } catch {
    return {};
  }
}
