import type {Document} from '../documents';
import type {Mistake} from '../mistake';
import {entriesOf, listKeys, nameLists} from './nameLists';

/** The names that posts may give as their authors or tags; none, where their file cannot be read. */
function namesOf(root: string, key: keyof typeof nameLists): string[] {
  return Object.keys(entriesOf(root, key));
}

/**
 * The authors that Docusaurus may have: where a picture is written as a file beside the list the bundler would look for
 * it, and remember beyond this build that it is not there.
 */
export function compiledAuthors(root: string): string[] {
  return Object.entries(entriesOf(root, 'authors'))
    .filter(([, author]) => /^(\/|https?:|$)/.test(String(author?.image_url ?? author?.imageURL ?? '')))
    .map(([name]) => name);
}

/** The pages that the blog makes of its lists: of each tag, and of authors that ask for one. */
export function listedPages(root: string): string[] {
  return [
    ...Object.entries(entriesOf(root, 'tags')).map(([name, tag]) => `/blog/tags${tag?.permalink ?? `/${name}`}`),
    ...Object.entries(entriesOf(root, 'authors')).flatMap(([name, author]) => {
      if (!author?.page) return [];
      const permalink = author.page === true ? undefined : author.page.permalink;
      return [`/blog/authors${permalink ?? `/${name}`}`];
    }),
  ];
}

/** Names that a post gives and nobody bears. */
export function nameMistakes({file, kind, frontMatter, lineOf}: Document, root: string): Mistake[] {
  if (kind !== 'post') return [];
  return listKeys.flatMap((key) => {
    const known = namesOf(root, key);
    return [frontMatter[key] ?? []]
      .flat()
      .filter((one) => typeof one === 'string' && known.length > 0 && !known.includes(one))
      .map((one) => ({
        file,
        line: lineOf(key),
        what: `"${one}" is not in ${nameLists[key].file}`,
        remedy: `use one of ${known.join(', ')}, or add it there`,
      }));
  });
}
