import {load} from 'js-yaml';
import {readText} from './files';

/** What posts may name, and the pages that the blog makes of it. */
export type Lists = {authors: string[]; tags: string[]; urls: string[]};

type Entry = {permalink?: string; page?: boolean | {permalink?: string}} | null;

/** Reads `blog/authors.yml` and `blog/tags.yml` of the project in `root`; Docusaurus reports what is wrong in them. */
export function readLists(root: string): Lists {
  const [authors, tags] = [readList(root, 'blog/authors.yml'), readList(root, 'blog/tags.yml')];
  const urls = [
    ...Object.entries(tags).map(([name, tag]) => `/blog/tags${tag?.permalink ?? `/${kebabCase(name)}`}`),
    ...Object.entries(authors).flatMap(([name, author]) => {
      if (!author?.page) return [];
      return [`/blog/authors${(author.page === true ? undefined : author.page.permalink) ?? `/${name}`}`];
    }),
  ];
  return {authors: Object.keys(authors), tags: Object.keys(tags), urls};
}

function readList(root: string, file: string): Record<string, Entry> {
  try {
    return (load(readText(root, file)) ?? {}) as Record<string, Entry>;
  } catch {
    return {};
  }
}

/** As Docusaurus makes the URL of a tag: `codeReview` becomes `code-review`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^a-z\d]+/gi, '-')
    .toLowerCase();
}
